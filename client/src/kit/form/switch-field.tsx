import { Switch } from '../ui/switch'
import { offered } from './offered'
import { useFormField, type FieldProps } from './use-form-field'

/** A yes or no. */
export const SwitchField = offered((props: Omit<FieldProps, 'required'>) => {
  const { name, value, onChange, label, help, error, disabled } = useFormField(props).field
  return <Switch {...{ name, label, help, error, disabled, onChange }} checked={Boolean(value)} />
})
