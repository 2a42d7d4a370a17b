import type { ImportedItem } from '@mainstreet/shared/contracts/marketplace/imports'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, newAccount } from '../../../test/as'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildItem } from '../market-items.factory'
import { buildCsv, buildOwnRows, buildShopifyRow } from './import-catalogue.factory'
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

const board = buildShopifyRow({ Handle: 'maple-board', Title: 'Maple board', 'Variant Price': '30' })

const actions = ({ items }: EndedImport) => items.map(({ action }) => action)
const only = ({ items }: EndedImport): ImportedItem => {
  expect(items).toHaveLength(1)
  return items[0]!
}

describe('who may not', () => {
  const csv = buildCsv([board])

  test('a visitor imports nothing, and reads nothing of imports', async () => {
    const visitor = await as(app, 'visitor', client.account)
    expect((await client.upload(csv, {}, visitor)).status).toBe(401)
    for (const path of ['market-imports', 'market-import-items'])
      expect((await visitor.get(path)).status).toBe(401)
  })

  test('a read key neither', async () => {
    const key = await as(app, 'read key', client.account)
    expect((await client.upload(csv, {}, key)).status).toBe(403)
    expect(await client.items()).toEqual([])
  })

  test('an owner imports nothing into another account', async () => {
    const other = await newAccount(app)
    expect((await client.upload(csv, { customerId: String(other.id) })).status).toBe(403)
  })

  test("another account's items are out of reach, whatever ids the file names", async () => {
    const other = await newAccount(app)
    const foreign = await app.service('market-items').create({ ...buildItem(), customerId: other.id })
    const before = JSON.stringify(foreign)
    const answer = await client.send(buildCsv(buildOwnRows([foreign])))
    expect(actions(answer)).toEqual(['create'])
    expect(JSON.stringify(await app.service('market-items').get(foreign.id))).toBe(before)
    expect((await client.items())[0]!.id).not.toBe(foreign.id)
  })

  test('staff name the account, which has to exist', async () => {
    const staff = await as(app, 'staff')
    expect((await client.upload(csv, {}, staff)).status).toBe(400)
    expect((await client.upload(csv, { customerId: '2000000000' }, staff)).status).toBe(404)
    const { status, body } = await client.upload(csv, { customerId: String(client.account.id) }, staff)
    expect(status).toBe(200)
    expect((await client.ended(body.id)).status).toBe('checked')
  })
})

describe('what is refused', () => {
  test.each([
    ['a quote that is never closed', 'title,price\nMug,"24', /line 2: a quote is opened and never closed/],
    ['a quote in the wrong place', 'title,price\nMug,2\nM"ug,24', /line 3: a quote stands inside/],
    ['an unknown header', 'colour,weight\nred,3', /unknown header/],
    ['a file without items', 'title,price\n', /has no items/],
    [
      'more rows than a file may have',
      `title,price\n${'Mug,1\n'.repeat(20_001)}`,
      /has more than 20,000 rows/,
    ],
  ])('%s', async (_name, csv, problem) => {
    const { status, problem: said } = await client.send(csv)
    expect([status, said]).toEqual(['failed', expect.stringMatching(problem)])
    expect(await client.items()).toEqual([])
  })

  test('a spreadsheet sent as text, no file at all, a form that asks for more', async () => {
    const sheet = await client.upload('PK\u0003\u0004\u0000\u0000')
    expect([sheet.status, sheet.body.errors]).toEqual([400, { files: 'is no text file: export it as CSV' }])
    const empty = await client.owner.post('market-import').field('format', 'shopify')
    expect([empty.status, empty.body.errors]).toEqual([400, { files: 'is required' }])
    const wrong = await client.upload('title,price\nMug,2', { format: 'excel', dryRun: 'true' })
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([400, ['dryRun', 'format']])
  })

  test('a file that is not of the stated format', async () => {
    const { problem } = await client.send('title,price\nMug,2', { format: 'shopify' })
    expect(problem).toBe('The file has no column Handle.')
  })

  test('a bad price, by its line and column; the items beside it are imported', async () => {
    const answer = await client.send(
      'title,price,variation\r\nMug,24.50,Blue\r\nMug,2x,Grey\r\n"Two\r\nlines",3,\r\nBowl,30.999,\r\n',
    )
    expect(answer.items.map(({ line, action, problems }) => ({ line, action, problems }))).toEqual([
      { line: 2, action: 'bad', problems: [expect.objectContaining({ line: 3, field: 'price' })] },
      { line: 4, action: 'create', problems: [] },
      { line: 6, action: 'bad', problems: [expect.objectContaining({ line: 6, field: 'price' })] },
    ])
    expect((await client.items()).map(({ title }) => title)).toEqual(['Two\r\nlines'])
  })

  test.each<[string, object, string]>([
    ['title', { Title: ' ' }, 'Title'],
    ['a long label', { 'Option1 Value': 'x'.repeat(121) }, 'Option1 Value'],
    ['a long SKU', { 'Variant SKU': 'x'.repeat(81) }, 'Variant SKU'],
    ['a price of a billion', { 'Variant Price': '1000000000' }, 'Variant Price'],
    ['no price', { 'Variant Price': '' }, 'Variant Price'],
    ['stock in words', { 'Variant Inventory Qty': 'many' }, 'Variant Inventory Qty'],
    ['too much stock', { 'Variant Inventory Qty': '2000000' }, 'Variant Inventory Qty'],
  ])('%s in a Shopify file, by its column', async (_name, cells, field) => {
    const item = only(await client.send(buildCsv([{ ...board, ...cells }])))
    expect([item.action, item.problems]).toEqual(['bad', [expect.objectContaining({ line: 2, field })]])
    expect(await client.items()).toEqual([])
  })

  test('an end of a sale that is no day and an unknown sector in our own export, without half an item', async () => {
    const csv = buildCsv([
      { title: 'Mug', price: 1, onSale: 'true', discountValue: '5', saleEnd: '2020-02-31', category: 'New' },
      { title: 'Bowl', price: 1, sector: 'Weapons' },
      { title: 'Vase', price: 1, sector: '', category: 'x'.repeat(81) },
    ])
    for (const dryRun of [true, false])
      expect((await client.send(csv, { dryRun })).items.map(({ problems }) => problems[0]!.field)).toEqual([
        'saleEnd',
        'sector',
        'category',
      ])
    expect(await client.items()).toEqual([])
    expect((await client.owner.get('market-categories')).body.total).toBe(0)
  })

  test('rows of one item that contradict each other', async () => {
    const answer = await client.send('title,price,id,status\nMug,1,,public\nMug,2,,draft')
    expect(only(answer).problems).toEqual([expect.objectContaining({ line: 3, field: 'status' })])
  })

  test('a row with more cells than the header; empty rows are passed over', async () => {
    const answer = await client.send('title,price\n,\nMug,1,500\n\n,,\nBowl,2,\n')
    expect(answer.items.map(({ line, action }) => [line, action])).toEqual([
      [3, 'bad'],
      [6, 'create'],
    ])
  })
})
