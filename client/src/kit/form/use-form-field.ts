import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useFieldCheck, useFormKit, type FieldCheck } from './form-context'
import { columnOf, refusesBlank } from './form-schema'

/** What every field of a form accepts; label and need come from the form's contract where it has the column. */
export type FieldProps = {
  name: string
  label?: string
  help?: ReactNode
  required?: boolean
  disabled?: boolean
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Ties a control to its form: label, limits, value, change, error; `check` is a rule of the field's own kind. */
export const useFormField = (props: FieldProps, check?: FieldCheck) => {
  const { name, help, disabled } = props
  const column = columnOf(useFormKit().schema, name)
  const label = props.label ?? column?.title
  if (!label) throw new Error(`The field "${name}" needs a label, or a column that is labelled.`)
  const required = props.required ?? (column ? refusesBlank(column) : false)
  const { field, fieldState } = useController({ name })
  useFieldCheck(name, (value) => {
    if (isBlank(value)) return required ? `${label} is required.` : undefined
    return check?.(value)
  })
  const shown = { label, help, required, error: fieldState.error?.message, disabled: disabled || undefined }
  return { column, field: { ...field, ...shown } }
}
