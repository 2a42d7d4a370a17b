import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useFieldCheck, type FieldCheck } from './form-context'

/** What every field of a form accepts. */
export type FieldProps = {
  name: string
  label: string
  help?: ReactNode
  required?: boolean
  disabled?: boolean
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Ties a control to its form: value, change, error; `check` is a rule of the field's own kind. */
export const useFormField = ({ name, label, required, disabled }: FieldProps, check?: FieldCheck) => {
  const { field, fieldState } = useController({ name })
  useFieldCheck(name, (value) => {
    if (isBlank(value)) return required ? `${label} is required.` : undefined
    return check?.(value)
  })
  return { ...field, error: fieldState.error?.message, disabled: disabled || undefined }
}
