import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, socketAs } from '../../../test/as'
import { until } from '../../../test/until'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildItem } from '../market-items.factory'
import { buildCsv, buildOwnRows } from './import-catalogue.factory'
import { openImportClient, type ImportClient } from './import-client.factory'
import { itemImports } from './run-import'

let app: TestApp
let client: ImportClient
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await openImportClient(app)
})

describe('our own export', () => {
  const fill = async () => {
    const { body: category } = await client.owner.post('market-categories', { category: '=Cups' })
    await client.owner.post('market-items', {
      ...buildItem({
        title: '-20 °C mug, "cold"',
        description: '<p>One</p>\n<p>Two, “three” &amp; é</p>',
        categoryId: category.id,
        onSale: true,
        saleEnd: '2999-12-31',
        discountType: 'special',
        discountValue: '@home',
      }),
    })
    await client.owner.post('market-items', { title: 'Bare' })
    return client.items()
  }

  test('comes back without a change', async () => {
    const items = await fill()
    const csv = `\uFEFF${buildCsv(buildOwnRows(items))}\r\n`
    expect(csv).toContain(`"'-20 °C mug`)
    const answer = await client.send(csv)
    expect(answer.ignoredColumns).toEqual([])
    expect(answer.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
    expect(await client.items()).toEqual(items)
  })

  test('changes what was edited in it, by id, and announces it', async () => {
    const items = await fill()
    const rows = buildOwnRows(items).map((row) => ({ ...row, title: `'=Cup ${row.id}`, category: 'Mugs' }))
    const csv = buildCsv([{ ...rows[0], stock: 12 }, ...rows.slice(1)])
    const answer = await client.send(csv, { choices: { changeStock: true } })
    expect(answer.items[0]!.changes).toEqual([
      { field: 'title', from: items[0]!.title, to: `=Cup ${items[0]!.id}` },
      { field: 'category', from: '=Cups', to: 'Mugs' },
      { field: 'Blue: stock', from: '10', to: '12' },
    ])
    const after = await client.items()
    expect(after.map(({ id, category }) => [id, category])).toEqual(items.map(({ id }) => [id, 'Mugs']))
    expect(after[0]!.variations[0]).toMatchObject({ id: items[0]!.variations[0]!.id, stock: 12 })
  })

  test('brings translations in columns of their own, and leaves those that it has none for', async () => {
    const texts = { fr: { title: 'Tasse', subTitle: 'En grès', description: '<p>Une</p>' } }
    const { body } = await client.owner.post('market-items', { ...buildItem(), translations: texts })
    const row = { id: body.id, title: body.title, price: 24.5 }
    const stored = async () => (await client.owner.get(`market-items/${body.id}`)).body.translations
    const bad = await client.send(buildCsv([{ ...row, title_fr: 'é'.repeat(161) }]))
    expect(bad.items[0]!.problems).toMatchObject([{ field: 'title_fr' }])
    const rows = [{ ...row, title_fr: "'=Bol", subTitle_fr: '' }]
    const answer = await client.send(buildCsv(rows))
    expect(answer.ignoredColumns).toEqual([])
    const translated = answer.items[0]!.changes.filter(({ field }) => field.endsWith('_fr'))
    expect(translated).toEqual([
      { field: 'title_fr', from: 'Tasse', to: '=Bol' },
      { field: 'subTitle_fr', from: 'En grès', to: '' },
    ])
    expect(await stored()).toEqual({ fr: { title: '=Bol', description: '<p>Une</p>' } })
    expect((await client.send(buildCsv(rows))).items[0]!.action).toBe('same')
    const fresh = { title: 'Bowl', price: 9, title_fr: 'Bol', description_fr: '<p onclick="x">Rond</p>' }
    const made = await client.send(buildCsv([fresh]))
    const { translations } = (await client.owner.get(`market-items/${made.items[0]!.itemId}`)).body
    expect(translations).toEqual({ fr: { title: 'Bol', description: '<p>Rond</p>' } })
  })

  test('brings translations of what variations are called', async () => {
    const variations = [
      { variation: 'Small', price: 5, stock: 1, translations: { fr: { variation: 'Petite' } } },
      { variation: 'Large', price: 8, stock: 1 },
    ]
    const { body } = await client.owner.post('market-items', buildItem({ variations }))
    const row = { id: body.id, title: body.title, price: 5 }
    const bad = buildCsv([
      { ...row, variation: 'Small' },
      { ...row, variation: 'Large', variation_fr: 'é'.repeat(121) },
    ])
    expect((await client.send(bad)).items[0]!.problems).toMatchObject([{ line: 3, field: 'variation_fr' }])
    const rows = [
      { ...row, variation: 'Small', variation_fr: '' },
      { ...row, variation: 'Large', price: 8, variation_fr: "'=Grande" },
      { ...row, variation: 'Huge', price: 9, variation_fr: 'Énorme' },
    ]
    const answer = await client.send(buildCsv(rows))
    expect(answer.ignoredColumns).toEqual([])
    expect(answer.items[0]!.changes).toEqual([
      { field: 'Small: variation_fr', from: 'Petite', to: '' },
      { field: 'Large: variation_fr', from: '', to: '=Grande' },
      { field: 'variation', from: '', to: 'Huge' },
    ])
    const stored: MarketItem = (await client.owner.get(`market-items/${body.id}`)).body
    expect(stored.variations.map(({ translations }) => translations)).toEqual([
      {},
      { fr: { variation: '=Grande' } },
      { fr: { variation: 'Énorme' } },
    ])
    expect((await client.send(buildCsv(rows))).items[0]!.action).toBe('same')
  })

  test('without labels changes the one variation there is, whatever its label', async () => {
    const variations = [{ variation: 'Large', price: 5, stock: 1 }]
    await client.owner.post('market-items', buildItem({ title: 'Candle', variations }))
    await client.send('title,price,stock\nCandle,6,1')
    expect((await client.items())[0]!.variations).toMatchObject([{ variation: 'Large', price: 6, stock: 1 }])
  })

  test('written by hand with a few columns and semicolons makes new items', async () => {
    await client.send('title;price;stock\nTeapot;"1,234.50";2\n')
    expect(await client.items()).toMatchObject([
      { title: 'Teapot', status: 'draft', variations: [{ variation: 'Regular', price: 1234.5, stock: 2 }] },
    ])
  })
})

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Thing ${index}`, price: index, stock: 1 }))

describe('an import on its way', () => {
  test('tells how far it is, over the socket too, and waits for a word before it changes anything', async () => {
    const listener = await socketAs(app, 'owner', client.account)
    const seen: MarketImport[] = []
    listener.service('market-imports').on('patched', (row: MarketImport) => seen.push(row))
    const { body } = await client.upload(buildCsv(rowsOf(90)))
    expect(body).toMatchObject({ name: 'items.csv', status: 'checking', total: 0, done: 0 })
    const checked = await client.ended(body.id)
    expect(checked).toMatchObject({ status: 'checked', total: 90, done: 90, created: 90, bad: 0 })
    expect(await client.items()).toEqual([])
    await until(() => seen.at(-1)?.status === 'checked')
    expect(seen.map(({ done }) => done).filter((done) => done > 0 && done < 90).length).toBeGreaterThan(0)
    listener.close()
  })

  test('goes on on its own, whoever is looking, and another is refused meanwhile', async () => {
    const { body } = await client.upload(buildCsv(rowsOf(90)))
    const second = await client.upload(buildCsv(rowsOf(1)))
    expect([second.status, second.body.message]).toEqual([
      409,
      'Another import is running; stop it or wait for its end.',
    ])
    await client.ended(body.id)
  })

  test('stops where its owner says so, and keeps what is done', async () => {
    const { body } = await client.upload(buildCsv(rowsOf(400)))
    await client.ended(body.id)
    await client.owner.patch(`market-imports/${body.id}`, { status: 'importing' }).expect(200)
    await client.owner.patch(`market-imports/${body.id}`, { status: 'stopped' }).expect(200)
    const { status, done } = await client.ended(body.id)
    expect([status, done < 400]).toEqual(['stopped', true])
    const again = await client.owner.patch(`market-imports/${body.id}`, { status: 'importing' })
    expect([again.status, again.body.message]).toEqual([
      409,
      'An import that is stopped cannot be importing.',
    ])
    const other = await client.owner.patch(`market-imports/${body.id}`, { status: 'checked' })
    expect(other.status).toBe(400)
  })

  test('is taken up where a server left it, and makes nothing twice', async () => {
    const { body } = await client.upload(buildCsv(rowsOf(90)))
    await client.ended(body.id)
    let turns = 0
    await app.get('database').knex('market_imports').where({ id: body.id }).update({
      status: 'importing',
      done: 0,
      created: 0,
    })
    // A server that is told to stop after its first batch.
    await itemImports.run(app, await app.service('market-imports').get(body.id), () => turns++ > 0)
    const left = (await client.owner.get(`market-imports/${body.id}`)).body as MarketImport
    expect([left.status, left.done]).toEqual(['importing', 40])
    const some = await client.owner.get(`market-imports/${body.id}?$select[]=status`)
    expect(some.body).toEqual({ id: body.id, status: 'importing' })
    app.get('importer').nudge()
    expect(await client.ended(body.id)).toMatchObject({ status: 'imported', done: 90, created: 90, same: 0 })
    expect((await client.owner.get('market-items?$limit=1')).body.total).toBe(90)
  })
})

test('other requests are answered while a long file is imported', async () => {
  const visitor = await as(app, 'visitor', client.account)
  let running = true
  const began = performance.now()
  const done = client.send(buildCsv(rowsOf(120))).finally(() => (running = false))
  const waits: number[] = []
  while (running) {
    const started = performance.now()
    expect((await visitor.get('market-items?$limit=20')).status).toBe(200)
    waits.push(performance.now() - started)
  }
  expect(await done).toMatchObject({ status: 'imported', created: 120 })
  expect(waits.length).toBeGreaterThan(10)
  const took = performance.now() - began
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(took / 4)
})
