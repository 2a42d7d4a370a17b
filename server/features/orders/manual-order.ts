import type { Locale } from '@mainstreet/shared/rules/money'
import type { CartLine, ShippingType } from '@mainstreet/shared/contracts/orders'
import { formatPhone } from '@mainstreet/shared/rules/phone'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { WriteContext } from '../../kit/service/table-rules'
import { cartChoices } from './cart-choices'
import { nextOrderNumber } from './mark-paid'
import { readStore } from './open-store'
import { orderStatus } from './order-states'
import { soldColumns } from './place-order'
import { priceCart } from './price-cart'
import { takeStock } from './stock'

interface Written {
  customerId: number
  items?: CartLine[]
  shippingType?: ShippingType
  language?: Locale
  status?: string
  name?: string
  email?: string
  phone?: string
  recipient?: string
  address?: string
  city?: string
  province?: string
  country?: string
  postalcode?: string
  notes?: string
}

const buyerOf = ({ name = '', email = '', phone = '', recipient = '', ...rest }: Written) => ({
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
export const manualOrder = async (app: Application, { data, work }: WriteContext) => {
  const written = data as unknown as Written
  const { customerId, items, shippingType = 'pickup', status = 'paid', province, country } = written
  if (!items) throw invalid({ items: 'is required' })
  if (!written.name?.trim()) throw invalid({ name: 'is required' })
  if (orderStatus(status) !== 'paid') throw invalid({ status: 'must be paid in a new order' })
  const store = await readStore(work.trx, customerId)
  if (!store) throw invalid({ customerId: 'refers to a record that does not exist' })
  const choices = cartChoices(items)
  const cart = { db: work.trx, store, choices, shippingType, province, country, now: work.now }
  const priced = await priceCart({ ...cart, lock: true, manual: true })
  await takeStock({ app, work, customerId }, priced.stockLines)
  return {
    customerId,
    ...buyerOf(written),
    shippingType,
    language: written.language ?? 'en',
    ...soldColumns(priced),
    status: 'paid',
    orderNumber: await nextOrderNumber(work.trx, customerId),
    createdAt: work.now,
    paidAt: work.now,
  }
}
