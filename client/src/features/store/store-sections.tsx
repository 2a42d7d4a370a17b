import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import {
  formatTaxNumber,
  looksLikeTaxNumber,
  type ShapedTaxNumber,
} from '@mainstreet/shared/rules/money/tax-numbers'
import { useWatch } from 'react-hook-form'
import { maxLeavesInDays } from '@mainstreet/shared/rules/time/leaves-on'
import { SelectField } from '../../kit/form/fields/select-field'
import { numberOptions } from '../../kit/ui/number-options'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { Field } from '../../kit/form/fields/field'
import { MoneyField } from '../../kit/form/fields/money-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import styles from './store-sections.module.css'
import { StoreLogo } from './store-logo'
import { settingsWords } from './words'

type Choice = {
  name: 'allowFlatRate' | 'allowDelivery' | 'allowLocalPickup'
  rate?: string
  freeFrom?: string
  help: string
  rateHelp?: string
  /** What is said for as long as its price is not entered. */
  fillFirst?: string
}

const ShippingCard = ({ name, rate, freeFrom, help, rateHelp, fillFirst }: Choice) => {
  const { freeFrom: freeHelp } = useWords(settingsWords).shipping
  // A yes or no of the settings.
  const isOn = useWatch({ name }) as boolean
  return (
    <div className={styles.choice} data-on={isOn || undefined}>
      <SwitchField
        name={name}
        help={help}
        needs={rate && fillFirst ? { name: rate, say: fillFirst } : undefined}
      />
      {rate && isOn && <MoneyField name={rate} help={rateHelp} />}
      {freeFrom && isOn && <MoneyField name={freeFrom} help={freeHelp} />}
    </div>
  )
}

/** How goods reach their buyers: each way is a card with its price. */
export const ShippingSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).shipping
  const { fillFirst } = words
  const choices: Choice[] = [
    {
      ...{ name: 'allowFlatRate', rate: 'flatRate', freeFrom: 'flatFreeFrom' },
      ...{ help: words.flatRate, rateHelp: words.free, fillFirst },
    },
    {
      ...{ name: 'allowDelivery', rate: 'deliveryRate', freeFrom: 'deliveryFreeFrom' },
      ...{ help: words.delivery, fillFirst },
    },
    { name: 'allowLocalPickup', help: words.pickup },
  ]
  return (
    <AutoSaveSection
      id="shipping"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      {choices.map((choice) => (
        <ShippingCard key={choice.name} {...choice} />
      ))}
      <MoneyField name="orderMinimum" help={words.minimum} />
      <SelectField
        name="leavesInDays"
        numeric
        placeholder={words.leavesUnsaid}
        options={numberOptions(0, maxLeavesInDays, words.leavesIn)}
        help={words.leaves}
      />
      <Field name="returnPolicy" autoComplete="off" help={words.returns} />
    </AutoSaveSection>
  )
}

type NumberProps = { name: ShapedTaxNumber; example: string; odd: string }

/** A number of a known form: another one is saved too, with a word about it. */
const TaxNumberField = ({ name, example, odd }: NumberProps) => {
  // A text of the settings.
  const typed = useWatch({ name }) as string
  const help = typed.trim() && !looksLikeTaxNumber(name, typed) ? odd : example
  return <Field name={name} autoComplete="off" help={help} format={(text) => formatTaxNumber(name, text)} />
}

/** Under which numbers the store collects taxes. */
export const TaxNumbersSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).taxNumbers
  return (
    <AutoSaveSection
      id="taxNumbers"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      <TaxNumberField name="gstNumber" example={words.gst} odd={words.oddGst} />
      <TaxNumberField name="qstNumber" example={words.qst} odd={words.oddQst} />
      <Field name="pstNumber" autoComplete="off" help={words.pst} />
    </AutoSaveSection>
  )
}

/** The name and addresses of the store. */
export const StoreSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).store
  return (
    <AutoSaveSection
      id="store"
      title={words.title}
      about={words.about}
      contract={storeSettingsContract}
      row={store}
    >
      <Field name="storeName" autoComplete="organization" />
      <Field name="storeEmail" type="email" autoComplete="email" help={words.storeEmail} />
      <Field name="receiveEmail" type="email" autoComplete="email" help={words.receiveEmail} />
      <Field name="storeUrl" inputMode="url" autoComplete="url" />
      <StoreLogo />
    </AutoSaveSection>
  )
}
