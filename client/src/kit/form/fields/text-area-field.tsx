import type { ComponentProps } from 'react'
import { TextArea } from '../../ui/text-area'
import { inBothLanguages } from './in-both-languages'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'

type Input = Omit<ComponentProps<typeof TextArea>, keyof FieldProps | 'value' | 'onChange' | 'error' | 'ref'>

/** Several lines of text, no longer than their column. */
export const TextAreaField = inBothLanguages(
  withPermission(({ name, label, help, required, disabled, ...input }: FieldProps & Input) => {
    const { column, field } = useFormField({ name, label, help, required, disabled })
    return <TextArea maxLength={column?.maxLength} {...input} {...field} value={field.value ?? ''} />
  }),
)
