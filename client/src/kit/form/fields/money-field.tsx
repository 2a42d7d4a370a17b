import { TextField } from '../../ui/text-field'
import type { FormWords } from '../form-words'
import { withPermission } from '../with-permission'
import { useFormField, type FieldProps } from './use-form-field'
import { useNumberDraft } from './use-number-draft'

const hasPartCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) > 1e-6

const moneyCheck = (value: unknown, words: FormWords) => {
  if (typeof value !== 'number' || Number.isNaN(value)) return words.amount
  return hasPartCents(value) ? words.twoDecimals : undefined
}

/** An amount in dollars, null when empty; shown with two decimals once the box is left. */
export const MoneyField = withPermission(
  (props: FieldProps & { placeholder?: string; hideLabel?: boolean }) => {
    const { value, onChange, onBlur, ...field } = useFormField(props, moneyCheck).field
    const show = (dollars: number) => (hasPartCents(dollars) ? String(dollars) : dollars.toFixed(2))
    const draft = useNumberDraft({ value, onChange, show })
    return (
      <TextField
        placeholder={props.placeholder}
        {...field}
        hideLabel={props.hideLabel}
        // It would stand in the box where there is no line for a label.
        note={props.hideLabel ? undefined : field.note}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={() => {
          draft.settle()
          onBlur()
        }}
      />
    )
  },
)
