import type { CheckoutData, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { addressFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { readPhone } from '@mainstreet/shared/rules/phone'
import { formatPostalCode, isCountry, isPostalCode } from '@mainstreet/shared/rules/regions'
import { invalid } from '../../../kit/service/errors'

type Address = Partial<Pick<CheckoutData, (typeof addressFields)[number]>>

/** Refuses an order that could not find its buyer, naming each field that is missing, those of a checkout `at` its `data.`. */
export const checkAddress = (shippingType: ShippingType, data: Address, at = 'data.'): void => {
  if (!needsAddress(shippingType)) return
  const missing = addressFields.filter((field) => !data[field]?.trim())
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [`${at}${field}`, refusal('required')])))
}

/** A buyer's phone number in its one form; throws a 400 that names the field. */
export const phoneOf = (text: string, field: string): string => {
  const phone = readPhone(text)
  if (phone === undefined) throw invalid({ [field]: refusal('bad-phone') })
  return phone
}

/** A postal code as its country writes it, empty where there is none; throws a 400 that names the field. */
export const postalCodeOf = (
  text: string,
  { country, field }: { country: string; field: string },
): string => {
  const code = text.trim().toUpperCase()
  if (code && isCountry(country) && !isPostalCode(code, country))
    throw invalid({ [field]: refusal('bad-postal-code') })
  return formatPostalCode(code, country)
}

/** The buyer as an order keeps them; `country` is that of the priced cart. */
export const buyerOf = (data: CheckoutData, { country }: { country: string }) => {
  const name = data.name.trim()
  return {
    name,
    email: data.email.trim(),
    phone: phoneOf(data.phone, 'data.phone'),
    recipient: data.recipient?.trim() || name,
    address: data.address?.trim() ?? '',
    city: data.city?.trim() ?? '',
    postalcode: postalCodeOf(data.postalcode ?? '', { country, field: 'data.postalcode' }),
    notes: data.notes?.trim() ?? '',
  }
}

/** Who buys at the counter says no more than they want to. */
export const walkIn = ({ name, email }: CheckoutData) => ({
  name: name.trim(),
  email: email.trim(),
  recipient: name.trim(),
})
