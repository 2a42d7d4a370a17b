import { TextField } from '../../ui/text-field'
import type { FieldCheck } from '../form-context'
import { offered } from '../offered'
import { useFormField, type FieldProps } from './use-form-field'

type TimeFieldProps = FieldProps & { hideLabel?: boolean; check?: FieldCheck }

/** A clock time as HH:MM:SS, empty when there is none; the browser shows it as its user writes times. */
export const TimeField = offered(({ hideLabel, check, ...props }: TimeFieldProps) => {
  const { value, onChange, note, ...field } = useFormField(props, check).field
  return (
    <TextField
      {...field}
      hideLabel={hideLabel}
      // It would stand in the box where there is no line for a label.
      note={hideLabel ? undefined : note}
      type="time"
      value={typeof value === 'string' ? value.slice(0, 5) : ''}
      onChange={(event) => onChange(event.target.value && `${event.target.value.slice(0, 5)}:00`)}
    />
  )
})
