import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { usePasskeyProblem } from './use-passkey-problem'

type PasskeyButtonProps = {
  children: string
  /** Uses or makes the passkey; what it throws is said under the button. */
  onUse: () => Promise<void>
  wide?: boolean
  disabled?: boolean
}

/** Asks the browser for a passkey, and says where it did not come to one. */
export const PasskeyButton = ({ children, onUse, wide, disabled }: PasskeyButtonProps) => {
  const problemOf = usePasskeyProblem()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const press = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await onUse()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        icon={<KeyRound />}
        size={wide ? 'large' : undefined}
        wide={wide}
        loading={busy}
        disabled={disabled}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </>
  )
}
