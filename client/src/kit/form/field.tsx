import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field'
import { useFormField, type FieldProps } from './use-form-field'

type Input = Omit<ComponentProps<typeof TextField>, keyof FieldProps | 'value' | 'onChange' | 'error' | 'ref'>

/** A line of text. */
export const Field = ({ name, label, help, required, disabled, ...input }: FieldProps & Input) => {
  const { value, ...field } = useFormField({ name, label, required, disabled })
  return <TextField {...input} {...{ label, help, required }} {...field} value={value ?? ''} />
}
