import type { CheckoutData } from '@mainstreet/shared/contracts/orders'
import { maxCheckoutLengths, minEmailLength } from '@mainstreet/shared/rules/checkout-fields'
import { formatPhone, isWholePhone } from '@mainstreet/shared/rules/phone'
import { defaultProvince, type Country } from '@mainstreet/shared/rules/regions'
import type { CheckoutTexts } from '../../kit/site/texts/checkout-texts'

/** What the shipping information asks for, as typed. */
export type Information = Required<Record<keyof CheckoutData, string>> & { country: Country }
export type InformationField = keyof Information
export type InformationErrors = Partial<Record<InformationField, string>>

/** The form before anything is typed. */
export const emptyInformation: Information = {
  name: '',
  email: '',
  phone: '',
  recipient: '',
  address: '',
  city: '',
  country: 'Canada',
  province: defaultProvince('Canada'),
  postalcode: '',
  notes: '',
}

type Needs = { [F in InformationField]: undefined extends CheckoutData[F] ? false : true }

/** Which fields the contract insists on. */
export const isRequired: Needs = {
  name: true,
  email: true,
  phone: true,
  recipient: false,
  address: true,
  city: true,
  country: true,
  province: true,
  postalcode: true,
  notes: false,
}

/** The fields in the order they are read, so that the first wrong one gets the focus. */
export const fieldOrder = Object.keys(isRequired) as readonly InformationField[]

const isEmail = (text: string) => text.length >= minEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

/** The typed information with one more change; the phone takes its form, another country its first province. */
export const changed = (data: Information, field: InformationField, value: string): Information => {
  if (field === 'phone') return { ...data, phone: formatPhone(value) }
  if (field === 'postalcode')
    return { ...data, postalcode: value.toUpperCase().slice(0, maxCheckoutLengths.postalcode) }
  if (field === 'country')
    // The select offers countries only.
    return { ...data, country: value as Country, province: defaultProvince(value as Country) }
  return { ...data, [field]: value }
}

/** What is missing or wrong, by field; empty when the form is complete. */
export const informationErrors = (
  data: Information,
  texts: CheckoutTexts['information'],
): InformationErrors => {
  const errors: InformationErrors = {}
  for (const field of fieldOrder) if (isRequired[field] && !data[field].trim()) errors[field] = texts.required
  if (!errors.email && !isEmail(data.email.trim())) errors.email = texts.badEmail
  if (!errors.phone && !isWholePhone(data.phone)) errors.phone = texts.badPhone
  return errors
}

/** The information as a payment sends it. */
export const toCheckoutData = (data: Information): CheckoutData => {
  const trimmed = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, value.trim()]),
  ) as Information
  return { ...trimmed, recipient: trimmed.recipient || trimmed.name }
}
