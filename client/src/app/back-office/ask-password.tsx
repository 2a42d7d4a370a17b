import { confirmPassword } from '@mainstreet/shared/contracts/users'
import { useRef, useState } from 'react'
import { accountWords } from '../../features/users/account/account-words'
import { translateRefusals } from '../../features/users/account/translate-refusals'
import { useOperation } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { useSignedIn } from '../../kit/session/session-context'
import { Dialog } from '../../kit/ui/dialog'
import { shellWords } from './shell-words'

type AskPasswordProps = { open: boolean; onDone: (entered: boolean) => void }

/** Asks for the password again; what was under way behind it goes on as soon as it is right. */
export const AskPassword = ({ open, onDone }: AskPasswordProps) => {
  const words = useWords(shellWords)
  const { wrongPassword } = useWords(accountWords)
  const { user } = useSignedIn()
  const { run } = useOperation('password-confirm')
  const cancel = () => onDone(false)
  return (
    <Dialog open={open} onClose={cancel} title={words.askPassword} description={words.askPasswordWhy}>
      <Form
        label={words.askPassword}
        guard={false}
        contract={confirmPassword}
        defaultValues={{ password: '' }}
        onSubmit={(values) => translateRefusals(run(values), { password: wrongPassword })}
        onSaved={() => onDone(true)}
      >
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Field name="password" type="password" autoComplete="current-password" required data-autofocus />
        <DialogActions submit={words.goOn} cancel={words.cancel} onCancel={cancel} />
      </Form>
    </Dialog>
  )
}

interface Asking {
  entered: Promise<boolean>
  settle: (entered: boolean) => void
}

/** One question for all that is refused meanwhile: `ask` answers whether the password was entered. */
export const useAskPassword = () => {
  const [open, setOpen] = useState(false)
  const asking = useRef<Asking | null>(null)
  const ask = (): Promise<boolean> => {
    if (!asking.current) {
      let settle: Asking['settle'] = () => {}
      const entered = new Promise<boolean>((resolve) => (settle = resolve))
      asking.current = { entered, settle }
      setOpen(true)
    }
    return asking.current.entered
  }
  const onDone = (entered: boolean) => {
    setOpen(false)
    asking.current?.settle(entered)
    asking.current = null
  }
  return { ask, dialog: { open, onDone } }
}
