import { maxPhoneLength } from '../phone'

/** The ways to a buyer that there is a choice of. */
export const chosenWays = ['shipping', 'pickup', 'delivery'] as const

/** How an order reaches its buyer; gift cards alone go by email. */
export const shippingTypes = [...chosenWays, 'email'] as const

/** The limits of the buyer's texts, in characters, for the contract and for the checkout's fields. */
export const maxCheckoutLengths = {
  name: 120,
  email: 254,
  phone: maxPhoneLength,
  recipient: 120,
  address: 200,
  city: 80,
  province: 40,
  country: 40,
  postalcode: 10,
  notes: 2000,
} as const

/** The fewest characters of a buyer's e-mail address. */
export const minEmailLength = 6

/** Who has bought, and where it goes: columns of an order. */
export const buyerFields = [
  'name',
  'email',
  'phone',
  'recipient',
  'address',
  'city',
  'province',
  'country',
  'postalcode',
] as const

/** What a buyer tells so that an order finds them; who picks it up tells none of it. */
export const addressFields = ['address', 'city', 'country', 'province', 'postalcode'] as const

/** Whether an order has to find its buyer. */
export const needsAddress = (shippingType: string): boolean =>
  shippingType === 'shipping' || shippingType === 'delivery'
