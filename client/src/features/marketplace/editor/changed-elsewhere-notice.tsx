import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { editorWords } from './words'

type ChangedElsewhereNoticeProps = {
  /** What is different on the server. */
  labels: readonly string[]
  onLoad: () => void
}

/** Says that somebody else saved the item while it is being edited. */
export const ChangedElsewhereNotice = ({ labels, onLoad }: ChangedElsewhereNoticeProps) => {
  const words = useWords(editorWords)
  if (labels.length === 0) return null
  return (
    <Notice
      title={words.changedElsewhere}
      action={
        <Button size="small" onClick={onLoad}>
          {words.showNewer}
        </Button>
      }
    >
      {words.differentNow(labels.join(', '))}
    </Notice>
  )
}
