import { useUnsavedGuard } from '../../../kit/form/unsaved-guard'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'

/** Asks before a running import is left, which stops it. */
export const ImportLeaveDialog = ({ running }: { running: boolean }) => {
  const blocker = useUnsavedGuard(running)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Stop the import?"
      confirm="Stop and leave"
      cancel="Stay"
      danger
    >
      What has been imported so far stays. Importing the same file again goes on where it stopped.
    </ConfirmDialog>
  )
}
