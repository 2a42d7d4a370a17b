import { minPasswordLength } from '@mainstreet/shared/contracts/users'
import { useFormContext } from 'react-hook-form'
import { useFieldCheck } from '../../kit/form/form-context'
import { Field } from '../../kit/form/fields/field'
import { useWords } from '../../kit/language/bilingual'
import { signInWords } from './sign-in-words'

/** What the two boxes for a new password hold. */
export interface NewPassword {
  newPassword: string
  repeated: string
}

/** A new password, twice, because nobody sees what they type. */
export const NewPasswordFields = () => {
  const words = useWords(signInWords)
  const { getValues } = useFormContext<NewPassword>()
  useFieldCheck('newPassword', (value) =>
    String(value ?? '').length < minPasswordLength ? words.atLeast(minPasswordLength) : undefined,
  )
  useFieldCheck('repeated', (value) => (value === getValues('newPassword') ? undefined : words.notSame))
  const box = { type: 'password', autoComplete: 'new-password', required: true }
  return (
    <>
      <Field {...box} name="newPassword" help={words.atLeastHelp(minPasswordLength)} />
      <Field {...box} name="repeated" label={words.repeat} />
    </>
  )
}
