import { formatPhone } from '@mainstreet/shared/rules/phone'
import { TextField } from '../ui/text-field'
import { offered } from './offered'
import { useFormField, type FieldProps } from './use-form-field'

/** A phone number, put into the form (xxx) xxx-xxxx while it is typed. */
export const PhoneField = offered((props: FieldProps) => {
  const { value, onChange, ...field } = useFormField(props).field
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      value={value ?? ''}
      onChange={(event) => onChange(formatPhone(event.target.value))}
    />
  )
})
