import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as } from '../../../test/as'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildItem } from '../market-items.factory'
import { buildCsv, buildOwnRows } from './import-catalogue.factory'
import { openImportClient, type EndedImport, type ImportClient } from './import-client.factory'

let app: TestApp
let client: ImportClient
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await openImportClient(app)
})

const newItem = 'title,price,stock,status\nTeapot,20,3,public\n'
const checked = async (csv: string) => await client.send(csv, { dryRun: true })
const counts = ({ created, changed, same, keptDrafts, keptStocks }: MarketImport) => ({
  created,
  changed,
  same,
  keptDrafts,
  keptStocks,
})
const carryOut = async ({ id }: EndedImport) => {
  await client.owner.patch(`market-imports/${id}`, { status: 'importing' }).expect(200)
  return client.ended(id)
}

describe('who may choose', () => {
  test('no visitor, no read key, nobody of another account', async () => {
    const { id } = await checked(newItem)
    const patch = async (who: 'visitor' | 'read key') =>
      (await (await as(app, who, client.account)).patch(`market-imports/${id}`, { changeStock: true })).status
    expect([await patch('visitor'), await patch('read key')]).toEqual([401, 403])
    const other = await openImportClient(app)
    expect((await other.owner.patch(`market-imports/${id}`, { changeStock: true })).status).toBe(404)
  })

  test('what is no yes or no is refused by its name', async () => {
    const { id } = await checked(newItem)
    const { status, body } = await client.owner.patch(`market-imports/${id}`, { changeStock: 'maybe' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['changeStock']])
    const upload = await client.upload(newItem, { publishWithoutPictures: 'maybe' })
    expect([upload.status, Object.keys(upload.body.errors)]).toEqual([400, ['publishWithoutPictures']])
  })

  test('nobody once the import is over', async () => {
    const { id } = await client.send(newItem)
    const { status, body } = await client.owner.patch(`market-imports/${id}`, { changeStock: true })
    expect([status, body.message]).toEqual([
      409,
      'What an import may do cannot be changed once it is imported.',
    ])
  })
})

describe('an item without a picture', () => {
  test('comes as a draft, and the check says so before', async () => {
    const check = await checked(newItem)
    expect(counts(check)).toEqual({ created: 1, changed: 0, same: 0, keptDrafts: 1, keptStocks: 0 })
    expect(check.items[0]!.kept).toEqual([{ field: 'status', from: 'draft', to: 'public' }])
    expect(await carryOut(check)).toMatchObject({ status: 'imported', keptDrafts: 1 })
    expect(await client.items()).toMatchObject([
      { title: 'Teapot', status: 'draft', variations: [{ stock: 3 }] },
    ])
  })

  test('is published once its owner has chosen so, after another check', async () => {
    const { id } = await checked(newItem)
    const check = await client.choose(id, { publishWithoutPictures: true })
    expect(counts(check)).toEqual({ created: 1, changed: 0, same: 0, keptDrafts: 0, keptStocks: 0 })
    expect(check.items.map(({ kept }) => kept)).toEqual([[]])
    await carryOut(check)
    expect(await client.items()).toMatchObject([{ status: 'public' }])
  })

  test('that is public already stays so, and one that has a picture is published', async () => {
    await client.owner.post('market-items', buildItem({ title: 'Mug', status: 'public' }))
    const { body: bowl } = await client.owner.post(
      'market-items',
      buildItem({ title: 'Bowl', status: 'draft' }),
    )
    await app
      .get('database')
      .knex('market_images')
      .insert({ customerId: client.account.id, itemId: bowl.id, url: '/assets/nb/1/bowl.jpg', order: 1 })
    const rows = buildOwnRows(await client.items()).map((row) => ({ ...row, status: 'public' }))
    const answer = await client.send(buildCsv(rows))
    expect(answer.keptDrafts).toBe(0)
    expect((await client.items()).map(({ status }) => status)).toEqual(['public', 'public'])
  })
})

describe('the stock of an item that is here', () => {
  const olderExport = async (stock: number) => {
    await client.owner.post('market-items', {
      ...buildItem({ title: 'Mug' }),
      variations: [{ variation: 'Blue', price: 20, stock: 9 }],
    })
    const rows = buildOwnRows(await client.items()).map((row) => ({ ...row, stock }))
    return buildCsv(rows)
  }
  const stocks = async () =>
    (await client.items()).flatMap((item) => item.variations.map(({ stock }) => stock))

  test('stays, and the check says what it would have been', async () => {
    const check = await checked(await olderExport(11))
    expect(counts(check)).toEqual({ created: 0, changed: 0, same: 1, keptDrafts: 0, keptStocks: 1 })
    expect(check.items[0]!.kept).toEqual([{ field: 'Blue: stock', from: '9', to: '11' }])
    await carryOut(check)
    expect(await stocks()).toEqual([9])
  })

  test('follows the file once its owner has chosen so, and no more when the choice is taken back', async () => {
    const { id } = await checked(await olderExport(11))
    const check = await client.choose(id, { changeStock: true })
    expect(counts(check)).toEqual({ created: 0, changed: 1, same: 0, keptDrafts: 0, keptStocks: 0 })
    expect(check.items.map(({ changes }) => changes)).toEqual([
      [{ field: 'Blue: stock', from: '9', to: '11' }],
    ])
    expect((await client.choose(id, { changeStock: false })).same).toBe(1)
    await carryOut(await client.choose(id, { changeStock: true }))
    expect(await stocks()).toEqual([11])
  })

  test('a choice made while the file is being checked has it checked from the start', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      title: `Thing ${index}`,
      price: 1,
      status: 'public',
    }))
    const { body } = await client.upload(buildCsv(rows))
    await client.owner.patch(`market-imports/${body.id}`, { publishWithoutPictures: true }).expect(200)
    const check = await client.ended(body.id)
    expect(check).toMatchObject({ status: 'checked', done: 120, created: 120, keptDrafts: 0 })
    expect(check.items).toHaveLength(120)
  })
})
