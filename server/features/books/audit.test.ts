import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { cents } from '@mainstreet/shared/rules/money/money'
import { findingKinds, type FindingKind } from '@mainstreet/shared/contracts/orders/books'
import type { Knex } from 'knex'
import { createWholeApp } from '../../test/create-whole-app'
import { as } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import {
  buildCart,
  buildCheckout,
  buildOrder,
  newKey,
  openShop,
  stockGoods,
  type Goods,
} from '../orders/orders.factory'
import { makeCard } from '../gift-cards/gift-cards.factory'
import { auditAccount } from './audit-account'
import { auditCommand } from './audit-command'
import { runAudit } from './run-audit'

let app: TestApp
let knex: Knex
let account: Account
let goods: Goods

beforeAll(async () => {
  app = await createWholeApp()
  knex = app.get('database').knex
})
beforeEach(async () => {
  account = await openShop(app)
  goods = await stockGoods(app, account, { stock: 20 })
})
afterAll(() => app.close())

const buy = (id = 'pm_card_visa', language: 'en' | 'fr' = 'en') =>
  app
    .service('payments')
    .create(
      { ...buildCheckout(buildCart({ ...goods, quantity: 2 }), { id, language }), customerId: account.id },
      { headers: newKey(), address: newAddress() },
    )

const sold = async (): Promise<{ id: number; paymentId: string; total: number }> => {
  await buy()
  return knex('account_orders as o')
    .join('order_payments as p', 'p.orderId', 'o.id')
    .where({ 'o.customerId': account.id })
    .orderBy('o.id', 'desc')
    .first('o.id', 'o.total', 'p.paymentId')
}

const foundKinds = async (): Promise<FindingKind[]> => {
  const { found, failures } = await auditAccount(app, account.id)
  expect(failures).toBe(0)
  return [...found].filter(([, rows]) => rows.length > 0).map(([kind]) => kind)
}

test('only staff may look at the books of all accounts', async () => {
  for (const who of ['visitor', 'owner', 'write key'] as const) {
    const client = await as(app, who, account)
    expect((await client.post('audit-books').send({})).status).toBe(who === 'visitor' ? 401 : 403)
  }
  const staff = await as(app, 'staff')
  expect((await staff.post('audit-books').send({ check: 'yes' })).status).toBe(400)
})

test('sales, declines, cancellations and refunds, whole and in part, leave nothing to find', async () => {
  await buy()
  await buy('pm_card_visa', 'fr')
  await expect(buy('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 402 })
  await buy('pm_card_authenticationRequired')
  const orders = app.service('account-orders')
  const manual = await orders.create({ ...buildOrder(buildCart(goods)), customerId: account.id })
  await orders.patch(manual.id, { status: 'cancelled' })
  const { id } = await sold()
  await orders.patch(id, { status: 'cancelled' })
  const part = await sold()
  const owner = await as(app, 'owner', account)
  const lines = [{ variationId: goods.variationId, quantity: 1 }]
  await owner.post('refund-order', { orderId: part.id, lines }).expect(200)
  await owner.post('refund-order', { orderId: part.id, amount: 100 }).expect(200)
  const back = await orders.create({ ...buildOrder(buildCart(goods)), customerId: account.id })
  await orders.patch(back.id, { status: 'refunded' })
  const item = await app.service('market-items').create({
    customerId: account.id,
    title: 'Bowl',
    variations: [{ variation: 'Small', stock: 3 }],
  })
  await app.service('market-variations').patch(item.variations[0]!.id, { stock: 8 })
  expect(await foundKinds()).toEqual([])
})

type Break = (order: { id: number; paymentId: string; total: number }) => Promise<unknown>

const receiptOf = (orderId: number) => knex('account_mails').where({ orderId, kind: 'receipt' })

const soldCard = { codeHash: 'sold', last4: 'WXYZ', value: cents(1) }

/** What each check is there for, done by hand. */
const breaks: Record<FindingKind, Break> = {
  async 'order-total'({ id }) {
    await knex.raw('alter table account_orders drop constraint if exists account_orders_check')
    await knex.raw('alter table account_orders drop constraint if exists account_orders_total_check')
    await knex('account_orders').where({ id }).increment('shipping', 1)
  },
  'order-lines': ({ id }) =>
    knex('account_orders')
      .where({ id })
      .update({ lines: knex.raw(`jsonb_set(lines, '{0,unitPrice}', '999')`) }),
  'order-discount': ({ id }) =>
    knex.raw(`update account_orders set lines = jsonb_set(lines, '{0,discount}', '5') where id = ?`, [id]),
  'code-uses': () =>
    knex('discount_codes').insert({ customerId: account.id, code: 'HARBOUR10', kind: 'percent', used: 1 }),
  async 'card-balance'() {
    const { card } = await makeCard(app, account)
    await knex('gift_cards').where({ id: card.id }).decrement('balance', 1)
  },
  'card-paid': ({ id }) => knex('account_orders').where({ id }).increment('giftCards', 500),
  'card-sold': ({ id }) => knex('gift_cards').insert({ ...soldCard, customerId: account.id, orderId: id }),
  'order-taxes': ({ id }) => knex('account_orders').where({ id }).update({ taxLines: '[]' }),
  'order-number': ({ id }) => knex('account_orders').where({ id }).increment('orderNumber', 1),
  async 'order-pending'() {
    await buy('pm_card_authenticationRequired')
    await knex('account_orders')
      .where({ customerId: account.id, status: 'pending' })
      .update({ createdAt: new Date(Date.now() - 21 * 60_000) })
  },
  'order-held': ({ id }) =>
    knex('account_orders')
      .where({ id })
      .update({ status: 'pending', payBy: new Date(Date.now() + 7 * 86_400_000) }),
  async 'payment-order'({ id: orderId }) {
    const { orderId: _, id: _id, ...paid } = (await knex('order_payments').where({ orderId }).first())!
    await knex('order_payments').insert({ ...paid, key: randomUUID(), providerKey: randomUUID() })
  },
  'payment-missing': ({ id }) => knex('order_payments').where({ orderId: id }).update({ paymentId: null }),
  'refund-total': ({ id }) =>
    knex('account_orders')
      .where({ id })
      .update({ refunded: cents(1) }),
  'refund-unpaid': ({ id }) =>
    knex('account_orders')
      .where({ id })
      .update({ status: 'pending', payBy: new Date(), refunded: cents(1) }),
  'stock-count': () => knex('market_variations').where({ id: goods.variationId }).decrement('stock', 1),
  'stock-sold': ({ id }) => knex('account_orders').where({ id }).update({ stockTaken: '[]' }),
  // A save that was read before the sale, and has put the sold pieces back.
  async 'stock-edited'() {
    const { variationId } = goods
    await knex('stock_moves').insert({ variationId, delta: 2, meant: 0, reason: 'edit' })
    await knex('market_variations').where({ id: variationId }).increment('stock', 2)
  },
  'receipt-missing': ({ id }) => receiptOf(id).delete(),
  'receipt-doubled': async ({ id }) => {
    const { id: _, dedupeKey: _key, ...mail } = (await receiptOf(id).first())!
    await knex('account_mails').insert({ ...mail, content: JSON.stringify(mail.content) })
  },
  'receipt-amount': ({ id }) =>
    receiptOf(id).update({
      content: JSON.stringify({ parts: [{ kind: 'sums', rows: [], total: ['Total', '$1.00'] }] }),
    }),
  'charge-order': ({ id }) =>
    knex('sandbox_charges').insert({
      id: `pi_${id}_2`,
      key: `pi_${id}_2`,
      customerId: account.id,
      orderId: 2_000_000_000,
      amount: 100,
      paymentMethod: 'pm_card_visa',
      currency: 'cad',
      status: 'succeeded',
      clientSecret: '',
    }),
  'charge-amount': ({ paymentId }) => knex('sandbox_charges').where({ id: paymentId }).increment('amount', 1),
  async 'charge-missing'({ id, paymentId }) {
    await knex('account_orders')
      .where({ id })
      .update({ paidAt: new Date(Date.now() - 60_000) })
    await knex('sandbox_charges').where({ id: paymentId }).delete()
  },
  'charge-refunded': ({ paymentId }) =>
    knex('sandbox_refunds').insert({ id: `re_${paymentId}`, key: `re_${paymentId}`, paymentId, amount: 5 }),
}

test.each(findingKinds)('%s is named where it does not hold', async (kind) => {
  const order = await sold()
  expect(await foundKinds()).toEqual([])
  await breaks[kind](order)
  expect(await foundKinds()).toContain(kind)
})

test('a failed order whose money was taken is named, and one whose money goes back is not', async () => {
  const { id } = await sold()
  await knex('account_orders').where({ id }).update({ status: 'failed' })
  expect(await foundKinds()).toContain('charge-order')
})

test('a provider that does not answer is counted, and keeps what was found before', async () => {
  const { paymentId } = await sold()
  await breaks['charge-amount']({ id: 0, paymentId, total: 0 })
  await runAudit(app, 'now')
  const gateways = app.get('gateways')
  const gateway = { ...gateways.named('sandbox')!, listCharges: () => Promise.reject(new Error('away')) }
  app.set('gateways', { ...gateways, of: () => [gateway], named: () => gateway })
  const result = await runAudit(app, 'now')
  app.set('gateways', gateways)
  expect(result!.failures).toBeGreaterThan(0)
  const open = await knex('audit_findings').where({ customerId: account.id, closedAt: null }).pluck('kind')
  expect(open).toEqual(['charge-amount'])
})

test('findings are kept once, shown to staff, counted in the metrics, printed, and closed when gone', async () => {
  const staff = await as(app, 'staff')
  await sold()
  await breaks['stock-count']({ id: 0, paymentId: '', total: 0 })
  const look = async () => {
    const { body } = await staff.post('audit-books').send({ check: true }).expect(200)
    expect(body).toMatchObject({ ok: true, isRunning: false, lastRun: { failures: 0 } })
    return body.accounts.find((each: { customerId: number }) => each.customerId === account.id)
  }
  await look()
  expect(await look()).toMatchObject({
    name: account.str_company_name,
    findings: [
      { kind: 'stock-count', subject: `variation ${goods.variationId}`, expected: '18', found: '17' },
    ],
  })
  expect(await app.get('metrics').text()).toMatch(/audit_findings\{kind="stock-count"\} [1-9]/)
  const printed = await auditCommand(app)
  expect(printed.isClean).toBe(false)
  expect(printed.text).toContain(`stock-count      variation ${goods.variationId}: expected 18, found 17`)
  await knex('market_variations').where({ id: goods.variationId }).increment('stock', 1)
  expect(await look()).toBeUndefined()
})

test('one server checks the books each night, and none while another does', async () => {
  await knex('audit_runs').delete()
  const results = await Promise.all([runAudit(app, 'nightly'), runAudit(app, 'nightly')])
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await runAudit(app, 'nightly')).toBeUndefined()
  await knex('audit_runs').update({ startedAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await runAudit(app, 'nightly')).toBeDefined()
  await knex('audit_runs').insert({})
  expect(await runAudit(app, 'now')).toBeUndefined()
  await knex('audit_runs').update({ aliveAt: new Date(Date.now() - 6 * 60_000) })
  expect(await runAudit(app, 'now')).toBeDefined()
})
