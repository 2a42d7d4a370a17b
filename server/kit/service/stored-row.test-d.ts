import { cents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'

// Compiled by `npm run types`, never run: each line below an expectation is a mistake that must not compile.

/** What tables are known by. */
export const rows = async (knex: Knex) => {
  const order = await knex('account_orders').where({ id: 1 }).first()
  // @ts-expect-error -- There may be none.
  const total = order.total
  const paidAt: Date | null = order!.paidAt
  // @ts-expect-error -- The driver answers a moment as a Date, and as null before it has come.
  const text: string = order!.paidAt
  // @ts-expect-error -- An order has no number before it is paid.
  const orderNumber: number = order!.orderNumber
  // @ts-expect-error -- Made by the service for its record, and so in no table.
  const seen = (await knex('market_variations').first())!.stockSeen
  // @ts-expect-error -- Rows inside of the record are rows of another table.
  const images = (await knex('market_items').first())!.images
  // @ts-expect-error -- A column that was not asked for.
  const key = (await knex('order_payments').first('id'))!.key
  return { total, paidAt, text, orderNumber, seen, images, key }
}

/** What is written to them. */
export const writes = async (knex: Knex) => {
  const orders = () => knex('account_orders').where({ id: 1 })
  await orders().update({ refunded: cents(1), stockTaken: '[]' })
  await orders().increment('refunded', 100)
  // @ts-expect-error -- A misspelt column.
  await orders().update({ refundet: cents(1) })
  // @ts-expect-error -- A misspelt column of a condition.
  await orders().where({ statuss: 'paid' }).del()
  // @ts-expect-error -- An amount that may be dollars.
  await knex('order_refunds').insert({ amount: 12.5 })
  // @ts-expect-error -- A status that there is not.
  await orders().update({ status: 'payed' })
  // @ts-expect-error -- The driver takes a list for an array of the database; JSON is given as text.
  await orders().update({ stockTaken: [] })
}
