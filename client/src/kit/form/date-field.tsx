import { TextField } from '../ui/text-field'
import { useFormField, type FieldProps } from './use-form-field'

/** A day as YYYY-MM-DD, null when empty; of an instant only its day is shown. */
export const DateField = (props: FieldProps & { min?: string; max?: string }) => {
  const { label, help, required, min, max } = props
  const { value, onChange, ...field } = useFormField(props)
  return (
    <TextField
      {...{ label, help, required, min, max }}
      {...field}
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
