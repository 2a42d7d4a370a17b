import type { ComponentProps } from 'react'
import { PasswordBox } from '../../ui/password-box'
import { TextField } from '../../ui/text-field'
import type { FieldCheck } from '../form-context'
import { inBothLanguages } from './in-both-languages'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'

type Input = Omit<ComponentProps<typeof TextField>, keyof FieldProps | 'value' | 'onChange' | 'error' | 'ref'>

type LineProps = FieldProps &
  Input & {
    /** A rule beside the column's. */
    check?: FieldCheck
    /** How what was typed is written; applied when the box is left. */
    format?: (text: string) => string
  }

/** A line of text, no longer than its column; a password that is pasted too long is refused instead of cut. */
export const Field = inBothLanguages(
  withPermission(({ name, label, help, required, disabled, check, format, ...input }: LineProps) => {
    const { column, field } = useFormField({ name, label, help, required, disabled }, check)
    const { onBlur, ...box } = field
    const maxLength = input.type === 'password' ? undefined : column?.maxLength
    const leave = () => {
      const text: unknown = box.value
      const written = format && typeof text === 'string' ? format(text) : text
      if (written !== text) box.onChange(written)
      onBlur()
    }
    const Box = input.type === 'password' ? PasswordBox : TextField
    return <Box maxLength={maxLength} {...input} {...box} onBlur={leave} value={box.value ?? ''} />
  }),
)
