import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'

/** A variation that is sold. */
export interface Goods {
  customerId: number
  itemId: number
  variationId: number
}

/** Two variations of one shop, others each time. */
export type Pick = () => [Goods, Goods]

/** Who buys. */
export const buyer = {
  name: 'Mona Leger',
  email: 'mona@people.test',
  phone: '(506) 555-0199',
  address: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalcode: 'E1C 1A1',
  country: 'Canada',
}

// What a receipt says, as it is stored.
const mailContent = JSON.stringify({ parts: ['A mail of the usual length. '.repeat(60)] })

interface Sale extends Goods {
  ids: number[]
  key: string
}

const saleOf = (pick: Pick): Sale => {
  const [a, b] = pick()
  return { ...a, ids: [a.variationId, b.variationId], key: randomUUID() }
}

/** The pending order with its payment, its stock taken. */
const bareOrder = async (trx: Knex, { customerId, ids, key }: Sale): Promise<number> => {
  const lines = await trx('market_variations as v')
    .join('market_items as i', 'i.id', 'v.itemId')
    .whereIn('v.id', ids)
    .orderBy('v.id')
    .forUpdate()
    .select('v.*', 'i.title', 'i.taxExempt')
  await trx('market_variations').whereIn('id', ids).where('stock', '>=', 1).decrement('stock', 1)
  const [{ id: orderId }] = await trx('account_orders')
    .insert({
      ...buyer,
      customerId,
      shippingType: 'shipping',
      lines: JSON.stringify(lines),
      stockTaken: JSON.stringify(lines.map(({ id, itemId }) => ({ variationId: id, itemId, quantity: 1 }))),
      subtotal: 2000,
      shipping: 500,
      tax: 375,
      taxRate: 15_000,
      total: 2875,
    })
    .returning('id')
  const claim = { customerId, orderId, key, fingerprint: key, provider: 'sandbox', providerKey: key }
  await trx('order_payments').insert({ ...claim, paymentMethod: 'pm_card_visa' })
  const moves = ids.map((variationId) => ({ variationId, delta: -1, reason: 'sale', orderId }))
  await trx('stock_moves').insert(moves)
  return orderId
}

const bareCharge = async (db: Knex, { customerId, key }: Sale, orderId: number) => {
  const paid = { paymentMethod: 'pm_card_visa', amount: 2875, currency: 'cad', status: 'succeeded' }
  await db('sandbox_charges').insert({ ...paid, id: key, key, customerId, orderId, clientSecret: key })
}

/** The paid order with its number and mails. */
const barePaid = async (trx: Knex, { customerId, key }: Sale, orderId: number) => {
  const [{ last }] = await trx('order_counters')
    .insert({ customerId, last: 1001 })
    .onConflict('customerId')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last')
  await trx('account_orders')
    .where({ id: orderId })
    .update({ status: 'paid', orderNumber: last, paidAt: new Date() })
  await trx('order_payments').where({ orderId }).update({ paymentId: key })
  const mail = { customerId, to: buyer.email, subject: `Order ${last}`, content: mailContent }
  const kinds = ['receipt', 'new-order']
  await trx('account_mails').insert(kinds.map((kind) => ({ ...mail, kind, dedupeKey: `${kind}:${orderId}` })))
}

/** The rows that a checkout leaves, in one transaction that checks nothing but the stock and asks nobody. */
export const bareRows = (knex: Knex, pick: Pick) => () => {
  const sale = saleOf(pick)
  return knex.transaction(async (trx) => {
    const orderId = await bareOrder(trx, sale)
    await bareCharge(trx, sale, orderId)
    await barePaid(trx, sale, orderId)
  })
}

const count = (knex: Knex, key: string) =>
  knex.raw(
    `insert into rate_limits values (?, 1, ?) on conflict (key)
     do update set points = rate_limits.points + 1 returning points`,
    [key, Date.now() + 600_000],
  )

/** The same rows in the steps that a crash between them needs: the order is on the disk before its charge, and the charge before it is paid. Calls are counted, the shop is read, and other processes hear of both. */
export const bareSteps = (knex: Knex, pick: Pick, isShared: boolean) => async () => {
  const sale = saleOf(pick)
  const { customerId } = sale
  const tell = async (trx: Knex) => isShared && trx.raw(`select pg_notify('bench', ?)`, [sale.key])
  await count(knex, `bench:${sale.key}`)
  await knex('account')
    .join('store_settings', 'store_settings.id', 'account.id')
    .where('account.id', customerId)
  await count(knex, `bench:${customerId}`)
  const orderId = await knex.transaction(async (trx) => {
    const id = await bareOrder(trx, sale)
    await tell(trx)
    return id
  })
  await bareCharge(knex, sale, orderId)
  await knex.transaction(async (trx) => {
    await barePaid(trx, sale, orderId)
    await tell(trx)
  })
}
