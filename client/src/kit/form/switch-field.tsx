import { Switch } from '../ui/switch'
import { useFormField, type FieldProps } from './use-form-field'

/** A yes or no. */
export const SwitchField = (props: Omit<FieldProps, 'required'>) => {
  const { value, onChange, error, disabled } = useFormField(props)
  const { name, label, help } = props
  return <Switch {...{ name, label, help, error, disabled, onChange }} checked={Boolean(value)} />
}
