import type { WriteOf } from '@mainstreet/shared/contract'
import type { orderContract } from '@mainstreet/shared/contracts/orders'
import { formatPhone } from '@mainstreet/shared/rules/phone'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { CreateContext, StoredOf } from '../../kit/service/table-rules'
import { cartChoices } from './checkout/cart-choices'
import { nextOrderNumber } from './charge/mark-paid'
import { readStore } from './open-store'
import { orderStatus } from './order-states'
import { soldColumns } from './checkout/place-order'
import { priceCart } from './checkout/price-cart'
import { takeStock } from './stock'

type Contract = typeof orderContract

const buyerOf = ({ name = '', email = '', phone = '', recipient = '', ...rest }: WriteOf<Contract>) => ({
  name: name.trim(),
  email: email.trim(),
  phone: formatPhone(phone),
  recipient: recipient.trim() || name.trim(),
  address: rest.address ?? '',
  city: rest.city ?? '',
  postalcode: rest.postalcode ?? '',
  notes: rest.notes ?? '',
})

/** The columns of an order that its owner writes by hand: priced like any other, paid elsewhere, its stock taken. */
export const manualOrder = async (
  app: Application,
  { data, work }: CreateContext<Contract>,
): Promise<StoredOf<Contract>> => {
  const { customerId, items, shippingType = 'pickup', status = 'paid', province, country } = data
  if (!items) throw invalid({ items: 'is required' })
  if (!data.name?.trim()) throw invalid({ name: 'is required' })
  if (orderStatus(status) !== 'paid') throw invalid({ status: 'must be paid in a new order' })
  const store = await readStore(work.trx, customerId)
  if (!store) throw invalid({ customerId: 'refers to a record that does not exist' })
  const choices = cartChoices(items)
  const cart = { db: work.trx, store, choices, shippingType, province, country, now: work.now }
  const priced = await priceCart({ ...cart, lock: true, manual: true })
  await takeStock({ app, work, customerId }, priced.stockLines)
  return {
    customerId,
    ...buyerOf(data),
    shippingType,
    language: data.language ?? 'en',
    ...soldColumns(priced),
    status: 'paid',
    orderNumber: await nextOrderNumber(work.trx, customerId),
    createdAt: work.now.toISOString(),
    paidAt: work.now.toISOString(),
  }
}
