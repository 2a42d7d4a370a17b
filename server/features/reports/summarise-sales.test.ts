import type { Account } from '@mainstreet/shared/contracts/account'
import type { SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import fc from 'fast-check'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { reports as reportsFeature } from './reports.feature'
import { amountsOf, writeSales } from './sales.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, reportsFeature, taxFeature],
  })
})
beforeEach(async () => {
  account = await newAccount(app, { timezone: 'America/Moncton' })
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const hst = { label: 'HST', rate: 15_000, federal: 5_000 } as const
const qst = { label: 'QST', rate: 14_975, federal: 5_000 } as const
const write = () => writeSales(app.get('database').knex, account)
const ask = async (from: string, to: string, more: object = {}): Promise<SalesSummary> =>
  (await owner.post('sales-summary', { customerId: account.id, from, to, ...more }).expect(200)).body

describe('the summary of sales', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }

  test('is not a visitor’s, nor another business’s', async () => {
    const asked = { customerId: account.id, ...march }
    await (await as(app, 'visitor', account)).post('sales-summary', asked).expect(401)
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.post('sales-summary', asked).expect(403)
    await (await as(app, 'staff')).post('sales-summary', { ...asked, customerId: 2_000_000_000 }).expect(404)
    await (await as(app, 'write key', account)).post('sales-summary', asked).expect(200)
  })

  test.each([
    [{ from: 'march' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-02-28' }, 'to'],
    [{ to: '2046-01-01' }, 'to'],
    [{ includeTest: 'yes' }, 'includeTest'],
    [{ province: 'NB' }, 'province'],
  ])('refuses %j', async (bad, field) => {
    const { body } = await owner
      .post('sales-summary', { customerId: account.id, ...march, ...bad })
      .expect(400)
    expect(body.errors).toHaveProperty(field)
  })

  test('of nothing is every month of the period with nothing in it', async () => {
    const { totals, months, ...rest } = await ask('2025-11-15', '2026-02-01')
    expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(totals).toMatchObject({ orders: 0, total: 0, refunds: 0, refunded: 0 })
    expect(rest).toEqual({
      ok: true,
      from: '2025-11-15',
      to: '2026-02-01',
      timezone: 'America/Moncton',
      taxes: [],
      untaxed: { charged: 0, refunded: 0 },
      ways: [],
      items: [],
      categories: [],
      cancelled: { orders: 0, total: 0, refunded: 0 },
      tests: { orders: 0, total: 0 },
    })
  })

  test('sums orders and refunds, each in the month in which it was made, and their taxes', async () => {
    const { order, refund } = write()
    const first = await order('2026-03-10T15:00:00Z', amountsOf(1000, 500, hst))
    await order('2026-03-11T15:00:00Z', amountsOf(10_000, 0, qst), { province: 'QC' })
    await refund({ orderId: first, createdAt: '2026-04-02T15:00:00Z', ...amountsOf(400, 500, hst) })
    await refund({
      orderId: first,
      createdAt: '2026-04-03T15:00:00Z',
      ...amountsOf(600, 0, hst),
      status: 'failed',
    })
    await refund({
      orderId: first,
      createdAt: '2026-04-03T15:00:00Z',
      ...amountsOf(100, 0, hst),
      status: 'pending',
    })
    const { months, taxes, totals } = await ask('2026-03-01', '2026-04-30')
    expect(months[0]).toMatchObject({
      orders: 2,
      items: 11_000,
      shipping: 500,
      tax: 1723,
      total: 13_223,
      refunds: 0,
    })
    expect(months[1]).toMatchObject({
      orders: 0,
      refunds: 2,
      refundedItems: 500,
      refundedShipping: 500,
      refundedTax: 150,
      refunded: 1150,
    })
    expect(taxes).toEqual([
      { month: '2026-03', province: 'NB', label: 'HST', charged: 225, refunded: 0 },
      { month: '2026-03', province: 'QC', label: 'GST', charged: 500, refunded: 0 },
      { month: '2026-03', province: 'QC', label: 'QST', charged: 998, refunded: 0 },
      { month: '2026-04', province: 'NB', label: 'HST', charged: 0, refunded: 150 },
    ])
    expect(totals).toMatchObject({ orders: 2, total: 13_223, refunds: 2, refunded: 1150 })
  })

  test('has cancelled, test and unpaid orders in no figure, and test orders where they are asked for', async () => {
    const { order, refund } = write()
    const amounts = amountsOf(1000, 0, hst)
    const cancelled = await order('2026-03-10T15:00:00Z', amounts, {
      status: 'refunded',
      cancelledAt: new Date(),
    })
    await refund({ orderId: cancelled, createdAt: '2026-03-12T15:00:00Z', ...amounts })
    await order('2026-03-10T15:00:00Z', amounts, { status: 'cancelled' })
    await order('2026-03-10T15:00:00Z', amounts, { test: true })
    await order(null, amounts, { status: 'failed' })
    const left = await ask(march.from, march.to)
    expect(left.totals).toMatchObject({ orders: 0, total: 0, refunds: 0, refunded: 0 })
    expect(left.cancelled).toEqual({ orders: 2, total: 2300, refunded: 1150 })
    expect(left.tests).toEqual({ orders: 1, total: 1150 })
    expect((await ask(march.from, march.to, { includeTest: true })).totals).toMatchObject({
      orders: 1,
      total: 1150,
    })
  })
})

describe('a period', () => {
  const oneCent = amountsOf(100, 0, { ...hst, rate: 0 })
  const countOf = async (from: string, to: string) => (await ask(from, to)).totals.orders

  test.each([
    ['America/Moncton', '2026-04-01T02:30:00Z', '2026-03-31'], // 23:30
    ['America/Moncton', '2026-04-01T03:00:00Z', '2026-04-01'],
    ['America/Vancouver', '2026-04-01T06:59:59Z', '2026-03-31'],
    // The night on which clocks go forward, and that on which they go back.
    ['America/Moncton', '2026-03-08T03:59:59Z', '2026-03-07'],
    ['America/Moncton', '2026-03-09T02:59:59Z', '2026-03-08'],
    ['America/Moncton', '2026-11-02T03:59:59Z', '2026-11-01'],
    ['America/Moncton', '2026-11-02T04:00:00Z', '2026-11-02'],
    ['Pacific/Kiritimati', '2026-03-31T10:00:00Z', '2026-04-01'],
  ])('in %s has what was paid at %s on %s', async (timezone, paidAt, day) => {
    await app.service('account').patch(account.id, { timezone })
    await write().order(paidAt, oneCent)
    const neighbour = (days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
    expect(await countOf(day, day)).toBe(1)
    expect(await countOf(neighbour(-3), neighbour(-1))).toBe(0)
    expect(await countOf(neighbour(1), neighbour(3))).toBe(0)
    expect((await ask(neighbour(-40), neighbour(40))).months.find(({ orders }) => orders)?.month).toBe(
      day.slice(0, 7),
    )
  })
})

describe('any orders and refunds', () => {
  const moment = fc
    .date({
      min: new Date('2026-02-20T00:00:00Z'),
      max: new Date('2026-04-10T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString())
  const part = fc.integer({ min: 0, max: 100 })
  const sale = fc.record({
    paidAt: moment,
    subtotal: fc.integer({ min: 1, max: 200_000 }),
    shipping: fc.integer({ min: 0, max: 3_000 }),
    isQuebec: fc.boolean(),
    test: fc.boolean(),
    status: fc.constantFrom('paid', 'Complete', 'cancelled'),
    refund: fc.option(fc.record({ at: moment, part, failed: fc.boolean() })),
  })

  test('come to what adding them up one by one comes to', async () => {
    const timezone = 'America/St_Johns'
    const dayOf = (instant: string) => localTime(new Date(instant), timezone).date
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { maxLength: 12 }), fc.boolean(), async (sales, includeTest) => {
        account = await newAccount(app, { timezone })
        owner = await as(app, 'staff')
        const { order, refund } = writeSales(app.get('database').knex, account)
        let [total, refunded, tax, orders] = [0, 0, 0, 0]
        const isIn = (instant: string) => dayOf(instant) >= '2026-03-01' && dayOf(instant) <= '2026-03-31'
        for (const one of sales) {
          const rate = one.isQuebec ? qst : hst
          const amounts = amountsOf(one.subtotal, one.shipping, rate)
          const { test, status } = one
          const id = await order(one.paidAt, amounts, { test, status, province: one.isQuebec ? 'QC' : 'NB' })
          const counts = status !== 'cancelled' && (includeTest || !test)
          if (counts && isIn(one.paidAt)) {
            orders += 1
            total += amounts.subtotal + amounts.shipping + amounts.tax
            tax += amounts.tax
          }
          const back = one.refund && amountsOf(Math.floor((one.subtotal * one.refund.part) / 100), 0, rate)
          if (!one.refund || !back?.subtotal) continue
          const { at: createdAt, failed } = one.refund
          await refund({ ...back, orderId: id, createdAt, ...(failed && { status: 'failed' }) })
          if (counts && !one.refund.failed && isIn(one.refund.at)) {
            refunded += back.subtotal + back.tax
            tax -= back.tax
          }
        }
        const summary = await ask('2026-03-01', '2026-03-31', { includeTest })
        expect(summary.totals).toMatchObject({ orders, total, refunded })
        const { taxes, totals } = summary
        expect(taxes.reduce((sum, each) => sum + each.charged - each.refunded, 0)).toBe(tax)
        expect(totals.tax - totals.refundedTax).toBe(tax)
        expect(totals.items + totals.shipping + totals.tax).toBe(totals.total)
      }),
      { numRuns: 12 },
    )
  })
})
