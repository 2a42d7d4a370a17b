import type { ImportAnswer, ImportedItem } from '@mainstreet/shared/rules/catalogue-file'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { as, newAccount } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildCsv, buildOwnRows, buildShopifyRow } from './import-catalogue.factory'
import { openImportClient, type ImportClient } from './import-client.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let desk: ImportClient
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  desk = await openImportClient(app)
})

const board = buildShopifyRow({ Handle: 'maple-board', Title: 'Maple board', 'Variant Price': '30' })

const actions = ({ items }: ImportAnswer) => items.map(({ action }) => action)
const only = ({ items }: ImportAnswer): ImportedItem => {
  expect(items).toHaveLength(1)
  return items[0]!
}

describe('who may not', () => {
  const body = { csv: buildCsv([board]), dryRun: false }

  test('a visitor imports nothing', async () => {
    const visitor = await as(app, 'visitor', desk.account)
    expect((await visitor.post('market-import', body)).status).toBe(401)
  })

  test('a read key neither, not even dry', async () => {
    const key = await as(app, 'read key', desk.account)
    expect((await key.post('market-import', { ...body, dryRun: true })).status).toBe(403)
    expect(await desk.items()).toEqual([])
  })

  test('an owner imports nothing into another account', async () => {
    const other = await newAccount(app)
    const answer = await desk.owner.post('market-import', { ...body, customerId: other.id })
    expect(answer.status).toBe(403)
  })

  test("another account's items are out of reach, whatever ids the file names", async () => {
    const other = await newAccount(app)
    const foreign = await app.service('market-items').create({ ...buildItem(), customerId: other.id })
    const before = JSON.stringify(foreign)
    const answer = await desk.send(buildCsv(buildOwnRows([foreign as MarketItem])))
    expect(actions(answer)).toEqual(['create'])
    expect(JSON.stringify(await app.service('market-items').get(foreign.id))).toBe(before)
    expect((await desk.items())[0]!.id).not.toBe(foreign.id)
  })

  test('staff name the account, which has to exist', async () => {
    const staff = await as(app, 'staff')
    expect((await staff.post('market-import', body)).status).toBe(400)
    expect((await staff.post('market-import', { ...body, customerId: 2_000_000_000 })).status).toBe(404)
    expect((await staff.post('market-import', { ...body, customerId: desk.account.id })).status).toBe(200)
  })
})

describe('what is refused', () => {
  test.each([
    ['a quote that is never closed', 'title,price\nMug,"24', /line 2: a quote is opened and never closed/],
    ['a quote in the wrong place', 'title,price\nMug,2\nM"ug,24', /line 3: a quote stands inside/],
    ['an unknown header', 'colour,weight\nred,3', /unknown header/],
    ['a spreadsheet sent as text', 'PK\u0003\u0004\u0000\u0000', /holds characters that cannot be stored/],
  ])('%s', async (_name, csv, message) => {
    const { status, body } = await desk.owner.post('market-import', { csv, dryRun: false })
    expect([status, body.ok]).toEqual([400, false])
    expect(body.errors.csv).toMatch(message)
  })

  test('a file that is not of the stated format', async () => {
    const { body } = await desk.owner.post('market-import', {
      csv: 'title,price\nMug,2',
      format: 'shopify',
      dryRun: true,
    })
    expect(body.errors.csv).toBe('has no column Handle')
  })

  test('a bad price, by its line and column; the items beside it are imported', async () => {
    const answer = await desk.send(
      'title,price,variation\r\nMug,24.50,Blue\r\nMug,2x,Grey\r\n"Two\r\nlines",3,\r\nBowl,30.999,\r\n',
    )
    expect(answer.items.map(({ line, action, problems }) => ({ line, action, problems }))).toEqual([
      { line: 2, action: 'bad', problems: [expect.objectContaining({ line: 3, field: 'price' })] },
      { line: 4, action: 'create', problems: [] },
      { line: 6, action: 'bad', problems: [expect.objectContaining({ line: 6, field: 'price' })] },
    ])
    expect((await desk.items()).map(({ title }) => title)).toEqual(['Two\r\nlines'])
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
    const item = only(await desk.send(buildCsv([{ ...board, ...cells }])))
    expect([item.action, item.problems]).toEqual(['bad', [expect.objectContaining({ line: 2, field })]])
    expect(await desk.items()).toEqual([])
  })

  test('a past end of a sale and an unknown sector in our own export, without half an item', async () => {
    const csv = buildCsv([
      { title: 'Mug', price: 1, onSale: 'true', discountValue: '5', saleEnd: '2020-01-01', category: 'New' },
      { title: 'Bowl', price: 1, sector: 'Weapons' },
      { title: 'Vase', price: 1, sector: '', category: 'x'.repeat(81) },
    ])
    for (const dryRun of [true, false])
      expect((await desk.send(csv, { dryRun })).items.map(({ problems }) => problems[0]!.field)).toEqual([
        'saleEnd',
        'sector',
        'category',
      ])
    expect(await desk.items()).toEqual([])
    expect((await desk.owner.get('market-categories')).body.total).toBe(0)
  })

  test('rows of one item that contradict each other', async () => {
    const answer = await desk.send('title,price,id,status\nMug,1,,public\nMug,2,,draft')
    expect(only(answer).problems).toEqual([expect.objectContaining({ line: 3, field: 'status' })])
  })

  test('a row with more cells than the header; empty rows are passed over', async () => {
    const answer = await desk.send('title,price\n,\nMug,1,500\n\n,,\nBowl,2,\n')
    expect(answer.items.map(({ line, action }) => [line, action])).toEqual([
      [3, 'bad'],
      [6, 'create'],
    ])
  })

  test('lines that do not count the rows', async () => {
    const { status, body } = await desk.owner.post('market-import', {
      csv: buildCsv([board]),
      lines: [1, 2],
      dryRun: true,
    })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['lines']])
  })
})
