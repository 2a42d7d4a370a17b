import type { ComponentProps } from 'react'
import { TextArea } from '../ui/text-area'
import { useFormField, type FieldProps } from './use-form-field'

type Input = Omit<ComponentProps<typeof TextArea>, keyof FieldProps | 'value' | 'onChange' | 'error' | 'ref'>

/** Several lines of text. */
export const TextAreaField = ({ name, label, help, required, disabled, ...input }: FieldProps & Input) => {
  const { value, ...field } = useFormField({ name, label, required, disabled })
  return <TextArea {...input} {...{ label, help, required }} {...field} value={value ?? ''} />
}
