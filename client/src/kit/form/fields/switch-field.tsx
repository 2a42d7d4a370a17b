import { Switch } from '../../ui/switch'
import { offered } from '../offered'
import { useChoiceField, type FieldProps } from './use-form-field'

/** A yes or no. */
export const SwitchField = offered((props: Omit<FieldProps, 'required'> & { hideLabel?: boolean }) => {
  const { name, value, onChange, label, help, error, disabled, note } = useChoiceField(props).field
  return (
    <Switch
      {...{ name, label, help, error, disabled, note, onChange }}
      hideLabel={props.hideLabel}
      checked={Boolean(value)}
    />
  )
})
