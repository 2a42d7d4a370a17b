import { requestEmailChange } from '@mainstreet/shared/contracts/users'
import { useOperation } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { Dialog } from '../../../kit/ui/dialog'
import { accountWords } from './account-words'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { translateRefusals } from './translate-refusals'

type ChangeEmailDialogProps = { open: boolean; onClose: () => void; onSent: (to: string) => void }

/** Asks for the new address and the current password; the server mails the link. */
export const ChangeEmailDialog = ({ open, onClose, onSent }: ChangeEmailDialogProps) => {
  const words = useWords(accountWords)
  const { run } = useOperation('email-change-request')
  const said = { currentPassword: words.wrongPassword }
  return (
    <Dialog open={open} onClose={onClose} title={words.changeEmailTitle} description={words.changeEmailAbout}>
      <Form
        label={words.changeEmailTitle}
        guard={false}
        contract={requestEmailChange}
        defaultValues={{ email: '', currentPassword: '' }}
        onSubmit={({ email, currentPassword }) =>
          translateRefusals(run({ email: email.trim(), currentPassword }), {
            ...said,
            // Only a well-formed address gets there.
            email: words.sameEmail,
          })
        }
        onSaved={({ email }) => {
          onSent(email.trim().toLowerCase())
          onClose()
        }}
      >
        <Field name="email" type="email" autoComplete="email" required data-autofocus />
        <Field name="currentPassword" type="password" autoComplete="current-password" required />
        <DialogActions submit={words.sendLink} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
