import type { Account } from '@mainstreet/shared/contracts/account'
import type { TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { buildCart, buildOrder, openShop, stockGoods } from '../orders/orders.factory'
import { tax as taxFeature } from './tax.feature'

let app: TestApp
let shop: Account
let staff: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature] })
  shop = await openShop(app)
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

const rates = async (province: string): Promise<TaxRate[]> =>
  (await staff.get(`tax-rates?province=${province}&$sort[effectiveFrom]=1`).expect(200)).body.data

const manitoba = { province: 'MB', label: 'PST', rate: 13_000, federal: 5_000 }
let days = 0
const newDay = (year = 1980) => new Date(Date.UTC(year, 0, ++days)).toISOString().slice(0, 10)
const add = (overrides: object = {}) =>
  staff.post('tax-rates', { ...manitoba, effectiveFrom: newDay(), ...overrides })

const taxOn = (instant: string, { province = 'MB', timezone = 'America/Moncton' } = {}) => {
  const { knex: db } = app.get('database')
  return app.get('salesTaxes').of({ db, province, timezone, now: new Date(instant) })
}

describe('the rates of sales tax', () => {
  test('are the staff’s alone', async () => {
    await (await as(app, 'visitor', shop)).get('tax-rates').expect(401)
    for (const who of ['owner', 'read key', 'write key'] as const) {
      const client = await as(app, who, shop)
      await client.get('tax-rates').expect(403)
      await client.post('tax-rates', { ...manitoba, effectiveFrom: newDay() }).expect(403)
    }
  })

  test.each([
    [{ province: 'NY' }, 'province'],
    [{ rate: 0 }, 'rate'],
    [{ rate: 13.5 }, 'rate'],
    [{ effectiveFrom: 'soon' }, 'effectiveFrom'],
    [{ label: 'VAT' }, 'label'],
    [{ federal: 13_000 }, 'federal'],
    [{ label: 'GST' }, 'federal'],
  ])('refuse %j', async (bad, field) => {
    const answer = await add(bad).expect(400)
    expect(answer.body.errors).toHaveProperty(field)
  })

  test('begin with the specification’s table, and Nova Scotia’s new rate switched off', async () => {
    expect(await rates('QC')).toMatchObject([
      { label: 'QST', rate: 14_975, federal: 5_000, enabled: true, isFixed: true, changedByName: '' },
    ])
    expect(await rates('NS')).toMatchObject([
      { label: 'HST', rate: 15_000, enabled: true, isFixed: true },
      { label: 'HST', rate: 14_000, effectiveFrom: '2025-04-01', enabled: false, isFixed: false },
    ])
  })

  test('are added with their day, changed until that has come, and say by whom', async () => {
    const { body: added } = await add({ effectiveFrom: newDay(2090), enabled: true }).expect(201)
    expect(added).toMatchObject({ country: 'Canada', isFixed: false, enabled: true })
    expect(added.changedByName).toMatch(/@people.test$/)
    const { body: changed } = await staff.patch(`tax-rates/${added.id}`, { rate: 12_500 }).expect(200)
    const moments = { changedAt: expect.any(String), updatedAt: expect.any(String) }
    expect(changed).toMatchObject({ ...added, rate: 12_500, ...moments })
    await staff.put(`tax-rates/${added.id}`, { ...changed, enabled: false }).expect(200)
    await staff.delete(`tax-rates/${added.id}`).expect(405)
  })

  test('of one day are one', async () => {
    const effectiveFrom = newDay(2090)
    await add({ effectiveFrom }).expect(201)
    await add({ effectiveFrom }).expect(409)
  })

  test('stay as they are once orders may have been charged with them, switched off or not', async () => {
    const { body: added } = await add({ enabled: true }).expect(201)
    expect(added.isFixed).toBe(true)
    const { body: refused } = await staff.patch(`tax-rates/${added.id}`, { rate: 12_500 }).expect(409)
    expect(refused.errors).toHaveProperty('rate')
    await staff.patch(`tax-rates/${added.id}`, { enabled: false }).expect(200)
    await staff.patch(`tax-rates/${added.id}`, { effectiveFrom: newDay(2090) }).expect(409)
  })

  test('leave no province without one', async () => {
    const [first] = await rates('YT')
    const { body } = await staff.patch(`tax-rates/${first!.id}`, { enabled: false }).expect(409)
    expect(body.errors).toHaveProperty('enabled')
  })
})

describe('a new rate', () => {
  test('is charged from its day on, on the seller’s clock', async () => {
    const { body } = await add({ effectiveFrom: '2085-07-01', enabled: true }).expect(201)
    expect(await taxOn('2085-07-01T02:59:00Z')).toMatchObject({ rate: 12_000 })
    expect(await taxOn('2085-07-01T03:00:00Z')).toMatchObject({ rate: 13_000 })
    expect(await taxOn('2085-07-01T03:00:00Z', { timezone: 'America/Vancouver' })).toMatchObject({
      rate: 12_000,
    })
    await staff.patch(`tax-rates/${body.id}`, { enabled: false }).expect(200)
    expect(await taxOn('2086-01-01T03:00:00Z')).toMatchObject({ rate: 12_000 })
  })

  test('is charged from the press that switches it on, and not for orders already made', async () => {
    const goods = await stockGoods(app, shop, { price: 100 })
    const [visitor, owner] = await Promise.all([as(app, 'visitor', shop), as(app, 'owner', shop)])
    const toHalifax = { province: 'NS', country: 'Canada' }
    const items = buildCart(goods)
    const quoted = async () =>
      (await visitor.post('quote', { items, shippingType: 'pickup', data: toHalifax })).body
    const sold = async () =>
      (await owner.post('account-orders', buildOrder(items, toHalifax)).expect(201)).body
    const [, coming] = await rates('NS')

    expect(await quoted()).toMatchObject({ taxLines: [{ label: 'HST', cents: 1500 }] })
    const before = await sold()
    await staff.patch(`tax-rates/${coming!.id}`, { enabled: true }).expect(200)
    try {
      expect(await quoted()).toMatchObject({ taxLines: [{ label: 'HST', cents: 1400 }], total: 11_400 })
      expect(await sold()).toMatchObject({ tax: 1400, total: 11_400 })
      expect((await owner.get(`account-orders/${before.id}`)).body).toEqual(before)
    } finally {
      await staff.patch(`tax-rates/${coming!.id}`, { enabled: false }).expect(200)
    }
    expect(await sold()).toMatchObject({ tax: 1500 })
    const kept = await app.get('database').knex('account_orders').where({ id: before.id }).first('taxRate')
    expect(kept!.taxRate).toEqual({ label: 'HST', rate: 15_000, federal: 5_000 })
  })
})
