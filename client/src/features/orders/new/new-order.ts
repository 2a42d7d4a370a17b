import type { Order, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { addressFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Locale } from '@mainstreet/shared/rules/language'
import { placeOfShop } from '@mainstreet/shared/rules/regions'
import type { Write } from '@mainstreet/shared/services'

/** One line of the order as it is written. */
export interface PickedLine {
  itemId: number
  variationId: number
  quantity: number
  /** How it was called when it was picked, for when it is gone. */
  name: string
  /** What an order has sold of it already: so many pieces, at this price. */
  sold?: { variationId: number; quantity: number; unitPrice: Cents }
}

/** An order as it is written by hand. */
export interface NewOrder {
  items: PickedLine[]
  shippingType: ShippingType
  name: string
  email: string
  phone: string
  address: string
  city: string
  province: string
  country: string
  postalcode: string
  notes: string
  sendEmail: boolean
  discountCode: string
  giftCode: string
  paidWith: Order['paidWith']
}

/** An order before anything is typed: handed over, and else sent to where the shop stands. */
export const emptyOrder = (shopProvince: string): NewOrder => ({
  items: [],
  shippingType: 'pickup',
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  ...placeOfShop(shopProvince),
  postalcode: '',
  notes: '',
  sendEmail: false,
  discountCode: '',
  giftCode: '',
  paidWith: '',
})

/** The lines as the server wants them. */
export const itemsOf = (lines: readonly PickedLine[]) =>
  lines.map(({ itemId, variationId, quantity }) => ({ itemId, variationId, quantity }))

/** The discount code as the server wants it: none where nothing is typed. */
export const codeOf = (typed: string) => (typed.trim() ? { discountCode: typed.trim() } : {})

/** The gift card as the server wants it: none where nothing is typed. */
export const giftCodesOf = (typed: string) => (typed.trim() ? { giftCodes: [typed.trim()] } : {})

/** The order as it is sent: what is handed over has no address, even if one was typed before. */
export const bodyOf = (order: NewOrder, language: Locale): Write<'account-orders'> => {
  const { items, discountCode, giftCode, ...rest } = order
  const kept = Object.entries(rest).filter(
    ([name]) => needsAddress(order.shippingType) || !(addressFields as readonly string[]).includes(name),
  )
  return {
    ...Object.fromEntries(kept),
    items: itemsOf(items),
    ...codeOf(discountCode),
    ...giftCodesOf(giftCode),
    language,
  }
}
