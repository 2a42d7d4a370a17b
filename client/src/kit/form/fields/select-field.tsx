import { Select, type Option } from '../../ui/select'
import { withPermission } from '../with-permission'
import { useChoiceField, type FieldProps } from './use-form-field'

type SelectFieldProps = FieldProps & {
  /** The values of the column's list, as they are, without. */
  options?: readonly Option[]
  placeholder?: string
  /** The form holds numbers; the empty choice is null. */
  numeric?: boolean
  autoComplete?: string
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

const optionsOf = (values: readonly unknown[] = []): Option[] =>
  values.filter(Boolean).map((value) => ({ value: String(value), label: String(value) }))

/** One of a list. */
export const SelectField = withPermission((props: SelectFieldProps) => {
  const { placeholder, numeric, autoComplete } = props
  // One of a list without an empty choice is always chosen: there is nothing to require.
  const required = props.required ?? (placeholder === undefined ? false : undefined)
  const { column, field: all } = useChoiceField({ ...props, required })
  const { value, onChange, ...field } = all
  const options = props.options ?? optionsOf(column?.enum)
  return (
    <Select
      {...{ options, placeholder, autoComplete }}
      {...field}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(numeric ? numberOrNull(event.target.value) : event.target.value)}
    />
  )
})
