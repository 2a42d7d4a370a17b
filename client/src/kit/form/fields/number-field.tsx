import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field'
import type { FormWords } from '../form-words'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'
import { useNumberDraft } from './use-number-draft'

const numberCheck = (value: unknown, words: FormWords) =>
  typeof value !== 'number' || Number.isNaN(value) ? words.number : undefined

type NumberFieldProps = FieldProps & { suffix?: ReactNode; placeholder?: string; hideLabel?: boolean }

/** A number, null when empty; its column says whether it is whole and how large it may be. */
export const NumberField = withPermission((props: NumberFieldProps) => {
  const { suffix, placeholder, hideLabel } = props
  const { column, field: all } = useFormField(props, numberCheck)
  const { value, onChange, onBlur, ...field } = all
  const draft = useNumberDraft({ value, onChange, show: String })
  return (
    <TextField
      {...{ suffix, placeholder, hideLabel }}
      {...field}
      // It would stand in the box where there is no line for a label.
      note={hideLabel ? undefined : field.note}
      inputMode={column?.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle()
        onBlur()
      }}
    />
  )
})
