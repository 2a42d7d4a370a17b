import { useFormState } from 'react-hook-form'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { formWords } from './form-words'

type ChangedElsewhereNoticeProps = {
  /** The labels of what is different on the server. */
  labels: readonly string[]
  onLoad: () => void
}

/** Says in a form that somebody else saved its row meanwhile; quiet while our own save comes back as an event. */
export const ChangedElsewhereNotice = ({ labels, onLoad }: ChangedElsewhereNoticeProps) => {
  const words = useWords(formWords)
  const { isSubmitting } = useFormState()
  if (isSubmitting || labels.length === 0) return null
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
