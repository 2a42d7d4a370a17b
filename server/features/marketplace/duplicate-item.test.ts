import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { as, newAccount, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let account: Account
let owner: Client
let item: MarketItem

const duplicate = (client: Client) => client.post('duplicate-item', { id: item.id })

beforeAll(async () => {
  app = await openTestApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  const body = buildItem({ onSale: true, discountType: 'percent', discountValue: '10' })
  const { id, customerId, variations } = (await owner.post('market-items', body).expect(201)).body
  await app.service('market-images').create(buildImage(id, { customerId }))
  const second = await app.service('market-images').create(buildImage(id, { customerId, order: 2 }))
  await owner.post('market-options', { itemId: id, option: 'Colour', values: 'Blue, Grey' }).expect(201)
  await owner.patch(`market-variations/${variations[1].id}`, { imageId: second.id }).expect(200)
  item = (await owner.get(`market-items/${id}`)).body
})
afterAll(() => app.close())

test('a stranger copies nothing', async () => {
  await duplicate(await as(app, 'visitor', account)).expect(401)
  await duplicate(await as(app, 'owner', await newAccount(app))).expect(404)
})

test('a copy is a draft with variations, options and pictures of its own, without stock and sale', async () => {
  const { body } = await duplicate(owner).expect(200)
  const { body: copy } = await owner.get(`market-items/${body.id}`).expect(200)
  expect(copy).toMatchObject({
    title: 'Stoneware mug (2)',
    status: 'draft',
    newlyCreated: false,
    onSale: false,
    description: item.description,
    variations: [
      { variation: 'Blue', price: 24.5, stock: 0, sku: '', imageId: null },
      { variation: 'Grey', price: 26, stock: 0, sku: '', imageId: copy.images[1].id },
    ],
    images: item.images.map(({ url }) => ({ url })),
    options: [{ option: 'Colour' }],
  })
  expect(copy.images[1].id).not.toBe(item.images[1]!.id)
})
