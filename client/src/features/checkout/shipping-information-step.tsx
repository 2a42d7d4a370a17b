import { maxCheckoutLengths } from '@mainstreet/shared/rules/checkout-fields'
import { countries, regionsOf } from '@mainstreet/shared/rules/regions'
import { Select } from '../../kit/ui/select'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { useCheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
import styles from './checkout.module.css'
import { isRequired, type Information, type InformationErrors, type InformationField } from './information'

type ShippingInformationStepProps = {
  data: Information
  errors: InformationErrors
  onChange: (field: InformationField, value: string) => void
}

/** Who buys, and where it goes. */
export const ShippingInformationStep = ({ data, errors, onChange }: ShippingInformationStepProps) => {
  const texts = useCheckoutTexts('information')
  const locale = useLocale()
  const canada = data.country === 'Canada'
  const bound = (name: InformationField) => ({
    name,
    value: data[name],
    error: errors[name],
    required: isRequired[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  const typed = (name: InformationField) => ({ ...bound(name), maxLength: maxCheckoutLengths[name] })
  const regions = regionsOf(data.country).map(({ code, name, french }) => ({
    value: code,
    label: locale === 'fr' ? (french ?? name) : name,
  }))
  const countryNames = { Canada: texts.canada, 'United States': texts.unitedStates }
  return (
    <div className={styles.form}>
      <TextField {...typed('name')} label={texts.name} autoComplete="name" />
      <TextField {...typed('email')} label={texts.email} type="email" autoComplete="email" />
      <TextField
        {...typed('phone')}
        label={texts.phone}
        type="tel"
        autoComplete="tel-national"
        placeholder="(506) 555-0100"
      />
      <TextField {...typed('recipient')} label={texts.recipient} help={texts.recipientHelp} />
      <TextField {...typed('address')} label={texts.address} autoComplete="street-address" />
      <TextField {...typed('city')} label={texts.city} autoComplete="address-level2" />
      <Select
        {...bound('country')}
        label={texts.country}
        autoComplete="country-name"
        options={countries.map((country) => ({ value: country, label: countryNames[country] }))}
      />
      <div className={styles.pair}>
        <Select
          {...bound('province')}
          label={canada ? texts.province : texts.state}
          autoComplete="address-level1"
          options={regions}
        />
        <TextField
          {...typed('postalcode')}
          label={canada ? texts.postalcode : texts.zip}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
      </div>
      <TextArea {...typed('notes')} label={texts.notes} help={texts.notesHelp} rows={3} />
    </div>
  )
}
