import { randomUUID } from 'node:crypto'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { replacePart } from '../../test/with-parts'
import { contact as contactFeature } from '../contact/contact.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildContactMessage } from '../contact/contact-messages.factory'
import { buildCart, buildOrder, openShop, stockGoods } from '../orders/orders.factory'
import { dashboard as dashboardFeature } from './dashboard.feature'
import { summariseDay } from './summarise-today'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      contactFeature,
      dashboardFeature,
      marketplaceFeature,
      ordersFeature,
      profileFeature,
      taxFeature,
    ],
  })
})
beforeEach(async () => {
  account = await openShop(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const ask = async (client = owner): Promise<TodaySummary> =>
  (await client.post('today-summary', { customerId: account.id }).expect(200)).body

const platform = { takesCards: false }

const knex = () => app.get('database').knex

const order = async (overrides: object = {}) => {
  const goods = await stockGoods(app, account, { title: 'Bowl', price: 10, stock: 90, stockWarning: 0 })
  return app
    .service('account-orders')
    .create({ ...buildOrder(buildCart(goods)), customerId: account.id, ...overrides })
}

/** A paid order of 10.00 at a moment, without tax. */
const soldAt = async (paidAt: string, columns: object = {}) => {
  const { id } = await order()
  const money = { subtotal: cents(1000), shipping: cents(0), tax: cents(0), total: cents(1000) }
  await knex()('account_orders')
    .where({ id })
    .update({ paidAt, ...money, ...columns })
  return id
}

describe('the day’s summary', () => {
  test('is not a visitor’s, nor another business’s', async () => {
    const { id: customerId } = account
    await (await as(app, 'visitor', account)).post('today-summary', { customerId }).expect(401)
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.post('today-summary', { customerId }).expect(403)
    await (await as(app, 'staff')).post('today-summary', { customerId: 2_000_000_000 }).expect(404)
  })

  test('refuses what names no account', async () => {
    const answer = await owner.post('today-summary', { customerId: 'mine' }).expect(400)
    expect(answer.body.errors).toHaveProperty('customerId')
    await owner.post('today-summary', {}).expect(400)
  })

  test('of a new business is empty and says what there is to set up', async () => {
    account = await newAccount(app, {
      str_domain: '',
      roles: [],
      ecommerceEnabled: false,
      marketplaceEnabled: false,
    })
    const { sales, setUp, ...rest } = await ask(await as(app, 'staff'))
    expect(rest).toEqual({
      ok: true,
      toPack: { total: 0, orders: [] },
      lowStock: { total: 0, items: [] },
      drafts: 0,
      unanswered: { total: 0, from: '', since: null },
      bookings: { total: 0, from: '' },
      condolences: { total: 0, funerals: [] },
      sells: false,
    })
    expect(sales.month).toEqual({ cents: 0, beforeCents: 0 })
    expect(setUp.map(({ step, done }) => [step, done])).toEqual([
      ['logo', false],
      ['hours', false],
      ['domain', false],
    ])
  })
})

describe('what waits', () => {
  test('are paid orders, the oldest first, with what is in them', async () => {
    const goods = await Promise.all([
      stockGoods(app, account, { title: 'Mug' }),
      stockGoods(app, account, { title: 'Plate' }),
    ])
    const items = buildCart({ ...goods[0], quantity: 2 }, goods[1])
    const first = await order({ items, name: 'Aline' })
    const others = []
    for (let i = 0; i < 6; i++) others.push(await order())
    await owner.patch(`account-orders/${others[0]!.id}`, { status: 'Complete' }).expect(200)
    const { toPack } = await ask()
    expect(toPack.total).toBe(6)
    expect(toPack.orders).toHaveLength(5)
    expect(toPack.orders[0]).toEqual({
      id: first.id,
      orderNumber: first.orderNumber,
      name: 'Aline',
      test: false,
      first: { title: 'Mug', image: '', quantity: 2 },
      otherLines: 1,
    })
  })

  test('are items that track their stock and have no more than their warning level over all variations', async () => {
    const low = await stockGoods(app, account, { title: 'Low', stock: 3, stockWarning: 3 })
    const out = await stockGoods(app, account, { title: 'Out', stock: 0, stockWarning: 0 })
    const two = await stockGoods(app, account, { title: 'Two kinds', stock: 2, stockWarning: 3 })
    await knex()('market_variations').insert({ customerId: account.id, itemId: two.itemId, stock: 2 })
    const hidden = { customerId: account.id, itemId: low.itemId, stock: 50, removed: true }
    await knex()('market_variations').insert(hidden)
    await stockGoods(app, account, { title: 'Not tracked', stock: 0, trackStock: false })
    await stockGoods(app, account, { title: 'Never saved', stock: 0, newlyCreated: true })
    const { lowStock } = await ask()
    expect(lowStock).toEqual({
      total: 2,
      items: [
        { id: out.itemId, title: 'Out', stock: 0 },
        { id: low.itemId, title: 'Low', stock: 3 },
      ],
    })
  })

  test('are drafts and people whose messages nobody has answered or left for later', async () => {
    await stockGoods(app, account, { status: 'draft' })
    await stockGoods(app, account, { status: 'draft', newlyCreated: true })
    const write = (overrides: object) =>
      app.service('contact-messages').create({ ...buildContactMessage(overrides), customerId: account.id })
    await write({ name: 'Ben', email: 'ben@example.test' })
    await write({ name: 'Cora', message: 'Are you there?' })
    await write({ name: 'Cora', message: 'Hello?' })
    await write({ name: 'Done', isAnswered: true })
    await write({ name: 'Later', isLater: true })
    const { unanswered, ...others } = await ask()
    expect(others).toMatchObject({ drafts: 1 })
    expect(unanswered).toMatchObject({ total: 2, from: 'Cora' })
    expect(Date.now() - Date.parse(unanswered.since!)).toBeLessThan(60_000)
  })
})

describe('what was sold', () => {
  test('is what was paid, less refunds and without cancelled and test orders, by the account’s own days', async () => {
    await knex()('account').where({ id: account.id }).update({ timezone: 'America/Moncton' })
    await soldAt('2026-03-20T02:59:00Z') // 23:59 on the 19th there
    await soldAt('2026-03-20T03:01:00Z')
    await soldAt('2026-03-20T14:00:00Z', { test: true })
    const refunded = await soldAt('2026-03-19T14:00:00Z', { status: 'refunded' })
    const refund = {
      customerId: account.id,
      orderId: refunded,
      amount: cents(400),
      subtotal: cents(400),
      shipping: cents(0),
      tax: cents(0),
    }
    await knex()('order_refunds').insert([
      { ...refund, key: randomUUID(), status: 'succeeded', createdAt: '2026-03-20T14:30:00Z' },
      { ...refund, key: randomUUID(), status: 'failed', createdAt: '2026-03-20T14:30:00Z' },
    ])
    await soldAt('2026-03-20T14:00:00Z', { status: 'cancelled' })
    await soldAt('2026-03-20T14:00:00Z', { status: 'failed', paidAt: null })
    const { sales } = await summariseDay(knex(), {
      customerId: account.id,
      timezone: 'America/Moncton',
      now: new Date('2026-03-20T15:00:00Z'),
      ...platform,
    })
    expect(sales.today).toEqual({ cents: 600, beforeCents: 1000 })
    expect(sales.week).toEqual({ cents: 2600, beforeCents: 0 })
    expect(sales.testCents).toBe(1000)
    expect(sales.days.slice(-2)).toEqual([
      { day: '2026-03-19', cents: 2000 },
      { day: '2026-03-20', cents: 600 },
    ])
    const nextDay = { customerId: account.id, timezone: 'America/Moncton', ...platform }
    const later = await summariseDay(knex(), { ...nextDay, now: new Date('2026-03-21T13:30:00Z') })
    // Until half past ten, yesterday had sold what came after midnight, and not yet what came at eleven.
    expect(later.sales.today).toEqual({ cents: 0, beforeCents: 1000 })
  })
})

describe('what is to be set up', () => {
  const done = async () => (await ask()).setUp.filter((each) => each.done).map(({ step }) => step)

  test('is done step by step', async () => {
    await knex()('store_settings')
      .where({ customerId: account.id })
      .update({ allowFlatRate: false, allowDelivery: false, allowLocalPickup: false })
    expect(await done()).toEqual(['domain'])
    await knex()('account').where({ id: account.id }).update({ str_logo_image: '/assets/logo.png' })
    const [monday] = (await owner.get('profile-hours?day=Monday')).body.data
    await owner.patch(`profile-hours/${monday.id}`, { byAppointment: true }).expect(200)
    await stockGoods(app, account)
    expect(await done()).toEqual(['logo', 'hours', 'item', 'domain'])
    await owner.patch(`store-settings/${account.id}`, { allowLocalPickup: true }).expect(200)
    expect(await done()).toEqual(['logo', 'hours', 'item', 'shipping', 'domain'])
  })

  test('are card payments that move money, not those of tests', async () => {
    const gateways = app.get('gateways')
    const live = { ...gateways.named('sandbox')!, live: true }
    const restore = replacePart(app, 'gateways', { ...gateways, of: () => [live] })
    expect(await done()).toContain('payments')
    restore()
    expect(await done()).not.toContain('payments')
  })

  test('counts a name below the platform’s as none of its own', async () => {
    await knex()('account')
      .where({ id: account.id })
      .update({ str_domain: `t${account.id}.platform.test` })
    const { setUp } = await summariseDay(knex(), {
      customerId: account.id,
      timezone: 'America/Moncton',
      ...platform,
      platformHost: 'platform.test:8080',
      now: new Date(),
    })
    expect(setUp).toContainEqual({ step: 'domain', done: false })
  })
})
