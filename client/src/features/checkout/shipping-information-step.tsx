import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { maxCheckoutLengths, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { countries, regionsOf } from '@mainstreet/shared/rules/regions'
import type { FormEvent, ReactNode } from 'react'
import { Select } from '../../kit/ui/select'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { Folded } from '../../kit/ui/folded'
import styles from './checkout.module.css'
import { isRequired, type Information, type InformationErrors, type InformationField } from './information'

type ShippingInformationStepProps = {
  shippingType: ShippingType
  data: Information
  errors: InformationErrors
  onChange: (field: InformationField, value: string) => void
  onSubmit: () => void
  /** What else is asked. */
  children?: ReactNode
}

/** The form's id: the button that sends it stands in the panel's footer. */
export const informationForm = 'checkout-information'

/** The attributes of each field; limits are the contract's. */
const useBound = ({ shippingType, data, errors, onChange }: ShippingInformationStepProps) => {
  const bound = (name: InformationField) => ({
    name,
    value: data[name],
    error: errors[name],
    required: isRequired(name, shippingType),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  const typed = (name: InformationField) => ({ ...bound(name), maxLength: maxCheckoutLengths[name] })
  return { bound, typed }
}

/** Country and province: where it goes, or where the tax of a pickup is. */
const PlaceFields = (props: ShippingInformationStepProps) => {
  const { data } = props
  const { bound } = useBound(props)
  const words = useCheckoutWords('information')
  const locale = useLocale()
  const canada = data.country === 'Canada'
  const pickup = !needsAddress(props.shippingType)
  const countryNames = { Canada: words.canada, 'United States': words.unitedStates }
  const regions = regionsOf(canada ? 'Canada' : 'United States').map(({ code, name, french }) => ({
    value: code,
    label: locale === 'fr' ? (french ?? name) : name,
  }))
  const section = pickup ? 'billing' : 'shipping'
  return (
    <>
      <Select
        {...bound('country')}
        label={words.country}
        autoComplete={`${section} country`}
        options={countries.map((country) => ({ value: country, label: countryNames[country] }))}
      />
      <div className={pickup ? undefined : styles.pair}>
        <Select
          {...bound('province')}
          label={canada ? words.province : words.state}
          help={pickup ? words.placeHelp : undefined}
          autoComplete={`${section} address-level1`}
          options={regions}
        />
        {!pickup && (
          <TextField
            {...bound('postalcode')}
            label={canada ? words.postalcode : words.zip}
            autoComplete="shipping postal-code"
            inputMode={canada ? 'text' : 'numeric'}
            autoCapitalize="characters"
            placeholder={canada ? 'A1A 1A1' : '12345'}
          />
        )}
      </div>
    </>
  )
}

const Recipient = (props: ShippingInformationStepProps) => {
  const { typed } = useBound(props)
  const words = useCheckoutWords('information')
  return (
    <TextField
      {...typed('recipient')}
      label={words.recipient}
      help={words.recipientHelp}
      autoComplete="shipping name"
    />
  )
}

const isAnyWrong = ({ recipient, country, province }: InformationErrors) =>
  Boolean(recipient || country || province)

/** Who buys, and where it goes; who picks up is asked for no address, and has the rest folded away. */
export const ShippingInformationStep = (props: ShippingInformationStepProps) => {
  const { typed } = useBound(props)
  const words = useCheckoutWords('information')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form id={informationForm} className={styles.form} noValidate onSubmit={submit}>
      <TextField {...typed('name')} label={words.name} autoComplete="name" />
      <TextField
        {...typed('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...typed('phone')}
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(506) 555-0100"
      />
      {needsAddress(props.shippingType) ? (
        <>
          <Recipient {...props} />
          <TextField {...typed('address')} label={words.address} autoComplete="shipping address-line1" />
          <TextField {...typed('city')} label={words.city} autoComplete="shipping address-level2" />
          <PlaceFields {...props} />
        </>
      ) : props.shippingType === 'email' ? null : (
        <Folded summary={words.pickupMore} open={isAnyWrong(props.errors)}>
          <Recipient {...props} />
          <PlaceFields {...props} />
        </Folded>
      )}
      {props.children}
      <TextArea {...typed('notes')} label={words.notes} help={words.notesHelp} rows={3} />
    </form>
  )
}
