import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'

type ChangedElsewhereNoticeProps = {
  /** What is different on the server. */
  labels: readonly string[]
  onLoad: () => void
}

/** Says that somebody else saved the item while it is being edited. */
export const ChangedElsewhereNotice = ({ labels, onLoad }: ChangedElsewhereNoticeProps) =>
  labels.length === 0 ? null : (
    <Notice
      title="This item was changed somewhere else"
      action={
        <Button size="small" onClick={onLoad}>
          Show the newer version
        </Button>
      }
    >
      Different now: {labels.join(', ')}. What you typed is kept; saving puts it in the place of those
      changes.
    </Notice>
  )
