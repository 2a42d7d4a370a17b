import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { effectivePrice } from '@mainstreet/shared/rules/money/price'
import { cents, toCents } from '@mainstreet/shared/rules/money/money'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { orders as ordersFeature } from '../orders/orders.feature'
import { reports as reportsFeature } from '../reports/reports.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { writeSales } from '../reports/sales.factory'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildCategory } from './market-categories.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let owner: Client
let visitor: Client

const put = async (overrides: MarketItemWrite, client = owner): Promise<MarketItem> =>
  (await client.post('market-items', buildItem(overrides)).expect(201)).body
const one = (price: number, stock = 1) => [{ variation: 'Regular', price, stock }]

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, reportsFeature, taxFeature],
  })
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
  await put({ title: 'cup', variations: one(10) })
  await put({ title: 'jug', variations: [...one(40, 0), { variation: 'Small', price: 30, stock: 0 }] })
  await put({ title: 'made to order', variations: one(90, 0), trackStock: false })
  await put({ title: 'draft', status: 'draft', variations: one(10) })
  const other = await newAccount(app)
  await put({ title: 'theirs', variations: one(10) }, await as(app, 'owner', other))
})
afterAll(() => app.close())

const titles = async (filter: string, client = visitor): Promise<string[]> =>
  (await client.get(`market-items?$sort[title]=1&${filter}`).expect(200)).body.data.map(
    ({ title }: MarketItem) => title,
  )

describe('a filter of items', () => {
  test('finds nothing of another account, and no draft for a visitor', async () => {
    expect(await titles('filter[priceFrom]=10&filter[priceTo]=10')).toEqual(['cup'])
    expect(await titles('filter[priceTo]=10', owner)).toEqual(['cup', 'draft'])
  })

  test.each([
    ['filter[colour]=red', 'filter.colour'],
    ['filter[priceFrom]=-1', 'filter.priceFrom'],
    ['filter[priceFrom]=1.005', 'filter.priceFrom'],
    ['filter[priceTo]=cheap', 'filter.priceTo'],
    ['filter[priceTo][$gt]=1', 'filter.priceTo'],
    ['filter[inStock]=maybe', 'filter.inStock'],
    ['filter[lowStock]=maybe', 'filter.lowStock'],
    ['filter[first]=dearest', 'filter.first'],
    [`filter[words]=${'a'.repeat(121)}`, 'filter.words'],
    ['filter=1', 'filter'],
    ['$or[0][filter][inStock]=true', '$or.0.filter'],
  ])('%s is refused by name', async (query, field) => {
    expect(Object.keys((await visitor.get(`market-items?${query}`).expect(400)).body.errors)).toEqual([field])
  })

  test('is nothing that a service without filters takes', async () => {
    await visitor.get('market-images?filter[inStock]=true').expect(400)
  })

  test('finds an item by the price of any of its variations', async () => {
    expect(await titles('filter[priceFrom]=30&filter[priceTo]=30')).toEqual(['jug'])
    expect(await titles('filter[priceFrom]=31&filter[priceTo]=39')).toEqual([])
    expect(await titles('filter[priceFrom]=35')).toEqual(['jug', 'made to order'])
  })

  test('finds what can be bought, and what cannot', async () => {
    expect(await titles('filter[inStock]=true')).toEqual(['cup', 'made to order'])
    expect(await titles('filter[inStock]=false')).toEqual(['jug'])
    expect(await titles('filter[inStock]=true&filter[priceTo]=50')).toEqual(['cup'])
  })

  test('puts what is sold out last, and of the rest first what sold most of late, each business by its own sales', async () => {
    const shop = await newAccount(app)
    const keeper = await as(app, 'owner', shop)
    const guest = await as(app, 'visitor', shop)
    const bowl = await put({ title: 'a bowl', variations: one(1, 0) }, keeper)
    const mug = await put({ title: 'b mug', variations: one(1) }, keeper)
    const plate = await put({ title: 'c plate', variations: one(1) }, keeper)
    const { knex } = app.get('database')
    const amounts = {
      subtotal: cents(1000),
      shipping: cents(0),
      tax: cents(0),
      taxLines: [],
    }
    const sell = (
      item: MarketItem,
      quantity: number,
      { account = shop, ...columns }: { account?: Account; [column: string]: unknown } = {},
    ) =>
      writeSales(knex, account).order(new Date().toISOString(), amounts, {
        lines: JSON.stringify([{ itemId: item.id, quantity }]),
        ...columns,
      })
    await sell(bowl, 9)
    await sell(plate, 2)
    await sell(mug, 1)
    await sell(mug, 9, { test: true })
    await sell(mug, 9, { status: 'cancelled', cancelledAt: new Date().toISOString() })
    await sell(mug, 9, { paidAt: '2020-01-01T12:00:00Z' })
    await sell(mug, 9, { account: own })
    app.get('readCache').flush()
    expect(await titles('filter[first]=available', guest)).toEqual(['b mug', 'c plate', 'a bowl'])
    expect(await titles('filter[first]=bestSelling', guest)).toEqual(['c plate', 'b mug', 'a bowl'])
    expect(await titles('filter[first]=bestSelling&$limit=1', guest)).toEqual(['c plate'])
  })

  test('finds what is low in stock over all its variations', async () => {
    const shop = await newAccount(app)
    const keeper = await as(app, 'owner', shop)
    const left = (title: string, overrides: MarketItemWrite) =>
      put({ title, stockWarning: 3, ...overrides }, keeper)
    await left('low', { variations: [...one(1, 1), { variation: 'Small', price: 1, stock: 2 }] })
    await left('enough', { variations: [...one(1, 2), { variation: 'Small', price: 1, stock: 2 }] })
    await left('untracked', { variations: one(1, 0), trackStock: false })
    expect(await titles('filter[lowStock]=true', keeper)).toEqual(['low'])
    expect(await titles('filter[lowStock]=false', keeper)).toEqual(['enough', 'untracked'])
  })

  test('finds the items of which one variation holds every word, with the name and the category', async () => {
    const shop = await newAccount(app)
    const keeper = await as(app, 'owner', shop)
    const { id: categoryId } = (
      await keeper.post('market-categories', buildCategory({ category: 'Fine Pottery' })).expect(201)
    ).body
    const sizes = [
      { variation: 'Très grand', sku: 'MUG_L' },
      { variation: 'Small', sku: 'MUG-S' },
    ]
    await put({ title: 'Stoneware mug', categoryId, variations: sizes }, keeper)
    await put({ title: 'Plate', description: 'for a mug', variations: one(1) }, keeper)
    for (const words of ['grand  MUG', 'small pottery', 'mug_l', 'stone tres'])
      expect(await titles(`filter[words]=${encodeURIComponent(words)}`, keeper)).toEqual(['Stoneware mug'])
    for (const words of ['small mug_l', 'mug granite', 'for', '%'])
      expect(await titles(`filter[words]=${encodeURIComponent(words)}`, keeper)).toEqual([])
  })

  test.each([
    ['percent', '12.5'],
    ['percent', '33.333333'],
    ['percent', '100'],
    ['value', '0.05'],
    ['value', '99'],
    ['special', 'Two for one'],
  ] as const)('counts a sale of %s %s as the price of the shop does', async (discountType, discountValue) => {
    const shop = await newAccount(app)
    const keeper = await as(app, 'owner', shop)
    const looker = await as(app, 'visitor', shop)
    const item = await put({ onSale: true, discountType, discountValue, variations: one(19.99) }, keeper)
    const sale = { now: new Date(), timezone: shop.timezone, priceDollars: 19.99 }
    const { cents: now } = effectivePrice({ item, ...sale })
    const found = async (amount: number) =>
      (await looker.get(`market-items?filter[priceFrom]=${amount / 100}&filter[priceTo]=${amount / 100}`))
        .body.total
    expect(await found(now)).toBe(1)
    expect(await found(now + 1)).toBe(0)
    await app.get('database').knex('market_items').where({ id: item.id }).update({ saleEnd: '2020-01-01' })
    app.get('readCache').flush()
    expect(await found(toCents(19.99))).toBe(1)
  })

  test('of categories finds those in which a visitor finds an item', async () => {
    const add = async () => (await owner.post('market-categories', buildCategory()).expect(201)).body
    const [full, drafts, empty] = [await add(), await add(), await add()]
    await put({ categoryId: full.id })
    await put({ categoryId: drafts.id, status: 'draft' })
    const ids = async (filled: boolean) =>
      (await visitor.get(`market-categories?$sort[id]=1&filter[filled]=${filled}`).expect(200)).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect(await ids(true)).toEqual([full.id])
    expect(await ids(false)).toEqual([drafts.id, empty.id])
  })
})
