import type { ImportPicture, MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { createTestApp, type TestApp } from '../../../../test/create-test-app'
import { baseFeatures } from '../../../../test/base-features'
import { as, socketAs } from '../../../../test/as'
import { until } from '../../../../test/until'
import { media as mediaFeature } from '../../../media/media.feature'
import { marketplace as marketplaceFeature } from '../../marketplace.feature'
import { buildCsv, buildShopifyRow } from '../import-catalogue.factory'
import { openImportClient, type ImportClient } from '../import-client.factory'
import { picturesLease } from './claim-pictures'
import { pictureFetcher } from './fetch-pictures'
import { startPictureHost, type PictureHost } from './picture-host.factory'

let app: TestApp
let host: PictureHost
let client: ImportClient
beforeAll(async () => {
  host = await startPictureHost()
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, mediaFeature],
    settings: { importPictureBase: host.origin },
  })
})
afterAll(async () => {
  await app.close()
  await host.close()
})
beforeEach(async () => {
  client = await openImportClient(app)
})

const impatient = { timeoutMs: 1500, retryMs: [10, 10], atOnce: 8 }
const at = (path: string) => `https://pictures.example/${path}`

/** A product with a row for each of its pictures. */
const product = (handle: string, pictures: readonly string[], more: Record<string, string> = {}) =>
  pictures.map((address, index) =>
    buildShopifyRow({
      Handle: handle,
      'Variant Price': index ? '' : '20',
      'Image Src': address,
      ...(index ? {} : { Title: handle, Published: 'true' }),
      ...more,
    }),
  )

const rowOf = async (id: number): Promise<MarketImport> =>
  (await client.owner.get(`market-imports/${id}`).expect(200)).body

const failedOf = async (id: number): Promise<ImportPicture[]> => {
  const query = `importId=${id}&status=failed&$sort[id]=1&$limit=100`
  return (await client.owner.get(`market-import-pictures?${query}`).expect(200)).body.data
}

describe('who may see and fetch again', () => {
  test('nobody of another account, and no visitor', async () => {
    const { id } = await client.send(buildCsv(product('mine', [at('good/mine.jpg')])))
    const visitor = await as(app, 'visitor', client.account)
    expect((await visitor.get('market-import-pictures')).status).toBe(401)
    expect((await visitor.post('retry-import-pictures', { id })).status).toBe(401)
    const other = await openImportClient(app)
    expect((await other.owner.post('retry-import-pictures', { id })).status).toBe(404)
    expect((await other.owner.get(`market-import-pictures?importId=${id}`)).body.total).toBe(0)
  })
})

const misbehaviours: Record<string, [ImportPicture['reason'], number | null]> = {
  missing: ['answer', 404],
  'into-private': ['private', null],
  'into-local': ['private', null],
  loop: ['redirects', null],
  text: ['type', null],
  broken: ['damaged', null],
  huge: ['size', null],
  endless: ['size', null],
  drip: ['time', null],
  hangup: ['connection', null],
}
const kinds = Object.keys(misbehaviours)

test('300 pictures of a slow and hostile host: every good one is in place, and each bad one is named', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => {
    const bad = index < 20 ? `${kinds[index % kinds.length]}/${index}.jpg` : `unsteady/${index % 20}.jpg`
    return product(`thing-${index}`, [at(`good/${index % 20}.jpg`), at(bad), at(`moved/${index % 10}.jpg`)])
  })
  const { id, ...ended } = await client.send(buildCsv(rows.flat()))
  expect(ended).toMatchObject({ created: 100, pictures: 300, publishLater: 100, keptDrafts: 0 })
  const listener = await socketAs(app, 'owner', client.account)
  const seen: MarketImport[] = []
  listener.service('market-imports').on('patched', (row: MarketImport) => seen.push(row))
  // Long enough for a busy machine to be sent too much before it is too late.
  await pictureFetcher(app, { ...impatient, timeoutMs: 8_000 }).run()
  expect(await rowOf(id)).toMatchObject({ picturesDone: 280, picturesFailed: 20 })
  const failed = await failedOf(id)
  expect(failed.map(({ address, reason, answer }) => [address, reason, answer]).sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => {
      const kind = kinds[index % kinds.length]!
      return [at(`${kind}/${index}.jpg`), ...misbehaviours[kind]!]
    }).sort(),
  )
  await until(() => seen.at(-1)?.picturesDone === 280)
  listener.close()
  const { body } = await client.owner.get('market-items?$limit=100&$sort[id]=1')
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual(Array(100).fill('public'))
  expect(body.data.map(({ images }: { images: unknown[] }) => images.length)).toEqual(
    Array.from({ length: 100 }, (_, index) => (index < 20 ? 2 : 3)),
  )
  // Five items show it.
  expect(host.asked.get('/pictures.example/good/0.jpg')).toBe(1)
})

test('order, texts and the picture of a variation are those of the file', async () => {
  const [first, ...others] = product('shirt', [at('good/b.jpg'), at('good/a.jpg')])
  const csv = buildCsv([
    {
      ...first!,
      'Option1 Name': 'Colour',
      'Option1 Value': 'Red',
      'Image Position': '2',
      'Image Alt Text': 'The back',
      'Variant Image': at('good/a.jpg'),
    },
    { ...others[0]!, 'Image Position': '1', 'Image Alt Text': 'The front' },
    buildShopifyRow({ Handle: 'shirt', 'Option1 Value': 'Blue', 'Variant Image': at('good/blue.jpg') }),
  ])
  await client.send(csv)
  await pictureFetcher(app, { ...impatient, atOnce: 1 }).run()
  const [item] = await client.items()
  const images = [...item!.images].sort((a, b) => a.order - b.order)
  expect(images.map(({ alt }) => alt)).toEqual(['The front', 'The back', ''])
  expect(item!.variations.map(({ variation, imageId }) => [variation, imageId])).toEqual([
    ['Red', images[0]!.id],
    ['Blue', images[2]!.id],
  ])
  expect(item!.options).toMatchObject([{ option: 'Colour', values: 'Red, Blue' }])
})

test('an address that several items name is fetched once, and importing again brings nothing twice', async () => {
  const shared = at('good/shared.jpg')
  const csv = buildCsv([...product('one', [shared]), ...product('two', [shared])])
  await client.send(csv)
  // On their way already.
  expect(await client.send(csv)).toMatchObject({ pictures: 0, same: 2 })
  await pictureFetcher(app, impatient).run()
  expect(await client.send(csv)).toMatchObject({ pictures: 0, same: 2 })
  await pictureFetcher(app, impatient).run()
  expect(host.asked.get('/pictures.example/good/shared.jpg')).toBe(1)
  expect((await client.items()).map(({ images }) => images.length)).toEqual([1, 1])
})

test('an item without a good picture stays a draft until trying again brings one', async () => {
  const { id } = await client.send(buildCsv(product('late', [at('missing/late.jpg')])))
  await pictureFetcher(app, impatient).run()
  expect((await client.items())[0]).toMatchObject({ status: 'draft', images: [] })
  await app
    .get('database')
    .knex('market_import_pictures')
    .where({ importId: id })
    .update({ address: at('good/late.jpg') })
  const { body } = await client.owner.post('retry-import-pictures', { id }).expect(200)
  expect(body).toEqual({ ok: true, pictures: 1 })
  expect(await rowOf(id)).toMatchObject({ picturesDone: 0, picturesFailed: 0 })
  await pictureFetcher(app, impatient).run()
  expect(await rowOf(id)).toMatchObject({ picturesDone: 1, picturesFailed: 0 })
  expect((await client.items())[0]).toMatchObject({ status: 'public', images: [{ order: 1 }] })
})

test('what a server left when it died waits for its lease, and what was done is not fetched again', async () => {
  const paths = ['good/x1.jpg', 'good/x2.jpg']
  const { id } = await client.send(buildCsv(product('left', paths.map(at))))
  const { claim: take } = picturesLease(app)
  const [claim] = await take()
  expect(claim?.id).toBe(id)
  expect(await take()).toEqual([])
  const { knex } = app.get('database')
  await knex('market_import_pictures')
    .where({ importId: id, address: at(paths[0]!) })
    .update({ status: 'done' })
  const held = await knex('market_imports').where({ id }).first('picturesLeasedUntil')
  expect(held!.picturesLeasedUntil!.getTime() - Date.now()).toBeLessThan(16_000)
  await knex('market_imports')
    .where({ id })
    .update({ picturesDone: 1, picturesLeasedUntil: new Date(0) })
  await pictureFetcher(app, impatient).run()
  expect(paths.map((path) => host.asked.get(`/pictures.example/${path}`))).toEqual([undefined, 1])
  expect(await rowOf(id)).toMatchObject({ pictures: 2, picturesDone: 2 })
})

test('pictures of an item that was removed meanwhile are no longer waited for', async () => {
  const { id } = await client.send(buildCsv(product('gone', [at('good/gone.jpg')])))
  const [item] = await client.items()
  await client.owner.delete(`market-items/${item!.id}`).expect(200)
  await pictureFetcher(app, impatient).run()
  expect(await rowOf(id)).toMatchObject({ pictures: 0, picturesDone: 0, picturesFailed: 0 })
})
