import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { media as mediaFeature } from '../media/media.feature'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildCategory } from './market-categories.factory'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'
import { buildOption } from './market-options.factory'

let app: TestApp
let own: Account
let other: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
  own = await newAccount(app)
  other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
})
afterAll(() => app.close())

describe('categories', () => {
  test('are read by visitors and written by their owner', async () => {
    expect((await visitor.post('market-categories', buildCategory())).status).toBe(401)
    expect((await owner.post('market-categories', { ...buildCategory(), customerId: other.id })).status).toBe(
      403,
    )
    expect((await visitor.get('market-categories')).status).toBe(200)
  })

  test('have a name, once per account in any case', async () => {
    expect((await owner.post('market-categories', { category: ' ' })).status).toBe(400)
    const { body } = await owner.post('market-categories', { category: ' Candles ' })
    expect(body.category).toBe('Candles')
    expect((await owner.post('market-categories', { category: 'CANDLES' })).status).toBe(409)
    expect((await owner.put(`market-categories/${body.id}`, { ...body, category: 'candles' })).status).toBe(
      200,
    )
    const elsewhere = await as(app, 'owner', other)
    expect((await elsewhere.post('market-categories', { category: 'Candles' })).status).toBe(201)
  })

  test('of one name made at the same moment are one', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.post('market-categories', { category: 'Same' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('outlive no item: their items stay without one, and are published', async () => {
    const { body: category } = await owner.post('market-categories', buildCategory())
    const { body: item } = await owner.post('market-items', buildItem({ categoryId: category.id }))
    const client = await socketAs(app, 'visitor', own)
    const patched = new Promise((resolve) => client.service('market-items').once('patched', resolve))
    expect((await owner.delete(`market-categories/${category.id}`)).status).toBe(200)
    expect(await patched).toMatchObject({ id: item.id, categoryId: null, category: null })
    client.close()
    expect((await owner.get(`market-items/${item.id}`)).body).toMatchObject({
      categoryId: null,
      category: null,
    })
  })

  test('are renamed on their items too', async () => {
    const { body: category } = await owner.post('market-categories', buildCategory())
    const { body: item } = await owner.post('market-items', buildItem({ categoryId: category.id }))
    const client = await socketAs(app, 'owner', own)
    const patched = new Promise((resolve) => client.service('market-items').once('patched', resolve))
    await owner.patch(`market-categories/${category.id}`, { category: `${category.category} new` })
    expect(await patched).toMatchObject({ id: item.id, category: `${category.category} new` })
    client.close()
  })
})

describe('options and pictures', () => {
  test('hang below an item of the account', async () => {
    const foreign = await app.service('market-items').create({ ...buildItem(), customerId: other.id })
    expect((await owner.post('market-options', buildOption(foreign.id))).status).toBe(400)
    expect((await visitor.post('market-options', buildOption(foreign.id))).status).toBe(401)
  })

  test('come inside the item, in their order, and go by item', async () => {
    const { body: item } = await owner.post('market-items', buildItem())
    await owner.post('market-options', buildOption(item.id, { option: 'Second', order: 2 }))
    await owner.post('market-options', buildOption(item.id, { option: 'First', order: 1 }))
    const { body } = await visitor.get(`market-items/${item.id}`)
    expect(body.options.map(({ option }: { option: string }) => option)).toEqual(['First', 'Second'])
    expect((await owner.delete(`market-options?itemId=${item.id}`)).body).toHaveLength(2)
  })

  test('a picture is made by an upload only, and removed with its files', async () => {
    const { body: item } = await owner.post('market-items', buildItem())
    expect((await owner.post('market-images', buildImage(item.id, { customerId: own.id }))).status).toBe(405)
    const made = []
    for (const _ of [1, 2]) {
      const body = buildImage(item.id, { customerId: own.id })
      made.push(await app.service('market-images').create(body))
    }
    expect(made.map(({ order }) => order)).toEqual([1, 2])
    expect((await visitor.delete(`market-images/${made[0]!.id}`)).status).toBe(401)
    expect((await owner.delete(`market-images/${made[0]!.id}`)).status).toBe(200)
    expect((await owner.patch(`market-images/${made[1]!.id}`, { url: '/assets/x' })).body.url).toBe(
      made[1]!.url,
    )
    expect((await owner.delete(`market-images?itemId=${item.id}`)).body).toHaveLength(1)
  })
})
