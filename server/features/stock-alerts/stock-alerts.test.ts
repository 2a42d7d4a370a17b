import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { openShop, stockGoods } from '../orders/orders.factory'
import { forgetStockAlerts } from './forget-stock-alerts'
import { tellBack } from './tell-back'

let app: TestApp
let shop: Account
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: siteFeatures })
})
afterAll(() => app.close())
beforeEach(async () => {
  shop = await openShop(app)
  owner = await as(app, 'owner', shop)
  visitor = await as(app, 'visitor', shop)
})

/** A mug of which none is left. */
const soldOut = () => stockGoods(app, shop, { title: 'Mug', stock: 0 })
const ask = (variationId: number, more: object = {}) =>
  visitor.post('tell-when-back', { variationId, email: 'mona@people.test', ...more })
const waiting = () => app.get('database').knex('stock_alerts').where({ customerId: shop.id }).pluck('email')
const mails = () =>
  app
    .get('database')
    .knex('account_mails')
    .where({ customerId: shop.id, kind: 'back-in-stock' })
    .orderBy('id')

describe('Who waits for a thing', () => {
  test('is the owner’s to know, and of no other shop', async () => {
    await ask((await soldOut()).variationId).expect(200)
    await visitor.get('stock-alerts').expect(401)
    const other = await as(app, 'owner', await newAccount(app))
    expect((await other.get('stock-alerts').expect(200)).body.total).toBe(0)
    expect((await owner.get('stock-alerts').expect(200)).body.data).toMatchObject([
      { email: 'mona@people.test', language: 'en' },
    ])
  })

  test('gives an address, for a thing of this shop of which none is left', async () => {
    const { variationId } = await soldOut()
    const { body } = await ask(variationId, { email: 'mona' }).expect(400)
    expect(body.errors).toHaveProperty('email')
    const elsewhere = await as(app, 'visitor', await openShop(app))
    await elsewhere.post('tell-when-back', { variationId, email: 'mona@people.test' }).expect(404)
    await owner.patch(`market-variations/${variationId}`, { stock: 2 }).expect(200)
    await ask(variationId).expect(409)
    expect(await waiting()).toEqual([])
  })

  test('waits once, whoever asks again and however it is written; a program is not kept', async () => {
    const { variationId } = await soldOut()
    await ask(variationId).expect(200)
    await ask(variationId, { email: ' MONA@people.test' }).expect(200)
    await ask(variationId, { email: 'robot@people.test', reference: 'x' }).expect(200)
    expect(await waiting()).toEqual(['mona@people.test'])
  })
})

describe('What is back', () => {
  test('is told once, in the language asked for, and the address is forgotten', async () => {
    const { variationId } = await soldOut()
    await ask(variationId, { language: 'fr' }).expect(200)
    await tellBack(app)
    expect(await mails()).toEqual([])
    await owner.patch(`market-variations/${variationId}`, { stock: 2 }).expect(200)
    await Promise.all([tellBack(app), tellBack(app)])
    expect(await mails()).toMatchObject([
      { to: 'mona@people.test', subject: expect.stringMatching(/^Mug\u00a0: de retour chez /) },
    ])
    expect(await waiting()).toEqual([])
  })

  test('is told when its variation was made again by a save of the item', async () => {
    const { variationId, itemId } = await soldOut()
    await ask(variationId).expect(200)
    const variations = [{ variation: 'Regular', sku: 'MUG-2', price: 10, stock: 5 }]
    await owner.patch(`market-items/${itemId}`, { variations }).expect(200)
    await tellBack(app)
    expect(await mails()).toHaveLength(1)
  })

  test.each([{ status: 'draft' as const }, { newlyCreated: true }])(
    'is not told while it is %j',
    async (hidden) => {
      const { variationId, itemId } = await soldOut()
      await ask(variationId).expect(200)
      await app.get('database').knex('market_items').where({ id: itemId }).update(hidden)
      await owner.patch(`market-variations/${variationId}`, { stock: 2 }).expect(200)
      await tellBack(app)
      expect([await mails(), await waiting()]).toEqual([[], ['mona@people.test']])
    },
  )

  test('and never comes is waited for a year', async () => {
    await ask((await soldOut()).variationId).expect(200)
    expect(await forgetStockAlerts(app)).toBe(0)
    await app
      .get('database')
      .knex('stock_alerts')
      .where({ customerId: shop.id })
      .update({ createdAt: new Date(Date.now() - 400 * 86_400_000) })
    expect(await forgetStockAlerts(app)).toBe(1)
    expect(await waiting()).toEqual([])
  })
})
