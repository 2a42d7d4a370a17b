import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { toast } from '../../../kit/ui/toaster'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'

/** Long enough to see what happens, and for the form to count as unchanged. */
const pauseMs = 100

type CancelItemProps = { list: string; discard: () => Promise<unknown> }

/** Before a full page load: asks about unsaved changes and deletes a new item first. */
const CancelInModule = ({ list, discard }: CancelItemProps) => {
  const go = useGo()
  const { reset, formState } = useFormContext()
  const { isDirty } = formState
  const [asking, setAsking] = useState(false)
  const [rolling, setRolling] = useState(false)
  const rollBack = async () => {
    setRolling(true)
    try {
      await discard()
      reset()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      go(list)
    } catch (error) {
      setRolling(false)
      toast.error('The new item could not be removed.', error)
    }
  }
  return (
    <>
      <span role="status">{rolling && 'Rolling back changes…'}</span>
      <Button loading={rolling} onClick={() => (isDirty ? setAsking(true) : void rollBack())}>
        Cancel
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void rollBack()}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        danger
      >
        Your changes are not saved yet.
      </ConfirmDialog>
    </>
  )
}

/** Leaves the editor without saving; a new item goes with it. */
export const CancelItem = (props: CancelItemProps) => {
  const { inModule } = useBackOfficeLinks()
  const go = useGo()
  if (inModule) return <CancelInModule {...props} />
  return <Button onClick={() => go(props.list)}>Cancel</Button>
}
