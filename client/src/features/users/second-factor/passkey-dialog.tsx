import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { Dialog } from '../../../kit/ui/dialog'
import { makePasskey, PasskeyStopped } from './browser-passkeys'
import { secondFactorWords } from './second-factor-words'
import { usePasskeyProblem } from './use-passkey-problem'

type PasskeyDialogProps = { open: boolean; onClose: () => void; onAdded: (codes: string[]) => void }

/** Asks what the device is called, and has its browser make a passkey. */
export const PasskeyDialog = ({ open, onClose, onAdded }: PasskeyDialogProps) => {
  const words = useWords(secondFactorWords)
  const problemOf = usePasskeyProblem()
  const { run: begin } = useOperation('passkey-begin')
  const { run: add } = useOperation('passkey-add')
  const make = async (name: string) => {
    try {
      return await add({ name, ...(await makePasskey(await begin({}))) })
    } catch (error) {
      throw error instanceof PasskeyStopped ? new Error(problemOf(error)) : error
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.addPasskey} description={words.passkeyAbout}>
      {open && (
        <Form
          label={words.addPasskey}
          guard={false}
          defaultValues={{ name: '' }}
          onSubmit={async ({ name }) => onAdded((await make(name)).codes)}
          onSaved={onClose}
        >
          <Field name="name" label={words.passkeyName} maxLength={80} data-autofocus />
          <DialogActions submit={words.addPasskey} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}
