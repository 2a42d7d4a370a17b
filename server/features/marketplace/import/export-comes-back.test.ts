import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  marketImageContract,
  marketItemContract,
  marketOptionContract,
  marketVariationContract,
  type MarketItem,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { byteOrderMark, escapeFormulae } from '@mainstreet/shared/rules/csv'
import { itemImportHead, itemExportLines, languagesOfItems } from '@mainstreet/shared/rules/items/item-export'
import Papa from 'papaparse'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { filledBody, notFilled } from '../../../test/filled-body'
import { media as mediaFeature } from '../../media/media.feature'
import { buildPicture, sendForm } from '../../media/upload.factory'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildItem } from '../market-items.factory'
import { pictureFetcher } from './pictures/fetch-pictures'
import { openImportClient, type ImportClient } from './import-client.factory'

let app: TestApp
let outside: Server
beforeAll(async () => {
  // The internet: whatever host is asked for, this application answers.
  outside = createServer((request, response) => {
    const path = request.url!.replace(/^\/[^/]+/, '')
    fetch(`${app.origin}${path}`).then(
      async (answer) => response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer())),
      () => response.destroy(),
    )
  })
  outside.listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const { port } = outside.address() as AddressInfo
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, mediaFeature],
    settings: { importPictureBase: `http://127.0.0.1:${port}` },
  })
})
afterAll(async () => {
  await app.close()
  outside.closeAllConnections()
  outside.close()
  await once(outside, 'close')
})

/** Items with something in every column that can be written, beside a bare one. */
const fill = async (client: ImportClient) => {
  const { owner } = client
  const { body: category } = await owner.post('market-categories', { category: '=Knits' })
  const { body: bare } = await owner.post('market-items', { title: 'Bare' }).expect(201)
  await owner.delete(`market-items/${bare.id}`).expect(200)
  const ofItem = { itemId: undefined, order: undefined, stockSeen: undefined, imageId: undefined }
  const filledVariation = (given: object) =>
    filledBody(marketVariationContract, { row: bare.variations[0], given: { ...ofItem, ...given } })
  const everything = filledBody(marketItemContract, {
    row: bare,
    given: {
      title: '-Sweater, "warm"',
      categoryId: category.id,
      tags: 'wool, winter',
      externalUrl: 'https://sweaters.example/',
      discountType: 'value',
      discountValue: '2.5',
      cardImageId: undefined,
      options: [
        {
          option: 'Size: fit',
          values: 'S; M, wide',
          translations: { fr: { option: 'Taille', values: 'P; M' } },
        },
        { option: 'Colour', values: 'Red\nBlue' },
      ],
      variations: [
        filledVariation({ variation: 'S, Red', sku: '@1', gtin: '4006381333931', price: 20, stock: 4 }),
        filledVariation({ variation: 'M, wide, Blue', sku: 'B', gtin: '', price: 22.5, stock: 2 }),
      ],
    },
  })
  const { body: item } = await owner.post('market-items', everything).expect(201)
  const fields = { type: 'market-image', id: client.account.id, itemId: item.id }
  const files = [{ bytes: await buildPicture(80, 60) }, { bytes: await buildPicture(60, 80) }]
  const { body } = await sendForm(owner, { fields, files }).expect(200)
  const [first, second] = body.files as { id: number }[]
  await owner.patch(`market-images/${first!.id}`, { order: 2, alt: 'The back,\nfolded' }).expect(200)
  await owner.patch(`market-images/${second!.id}`, { order: 1 }).expect(200)
  const [{ id: variation }] = item.variations
  await owner.patch(`market-variations/${variation}`, { imageId: first!.id }).expect(200)
  await owner.post('market-items', { ...buildItem({ title: 'Bare', status: 'public' }) })
  // A sale that is over stays as it was.
  await app
    .get('database')
    .knex('market_items')
    .where({ title: 'Bare' })
    .update({ onSale: true, saleEnd: '2020-01-31', discountValue: '10' })
  const [filled] = await client.items()
  expectOther(columnsOf(marketItemContract, filled!), columnsOf(marketItemContract, bare))
  expectOther(
    columnsOf(marketVariationContract, filled!.variations[0]!),
    columnsOf(marketVariationContract, bare.variations[0]),
  )
}

/** No column of a row is as a bare row has it, so that none can be lost unseen. */
const expectOther = (row: Record<string, unknown>, bare: Record<string, unknown>) =>
  expect(notFilled(row, Object.keys(row), bare)).toEqual([])

const exported = (items: readonly MarketItem[]) => {
  const languages = languagesOfItems(items)
  const origin = 'https://shop.example'
  const lines = [
    itemImportHead(languages),
    ...items.flatMap((each) => itemExportLines(each, { head: itemImportHead(languages), languages, origin })),
  ]
  return (
    byteOrderMark +
    Papa.unparse(
      lines.map((line) => [...line]),
      { escapeFormulae },
    )
  )
}

type Row = { id: number; order?: number } & Record<string, unknown>

/** What a copy has of its own: whose it is, which row it is, and a stock as somebody read it. */
const own = new Set([
  'cardImageId',
  'id',
  'customerId',
  'itemId',
  'categoryId',
  'stockSeen',
  'imageId',
  'order',
  'variations',
  'options',
])

const columnsOf = (contract: { writable: readonly string[] }, row: Row) =>
  Object.fromEntries(
    [...contract.writable, 'translations'].filter((name) => !own.has(name)).map((name) => [name, row[name]]),
  )

const inOrder = <R extends { order: number; id: number }>(rows: readonly R[]) =>
  [...rows].sort((a, b) => a.order - b.order || a.id - b.id)

const compared = (item: MarketItem) => {
  const images = inOrder(item.images)
  return {
    ...columnsOf(marketItemContract, item),
    category: item.category,
    images: images.map((row) => columnsOf(marketImageContract, row)),
    options: inOrder(item.options).map((row) => columnsOf(marketOptionContract, row)),
    variations: inOrder(item.variations).map((row) => ({
      ...columnsOf(marketVariationContract, row),
      picture: images.findIndex(({ id }) => id === row.imageId),
    })),
  }
}

test('an export comes back the same in an empty account', async () => {
  const client = await openImportClient(app)
  await fill(client)
  const before = await client.items()
  const csv = exported(before)
  const other = await openImportClient(app)
  const answer = await other.send(csv, { choices: { publishWithoutPictures: true } })
  expect(answer.items.flatMap(({ problems }) => problems)).toEqual([])
  expect(answer).toMatchObject({ created: 2, pictures: 2, bad: 0, ignoredColumns: [] })
  await pictureFetcher(app, { retryMs: [] }).run()
  const after = await other.items()
  expect(after.map(compared)).toEqual(before.map(compared))
  expect(after[0]!.images.map(({ url }) => url.split('/')[3])).toEqual(
    Array(2).fill(String(other.account.id)),
  )
})

test('an export changes nothing where it came from', async () => {
  const client = await openImportClient(app)
  await fill(client)
  const before = await client.items()
  const answer = await client.send(exported(before))
  expect(answer.items.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([])
  expect(answer).toMatchObject({ same: 2, pictures: 0 })
  expect(await client.items()).toEqual(before)
})
