import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { toast } from '../../../kit/ui/toaster'
import { AuthenticatorDialog, type Scan } from './authenticator-dialog'
import { PasskeyDialog } from './passkey-dialog'
import { secondFactorWords } from './second-factor-words'

/** A button that adds a passkey; the codes are there where it is the first way. */
export const AddPasskey = ({ onAdded }: { onAdded: (codes: string[]) => void }) => {
  const words = useWords(secondFactorWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<KeyRound />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.addPasskey}
      </Button>
      <PasskeyDialog open={open} onClose={() => setOpen(false)} onAdded={onAdded} />
    </>
  )
}

/** A button that adds an authenticator app. */
export const AddAuthenticator = ({ onAdded }: { onAdded: (codes: string[]) => void }) => {
  const words = useWords(secondFactorWords)
  const { run, busy } = useOperation('authenticator-begin')
  const [scan, setScan] = useState<Scan>(null)
  const begin = () => run({}).then(setScan, (error: unknown) => toast.error(words.notAdded, error))
  return (
    <>
      <Button icon={<Smartphone />} loading={busy} onClick={() => void begin()} aria-haspopup="dialog">
        {words.addApp}
      </Button>
      <AuthenticatorDialog scan={scan} onClose={() => setScan(null)} onAdded={onAdded} />
    </>
  )
}
