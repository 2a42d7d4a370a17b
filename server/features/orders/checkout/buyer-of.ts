import type { CheckoutData, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { addressFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { formatPhone } from '@mainstreet/shared/rules/phone'
import { formatPostalCode } from '@mainstreet/shared/rules/regions'
import { invalid } from '../../../kit/service/errors'

/** Refuses an order that could not find its buyer, naming each field that is missing. */
export const checkAddress = (shippingType: ShippingType, data: CheckoutData): void => {
  if (!needsAddress(shippingType)) return
  const missing = addressFields.filter((field) => !data[field]?.trim())
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [`data.${field}`, refusal('required')])))
}

/** The buyer as an order keeps them; `country` is that of the priced cart. */
export const buyerOf = (data: CheckoutData, { country }: { country: string }) => {
  const phone = formatPhone(data.phone)
  if (!phone) throw invalid({ 'data.phone': refusal('no-digits') })
  const name = data.name.trim()
  return {
    name,
    email: data.email.trim(),
    phone,
    recipient: data.recipient?.trim() || name,
    address: data.address?.trim() ?? '',
    city: data.city?.trim() ?? '',
    postalcode: formatPostalCode(data.postalcode?.trim().toUpperCase() ?? '', country),
    notes: data.notes?.trim() ?? '',
  }
}
