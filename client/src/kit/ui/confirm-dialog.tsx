import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { useKitWords } from './kit-words'
import { Notice } from './notice'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void | Promise<unknown>
  title: string
  children: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
}

/** Asks before something is done; stays open with the reason when `onConfirm` fails, closes when it succeeds. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const words = useKitWords()
  const { open, onClose, onConfirm, title, children, danger } = props
  const { confirm = words.confirm, cancel = words.cancel } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const close = () => {
    setFailure(null)
    onClose()
  }
  const run = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : words.notDone)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={close} disabled={busy} data-autofocus>
        {cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={run}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={busy ? () => {} : close} title={title} footer={footer}>
      <div>{children}</div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  )
}
