import type { ReactNode } from 'react'
import { TextField } from '../ui/text-field'
import { useFormField, type FieldProps } from './use-form-field'
import { useNumberDraft } from './use-number-draft'

type NumberFieldProps = FieldProps & { suffix?: ReactNode; placeholder?: string; whole?: boolean }

/** A number, null when empty; `whole` refuses decimals. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, help, required, suffix, placeholder, whole } = props
  const check = (value: unknown) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return 'Enter a number.'
    return whole && !Number.isInteger(value) ? 'Enter a whole number.' : undefined
  }
  const { value, onChange, onBlur, ...field } = useFormField(props, check)
  const draft = useNumberDraft({ value, onChange, show: String })
  return (
    <TextField
      {...{ label, help, required, suffix, placeholder }}
      {...field}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle()
        onBlur()
      }}
    />
  )
}
