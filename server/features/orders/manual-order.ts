import type { WriteOf } from '@mainstreet/shared/contract'
import type { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { CreateContext, StoredOf } from '../../kit/service/table-rules'
import { phoneOf, postalCodeOf } from './checkout/buyer-of'
import { soldChoices } from './checkout/cart-choices'
import { nextOrderNumber } from './charge/order-number'
import { manualKeyColumns } from './manual-order-key'
import { readStore } from './open-store'
import { orderStatus } from './order-states'
import { soldColumns } from './checkout/place-order'
import { priceCart } from './checkout/price-cart'
import { takeStock } from './stock'
import { cents } from '@mainstreet/shared/rules/money/money'
import { payWithCards } from '../gift-cards/find-cards'
import { useCards } from '../gift-cards/move-balance'
import { holdCode } from '../discounts/hold-code'
import { nextId } from '../../kit/database/next-id'

type Contract = typeof orderContract

const buyerOf = ({ name = '', email = '', phone = '', recipient = '', ...rest }: WriteOf<Contract>) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim() && phoneOf(phone, 'phone'),
  recipient: recipient.trim() || name.trim(),
  address: rest.address ?? '',
  city: rest.city ?? '',
  postalcode: postalCodeOf(rest.postalcode ?? '', { country: rest.country || 'Canada', field: 'postalcode' }),
  notes: rest.notes ?? '',
})

/** The columns of an order that its owner writes by hand: priced like any other, paid elsewhere, its stock taken. */
export const manualOrder = async (
  app: Application,
  { data, work }: CreateContext<Contract>,
): Promise<StoredOf<Contract>> => {
  const {
    customerId,
    items,
    shippingType = 'pickup',
    status = 'paid',
    province,
    country,
    postalcode,
    discountCode,
    giftCodes,
  } = data
  if (!items) throw invalid({ items: refusal('required') })
  if (!data.name?.trim()) throw invalid({ name: refusal('required') })
  if (data.sendEmail && !data.email?.trim()) throw invalid({ email: refusal('email-needed') })
  const asked = orderStatus(status)
  if (asked !== 'paid' && asked !== 'Complete')
    throw invalid({ status: 'must be paid or Complete in a new order' })
  const store = await readStore(work.trx, customerId)
  if (!store) throw invalid({ customerId: refusal('no-such-record') })
  const choices = soldChoices(items)
  const to = { shippingType, province, country, postalcode }
  const cart = { app, db: work.trx, store, choices, ...to, discountCode, now: work.now }
  const priced = await priceCart({ ...cart, lock: true, manual: true })
  // What takes the stock names the order, which is written only afterwards.
  const id = await nextId(work.trx, 'account_orders')
  const { total } = priced
  const toPay = { customerId, codes: giftCodes, total, isTest: false, leastRest: cents(0) }
  const { cards, giftCards } = await payWithCards(work.trx, toPay)
  await takeStock({ app, work, customerId, orderId: id }, priced.stockLines)
  await useCards(app, work, { id, customerId, cards })
  const { discountCodeId: codeId } = priced
  if (codeId) await holdCode(work, { codeId, email: data.email?.trim() ?? '' })
  return {
    id,
    customerId,
    ...buyerOf(data),
    language: data.language ?? 'en',
    paidWith: data.paidWith ?? '',
    ...soldColumns(priced),
    giftCards,
    ...manualKeyColumns(data),
    ...(priced.shippingType === 'email' || asked === 'Complete'
      ? { status: 'Complete', completedAt: work.now.toISOString() }
      : { status: 'paid' }),
    orderNumber: await nextOrderNumber(work.trx, customerId),
    createdAt: work.now.toISOString(),
    paidAt: work.now.toISOString(),
  }
}
