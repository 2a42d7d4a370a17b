import { minPasswordLength } from '@mainstreet/shared/contracts/users'
import { useFormContext } from 'react-hook-form'
import { useFieldCheck } from '../../kit/form/form-context'
import { Field } from '../../kit/form/field'

/** What the two boxes for a new password hold. */
export interface NewPassword {
  newPassword: string
  repeated: string
}

/** A new password, twice, because nobody sees what they type. */
export const NewPasswordFields = () => {
  const { getValues } = useFormContext<NewPassword>()
  useFieldCheck('newPassword', (value) =>
    String(value ?? '').length < minPasswordLength
      ? `Please use at least ${minPasswordLength} characters.`
      : undefined,
  )
  useFieldCheck('repeated', (value) =>
    value === getValues('newPassword') ? undefined : 'The two passwords are not the same.',
  )
  const box = { type: 'password', autoComplete: 'new-password', required: true }
  return (
    <>
      <Field {...box} name="newPassword" help={`At least ${minPasswordLength} characters.`} />
      <Field {...box} name="repeated" label="Repeat New Password" />
    </>
  )
}
