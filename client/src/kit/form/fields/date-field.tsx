import { TextField } from '../../ui/text-field'
import type { FieldCheck } from '../form-context'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'

// Or a browser lets a year have six digits.
const lastDay = '9999-12-31'

/** A day as YYYY-MM-DD, null when empty; of an instant only its day is shown. */
export const DateField = withPermission(
  (props: FieldProps & { min?: string; max?: string; check?: FieldCheck }) => {
    const { min, max = lastDay, check } = props
    const { value, onChange, ...field } = useFormField(props, check).field
    return (
      <TextField
        {...{ min, max }}
        {...field}
        type="date"
        value={typeof value === 'string' ? value.slice(0, 10) : ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    )
  },
)
