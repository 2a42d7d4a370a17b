import type { Account } from '@mainstreet/shared/contracts/account'
import {
  marketImageContract,
  marketItemContract,
  marketOptionContract,
  marketVariationContract,
  type MarketItem,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { filledBody, notFilled } from '../../test/filled-body'
import { media as mediaFeature } from '../media/media.feature'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildImage } from './market-images.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let account: Account
let owner: Client
let item: MarketItem

const duplicate = (client: Client) => client.post('duplicate-item', { id: item.id })

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
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

describe('a copy equals its original', () => {
  type Row = Record<string, unknown>
  const sale = ['onSale', 'saleEnd', 'discountType', 'discountValue']
  const nested = ['variations', 'options']
  const kept = (contract: { writable: readonly string[] }, own: readonly string[]) =>
    contract.writable.filter((name) => !own.includes(name))
  const pick = (row: object, columns: readonly string[]) =>
    Object.fromEntries(columns.map((name) => [name, (row as Row)[name]]))

  let bare: MarketItem
  let original: MarketItem
  let copied: MarketItem
  beforeAll(async () => {
    bare = (await owner.post('market-items', { title: 'Bare' }).expect(201)).body
    const { id: categoryId } = (await owner.post('market-categories', { category: 'Mugs' }).expect(201)).body
    const ofItem = { itemId: undefined, order: undefined }
    const option = filledBody(marketOptionContract, {
      row: {},
      given: {
        ...ofItem,
        option: 'Size',
        values: 'S, M',
        translations: { fr: { option: 'Taille', values: 'P, M' } },
      },
    })
    const variation = filledBody(marketVariationContract, {
      row: { ...bare.variations[0] },
      given: { ...ofItem, imageId: undefined, stockSeen: undefined, gtin: '4006381333931' },
    })
    const body = filledBody(marketItemContract, {
      row: { ...bare },
      given: {
        categoryId,
        cardImageId: undefined,
        externalUrl: 'https://mugs.example/',
        discountType: 'value',
        discountValue: '2',
        options: [option],
        variations: [variation, { ...variation, variation: 'Second' }],
      },
    })
    const { id, customerId, variations } = (await owner.post('market-items', body).expect(201)).body
    const image = await app.service('market-images').create(buildImage(id, { customerId, order: 7 }))
    await owner.patch(`market-images/${image.id}`, { alt: 'A mug' }).expect(200)
    await owner.patch(`market-variations/${variations[1].id}`, { imageId: image.id }).expect(200)
    original = (await owner.get(`market-items/${id}`).expect(200)).body
    const answer = await owner.post('duplicate-item', { id }).expect(200)
    copied = (await owner.get(`market-items/${answer.body.id}`).expect(200)).body
  })

  test('in every column of an item but its name, its place on the site and its sale', () => {
    const own = [
      'title',
      'translations',
      'status',
      'featured',
      'promoted',
      'newlyCreated',
      'cardImageId',
      ...sale,
      ...nested,
    ]
    const columns = kept(marketItemContract, own)
    expect(notFilled({ ...original }, columns, { ...bare })).toEqual([])
    expect(pick(copied, columns)).toEqual(pick(original, columns))
    expect(pick(copied, [...sale, 'featured', 'promoted'])).toEqual(
      pick(bare, [...sale, 'featured', 'promoted']),
    )
  })

  test('in the texts of both languages, of which the name says that it is a copy', () => {
    const { fr = {} } = original.translations ?? {}
    expect([copied.title, copied.translations?.fr]).toEqual([
      `${original.title} (2)`,
      { ...fr, title: `${fr.title} (2)` },
    ])
  })

  test('in every column of its variations but their number, stock and picture', () => {
    const columns = kept(marketVariationContract, ['itemId', 'sku', 'gtin', 'stock', 'stockSeen', 'imageId'])
    expect(
      notFilled(
        { ...original.variations[1] },
        columns.filter((name) => name !== 'order'),
        { ...bare.variations[0] },
      ),
    ).toEqual([])
    expect(copied.variations.map((row) => pick(row, columns))).toEqual(
      original.variations.map((row) => pick(row, columns)),
    )
    expect(copied.variations.map(({ imageId }) => imageId)).toEqual([null, copied.images[0]!.id])
  })

  test('in every column of its options and pictures', () => {
    const options = kept(marketOptionContract, ['itemId'])
    expect(notFilled({ ...original.options[0] }, options, { translations: {} })).toEqual([])
    expect(copied.options.map((row) => pick(row, options))).toEqual(
      original.options.map((row) => pick(row, options)),
    )
    const images = [...kept(marketImageContract, []), 'url']
    expect(notFilled({ ...original.images[0] }, images, { alt: '', order: 1 })).toEqual([])
    expect(copied.images.map((row) => pick(row, images))).toEqual(
      original.images.map((row) => pick(row, images)),
    )
  })
})
