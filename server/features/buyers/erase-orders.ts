import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { erasedBuyer } from '@mainstreet/shared/rules/orders/erased-buyer'
import { likePattern } from '../../kit/text/like-pattern'
import { reportErased, withoutAddress, type Erasing } from './erasing'

/** What an order holds of its buyer, and what it says in place of it. Province and country stay: the tax is theirs. */
export const erasedColumns = {
  name: erasedBuyer,
  email: '',
  phone: '',
  recipient: '',
  address: '',
  city: '',
  postalcode: '',
  notes: '',
  shopNotes: '',
  trackingNumber: '',
} as const satisfies Partial<Order>

const eraseRefunds = async ({ app, work, orderIds }: Erasing) => {
  const ids = await work
    .trx('order_refunds')
    .whereIn('orderId', orderIds)
    .whereNot({ reason: '' })
    .update({ reason: '' })
    .returning('id')
  const rows = await app.service('order-refunds').rowsById(
    ids.map(({ id }) => id),
    work,
  )
  reportErased(work, 'order-refunds', rows)
}

/** Who was corrected into another buyer is taken out too. */
const eraseCorrections = async ({ app, work, buyer, orderIds }: Erasing) => {
  const ids = await work
    .trx('order_corrections')
    .where({ customerId: buyer.customerId })
    .where((about) =>
      about
        .whereIn('orderId', orderIds)
        .orWhereRaw('lower(changes::text) like ?', likePattern(JSON.stringify(buyer.email.toLowerCase()))),
    )
    .update({ changes: '[]' })
    .returning('id')
  const rows = await app.service('order-corrections').rowsById(
    ids.map(({ id }) => id),
    work,
  )
  reportErased(work, 'order-corrections', rows)
}

/** Where a change was to bring an order; what was sold stays. */
const eraseChanges = async ({ work, orderIds }: Erasing) => {
  // Nobody sees where it was to go.
  work.unseen('order-changes')
  await work.trx('order_changes').whereIn('orderId', orderIds).update({ place: '{}' })
}

/** Who was given a card by somebody else is taken out of that order, too. */
const eraseGifts = async ({ app, work, buyer }: Erasing) => {
  const ids = await work
    .trx('account_orders')
    .where({ customerId: buyer.customerId })
    .whereRaw(`lower(btrim(gift ->> 'email')) = lower(?)`, [buyer.email])
    .update({ gift: null })
    .returning('id')
  const rows = await app.service('account-orders').rowsById(
    ids.map(({ id }) => id),
    work,
  )
  reportErased(work, 'account-orders', rows)
}

/** Takes a buyer out of the orders, their payments and refunds: sums, taxes, items and numbers stay. */
export const eraseOrders = async (erasing: Erasing): Promise<void> => {
  const { app, work, buyer, orderIds } = erasing
  const { trx } = work
  const { email } = buyer
  const orders = trx('account_orders').whereIn('id', orderIds)
  await orders.update({
    ...erasedColumns,
    placedBy: '',
    asked: null,
    gift: null,
    // A form that is sent again neither makes the order a second time nor brings its buyer back.
    manualFingerprint: trx.raw(`case when "manualKey" is null then null else 'erased' end`),
    manualKey: trx.raw(withoutAddress('manualKey', `'erased-' || id`), [email]),
  })
  await eraseGifts(erasing)
  await trx('order_payments')
    .whereIn('orderId', orderIds)
    .update({ fingerprint: 'erased', key: trx.raw(withoutAddress('key', `'erased-' || id`), [email]) })
  await eraseRefunds(erasing)
  await eraseCorrections(erasing)
  await eraseChanges(erasing)
  reportErased(work, 'account-orders', await app.service('account-orders').rowsById(orderIds, work))
}
