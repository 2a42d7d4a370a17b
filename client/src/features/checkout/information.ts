import type { CheckoutData, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import {
  addressFields,
  maxCheckoutLengths,
  minEmailLength,
  needsAddress,
} from '@mainstreet/shared/rules/orders/checkout-fields'
import { formatPhone, readPhone } from '@mainstreet/shared/rules/phone'
import {
  defaultProvince,
  isCountry,
  isPostalCode,
  placeOfShop,
  provinceCode,
  type Country,
} from '@mainstreet/shared/rules/regions'
import type { CheckoutWords } from '../../kit/site/words/checkout-words'

export type InformationField = keyof CheckoutData
/** What the shipping information asks for, as typed; a country and a province that nobody has chosen are empty. */
export type Information = Required<Record<InformationField, string>>
export type InformationErrors = Partial<Record<InformationField, string>>

/** The fields in the order they are read, so that the first wrong one gets the focus. */
export const fieldOrder = [
  'name',
  'email',
  'phone',
  'recipient',
  'address',
  'city',
  'country',
  'province',
  'postalcode',
  'notes',
] as const satisfies readonly InformationField[]

/** The form before anything is typed. */
export const emptyInformation = Object.fromEntries(fieldOrder.map((field) => [field, ''])) as Information

/** A country and a province of it. */
export interface Place {
  country: Country
  province: string
}

/** The place that is meant while nobody has chosen one: the shop's where the order is picked up. */
export const usualPlace = (shippingType: ShippingType | null, shopProvince: string): Place =>
  placeOfShop(needsAddress(shippingType ?? '') ? '' : shopProvince)

/** The place that was chosen, else the usual one. */
export const placeOf = ({ country, province }: Information, usual: Place): Place => {
  const where = isCountry(country) ? country : usual.country
  return {
    country: where,
    province: province || (where === usual.country ? usual.province : defaultProvince(where)),
  }
}

const alwaysAsked: readonly InformationField[] = ['name', 'email', 'phone']

/** Whether a field has to be filled: an address where the order must find its buyer. */
export const isRequired = (field: InformationField, shippingType: ShippingType): boolean =>
  alwaysAsked.includes(field) ||
  (needsAddress(shippingType) && (addressFields as readonly InformationField[]).includes(field))

const isEmail = (text: string) => text.length >= minEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

/** A postal code while it is typed: "e1c4" reads "E1C 4". */
const typedPostalCode = (text: string, country: Country): string => {
  const letters = text.toUpperCase()
  if (country !== 'Canada') return letters.replace(/[^\d-]/g, '').slice(0, maxCheckoutLengths.postalcode)
  const code = letters.replace(/[^A-Z0-9]/g, '').slice(0, 6)
  return code.length > 3 ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}

/** The typed information with one more change; phone and postal code take their form, another country its first province. */
export const changeField = (
  data: Information,
  { field, value }: { field: InformationField; value: string },
  usual: Place,
): Information => {
  const { country } = placeOf(data, usual)
  if (field === 'phone') return { ...data, phone: formatPhone(value) }
  if (field === 'postalcode') return { ...data, postalcode: typedPostalCode(value, country) }
  if (field === 'province') return { ...data, country, province: provinceCode(value, country) ?? value }
  // A browser that fills in the country that is there already leaves the province alone.
  if (field === 'country' && value === country) return data
  if (field === 'country' && isCountry(value))
    return { ...data, country: value, province: defaultProvince(value) }
  return { ...data, [field]: value }
}

/** What is missing or wrong, by field; empty when the form is complete. */
export const informationErrors = (
  data: Information,
  shippingType: ShippingType,
  words: CheckoutWords['information'],
): InformationErrors => {
  const errors: InformationErrors = {}
  for (const field of fieldOrder)
    if (isRequired(field, shippingType) && !data[field].trim()) errors[field] = words.required
  if (!errors.email && !isEmail(data.email.trim())) errors.email = words.badEmail
  if (!errors.phone && !readPhone(data.phone)) errors.phone = words.badPhone
  const { country, postalcode } = data
  if (
    needsAddress(shippingType) &&
    !errors.postalcode &&
    isCountry(country) &&
    !isPostalCode(postalcode, country)
  )
    errors.postalcode = country === 'Canada' ? words.badPostalCode : words.badZip
  return errors
}

/** The information as a payment sends it: who picks up gives no address, even if one was typed before. */
export const toCheckoutData = (data: Information, shippingType: ShippingType): CheckoutData => {
  const trimmed = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, value.trim()]),
  ) as Information
  const { address, city, postalcode, ...buyer } = trimmed
  const named = { ...buyer, recipient: buyer.recipient || buyer.name }
  return needsAddress(shippingType) ? { ...named, address, city, postalcode } : named
}
