import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field'
import { offered } from './offered'
import { useFormField, type FieldProps } from './use-form-field'

type Input = Omit<ComponentProps<typeof TextField>, keyof FieldProps | 'value' | 'onChange' | 'error' | 'ref'>

/** A line of text, no longer than its column; a password that is pasted too long is refused instead of cut. */
export const Field = offered(({ name, label, help, required, disabled, ...input }: FieldProps & Input) => {
  const { column, field } = useFormField({ name, label, help, required, disabled })
  const maxLength = input.type === 'password' ? undefined : column?.maxLength
  return <TextField maxLength={maxLength} {...input} {...field} value={field.value ?? ''} />
})
