import { labelOf } from '@mainstreet/shared/columns'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useBackOfficeLocale, useWords } from '../../language/bilingual'
import { useFieldCheck, useFormKit, type FieldCheck } from '../form-context'
import { columnOf, refusesBlank } from '../form-schema'
import { formWords } from '../form-words'

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
  const { schema, autoSave } = useFormKit()
  const words = useWords(formWords)
  const locale = useBackOfficeLocale()
  const column = columnOf(schema, name)
  const label = props.label ?? labelOf(column)?.[locale]
  if (!label) throw new Error(`The field "${name}" needs a label, or a column that is labelled.`)
  const required = props.required ?? (column ? refusesBlank(column) : false)
  const { field, fieldState } = useController({ name })
  useFieldCheck(name, (value) => {
    if (isBlank(value)) return required ? words.isRequired(label) : undefined
    return check?.(value, words)
  })
  const progress = autoSave?.progress[name]
  const note = progress && (progress === 'saving' ? words.savingField : words.saved)
  const shown = {
    label,
    help,
    required,
    error: fieldState.error?.message,
    disabled: disabled || undefined,
    note,
  }
  const onBlur = () => {
    field.onBlur()
    autoSave?.commit(name)
  }
  return { column, field: { ...field, ...shown, onBlur } }
}

/** The same for a control whose every change is a choice made: in a form that saves by itself it is saved at once. */
export const useChoiceField = (props: FieldProps, check?: FieldCheck) => {
  const { autoSave } = useFormKit()
  const { column, field } = useFormField(props, check)
  const onChange = (value: unknown) => {
    field.onChange(value)
    autoSave?.commit(props.name)
  }
  return { column, field: { ...field, onChange } }
}
