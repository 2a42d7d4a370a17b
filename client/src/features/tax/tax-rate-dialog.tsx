import { taxRateContract, type TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { provinces } from '@mainstreet/shared/rules/regions'
import { taxLabels } from '@mainstreet/shared/rules/money/tax'
import { useSave } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { DateField } from '../../kit/form/fields/date-field'
import { Form } from '../../kit/form/form'
import { SelectField } from '../../kit/form/fields/select-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { Dialog } from '../../kit/ui/dialog'
import { PercentField } from './percent-field'
import { useRateWords } from './use-rate-words'
import { taxWords } from './words'

type Values = Pick<TaxRate, 'province' | 'label' | 'rate' | 'federal' | 'effectiveFrom' | 'enabled'>

/** What a dialog is about: a rate that is not charged yet, or none, for a new one. */
export type EditedRate = TaxRate | 'new'

const valuesOf = (edited: EditedRate) => {
  if (edited === 'new') return { province: 'NB', label: 'HST', federal: 5_000, enabled: true } as const
  const { province, label, rate, federal, effectiveFrom, enabled } = edited
  return { province, label, rate, federal, effectiveFrom, enabled }
}

const RateForm = ({ edited, onClose }: { edited: EditedRate; onClose: () => void }) => {
  const words = useWords(taxWords)
  const { province } = useRateWords()
  const { create, patch } = useSave('tax-rates')
  const save = (values: Values) => {
    // Where there is GST alone, the whole of it is federal, and nobody is asked.
    const rate = values.label === 'GST' ? { ...values, federal: values.rate } : values
    return edited === 'new' ? create(rate) : patch(edited.id, rate)
  }
  return (
    <Form<Values>
      label={words.addTitle}
      guard={false}
      contract={taxRateContract}
      defaultValues={valuesOf(edited)}
      onSubmit={save}
      onSaved={onClose}
    >
      {(form) => (
        <>
          <SelectField
            name="province"
            options={provinces.map(({ code }) => ({ value: code, label: province(code) }))}
          />
          <SelectField
            name="label"
            options={taxLabels.map((label) => ({ value: label, label: words.kinds[label] }))}
          />
          <PercentField name="rate" help={words.wholeHelp} required />
          {form.watch('label') !== 'GST' && <PercentField name="federal" required />}
          <DateField name="effectiveFrom" help={words.fromHelp} required />
          <SwitchField name="enabled" />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </>
      )}
    </Form>
  )
}

/** Adds a rate, or changes one that nobody has been charged yet. */
export const TaxRateDialog = ({ edited, onClose }: { edited: EditedRate | null; onClose: () => void }) => {
  const words = useWords(taxWords)
  const { province } = useRateWords()
  const title = edited && edited !== 'new' ? words.editTitle(province(edited.province)) : words.addTitle
  return (
    <Dialog open={edited !== null} onClose={onClose} title={title}>
      {edited && <RateForm edited={edited} onClose={onClose} />}
    </Dialog>
  )
}
