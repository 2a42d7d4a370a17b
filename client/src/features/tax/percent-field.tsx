import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { withPermission } from '../../kit/form/with-permission'
import { useFormField, type FieldProps } from '../../kit/form/fields/use-form-field'
import { useNumberDraft } from '../../kit/form/fields/use-number-draft'
import { TextField } from '../../kit/ui/text-field'
import { taxWords } from './words'

/** Thousandths of a percent, which what is typed may have parts of until it is refused. */
const inThousandths = (percent: number | null) =>
  percent === null ? null : Number((percent * 1000).toFixed(3))

/** A percentage of at most three decimals, which the form holds in thousandths. */
export const PercentField = withPermission((props: FieldProps) => {
  const words = useWords(taxWords)
  const isFrench = useBackOfficeLocale() === 'fr'
  const check = (value: unknown) => (Number.isInteger(value) ? undefined : words.percent)
  const { value, onChange, onBlur, ...field } = useFormField(props, check).field
  const draft = useNumberDraft({
    value: typeof value === 'number' ? value / 1000 : value,
    onChange: (percent) => onChange(inThousandths(percent)),
    show: String,
  })
  return (
    <TextField
      {...field}
      suffix="%"
      inputMode="decimal"
      autoComplete="off"
      value={isFrench ? draft.text.replace('.', ',') : draft.text}
      // No rate has thousands: a comma is the French point.
      onChange={(event) => draft.type(event.target.value.replace(',', '.'))}
      onBlur={() => {
        draft.settle()
        onBlur()
      }}
    />
  )
})
