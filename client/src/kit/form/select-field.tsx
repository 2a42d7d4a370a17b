import { Select, type Option } from '../ui/select'
import { useFormField, type FieldProps } from './use-form-field'

type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  placeholder?: string
  /** The form holds numbers; the empty choice is null. */
  numeric?: boolean
  autoComplete?: string
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** One of a list. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, help, required, options, placeholder, numeric, autoComplete } = props
  const { value, onChange, ...field } = useFormField(props)
  return (
    <Select
      {...{ label, help, required, options, placeholder, autoComplete }}
      {...field}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(numeric ? numberOrNull(event.target.value) : event.target.value)}
    />
  )
}
