import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { formWords } from '../../../kit/form/form-words'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { toast } from '../../../kit/ui/toaster'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'
import { editorWords } from './words'

type CancelItemProps = { list: string; discard: () => Promise<unknown> }

/** Before a full page load: asks about unsaved changes and deletes a new item first. */
const CancelInModule = ({ list, discard }: CancelItemProps) => {
  const words = useWords(editorWords)
  const form = useWords(formWords)
  const go = useGo()
  const { reset, formState } = useFormContext()
  const { isDirty } = formState
  const [asking, setAsking] = useState(false)
  const [rolling, setRolling] = useState(false)
  const [discarded, setDiscarded] = useState(false)
  // Once the form counts as unchanged, nothing holds the page back.
  useEffect(() => {
    if (discarded && !isDirty) go(list)
  }, [discarded, isDirty, go, list])
  const rollBack = async () => {
    setRolling(true)
    try {
      await discard()
      reset()
      setDiscarded(true)
    } catch (error) {
      setRolling(false)
      toast.error(words.notRemoved, error)
    }
  }
  return (
    <>
      <span role="status">{rolling && words.rollingBack}</span>
      <Button loading={rolling} onClick={() => (isDirty ? setAsking(true) : void rollBack())}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void rollBack()}
        title={form.leaveTitle}
        confirm={form.leave}
        cancel={form.stay}
        danger
      >
        {form.leaveText}
      </ConfirmDialog>
    </>
  )
}

/** Leaves the editor without saving; a new item goes with it. */
export const CancelItem = (props: CancelItemProps) => {
  const words = useWords(editorWords)
  const { inModule } = useBackOfficeLinks()
  const go = useGo()
  if (inModule) return <CancelInModule {...props} />
  return <Button onClick={() => go(props.list)}>{words.cancel}</Button>
}
