import { changePassword } from '@mainstreet/shared/contracts/users'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useWords } from '../../../kit/language/bilingual'
import { useSignedIn } from '../../../kit/session/session-context'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { toast } from '../../../kit/ui/toaster'
import { NewPasswordFields, type NewPassword } from '../new-password-fields'
import { accountWords } from './account-words'
import { translateRefusals } from './translate-refusals'

type PasswordChange = NewPassword & { currentPassword: string }
const empty: PasswordChange = { currentPassword: '', newPassword: '', repeated: '' }

/** A new password, which ends every other session. */
export const PasswordSection = () => {
  const words = useWords(accountWords)
  const { user } = useSignedIn()
  const { run } = useOperation('password-change')
  // A new key empties the boxes: a password that was saved has no business in them.
  const [saved, setSaved] = useState(0)
  return (
    <SettingsSection id="password" {...words.password}>
      <Form<PasswordChange>
        key={saved}
        label={words.password.title}
        guard={false}
        contract={changePassword}
        defaultValues={empty}
        onSubmit={({ currentPassword, newPassword }) =>
          translateRefusals(run({ currentPassword, newPassword }), { currentPassword: words.wrongPassword })
        }
        onSaved={() => {
          toast.success(words.passwordChanged)
          setSaved(saved + 1)
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Field name="currentPassword" type="password" autoComplete="current-password" required />
        <NewPasswordFields />
        <FormActions submit={words.changePassword} />
      </Form>
    </SettingsSection>
  )
}
