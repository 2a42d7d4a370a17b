import type { Account } from '@mainstreet/shared/account'
import type { ImportAnswer, ImportedItem } from '@mainstreet/shared/catalogue-file'
import type { MarketItem } from '@mainstreet/shared/marketplace'
import { as, newAccount, type Client } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { buildCsv, buildOwnRows, buildShopifyRow, buildWooRow } from './import-catalogue.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})

const itemsOf = async (client = owner): Promise<MarketItem[]> => {
  const { body } = await client.get(`market-items?customerId=${account.id}&$sort[id]=1`)
  return body.data
}

const send = async (csv: string, more: object = {}): Promise<ImportAnswer> => {
  const { status, body } = await owner.post('market-import', { csv, dryRun: false, ...more })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const actions = ({ items }: ImportAnswer) => items.map(({ action }) => action)
const only = ({ items }: ImportAnswer): ImportedItem => {
  expect(items).toHaveLength(1)
  return items[0]!
}

const apron = [
  buildShopifyRow({
    Title: 'Linen apron',
    'Body (HTML)': '<p onclick="x()">Washed linen<script>bad()</script></p>',
    Vendor: 'Somebody',
    Type: 'Kitchen',
    Published: 'true',
    Status: 'active',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Sand',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'AP-S',
    'Variant Inventory Qty': '7',
    'Image Src': 'https://pictures.example/apron.jpg',
  }),
  buildShopifyRow({
    'Option1 Value': 'Sand',
    'Option2 Value': 'M',
    'Variant SKU': 'AP-M',
    'Variant Inventory Qty': '-2',
    'Variant Price': '52.5',
    'Variant Compare At Price': '60',
  }),
  buildShopifyRow({
    'Variant Inventory Qty': '',
    'Variant Price': '',
    'Image Src': 'https://pictures.example/back.jpg',
  }),
]
const board = buildShopifyRow({
  Handle: 'maple-board',
  Title: 'Maple board',
  Published: 'false',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Inventory Policy': 'continue',
  'Variant Price': '30',
})

describe('who may not', () => {
  const body = { csv: buildCsv([board]), dryRun: false }

  test('a visitor imports nothing', async () => {
    const visitor = await as(app, 'visitor', account)
    expect((await visitor.post('market-import', body)).status).toBe(401)
  })

  test('a read key neither, not even dry', async () => {
    const key = await as(app, 'read key', account)
    expect((await key.post('market-import', { ...body, dryRun: true })).status).toBe(403)
    expect(await itemsOf()).toEqual([])
  })

  test('an owner imports nothing into another account', async () => {
    const other = await newAccount(app)
    const answer = await owner.post('market-import', { ...body, customerId: other.id })
    expect(answer.status).toBe(403)
  })

  test("another account's items are out of reach, whatever ids the file names", async () => {
    const other = await newAccount(app)
    const foreign = await app.app.service('market-items').create({ ...buildItem(), customerId: other.id })
    const before = JSON.stringify(foreign)
    const answer = await send(buildCsv(buildOwnRows([foreign as MarketItem])))
    expect(actions(answer)).toEqual(['create'])
    expect(JSON.stringify(await app.app.service('market-items').get(foreign.id))).toBe(before)
    expect((await itemsOf())[0]!.id).not.toBe(foreign.id)
  })

  test('staff name the account, which has to exist', async () => {
    const staff = await as(app, 'staff')
    expect((await staff.post('market-import', body)).status).toBe(400)
    expect((await staff.post('market-import', { ...body, customerId: 2_000_000_000 })).status).toBe(404)
    expect((await staff.post('market-import', { ...body, customerId: account.id })).status).toBe(200)
  })
})

describe('what is refused', () => {
  test.each([
    ['a quote that is never closed', 'title,price\nMug,"24', /line 2: a quote is opened and never closed/],
    ['a quote in the wrong place', 'title,price\nMug,2\nM"ug,24', /line 3: a quote stands inside/],
    ['an unknown header', 'colour,weight\nred,3', /unknown header/],
    ['a spreadsheet sent as text', 'PK\u0003\u0004\u0000\u0000', /unknown header/],
  ])('%s', async (_name, csv, message) => {
    const { status, body } = await owner.post('market-import', { csv, dryRun: false })
    expect([status, body.ok]).toEqual([400, false])
    expect(body.errors.csv).toMatch(message)
  })

  test('a file that is not of the stated format', async () => {
    const { body } = await owner.post('market-import', {
      csv: 'title,price\nMug,2',
      format: 'shopify',
      dryRun: true,
    })
    expect(body.errors.csv).toBe('has no column Handle')
  })

  test('a bad price, by its line and column; the items beside it are imported', async () => {
    const answer = await send(
      'title,price,variation\r\nMug,24.50,Blue\r\nMug,2x,Grey\r\n"Two\r\nlines",3,\r\nBowl,30.999,\r\n',
    )
    expect(answer.items.map(({ line, action, problems }) => ({ line, action, problems }))).toEqual([
      { line: 2, action: 'bad', problems: [expect.objectContaining({ line: 3, field: 'price' })] },
      { line: 4, action: 'create', problems: [] },
      { line: 6, action: 'bad', problems: [expect.objectContaining({ line: 6, field: 'price' })] },
    ])
    expect((await itemsOf()).map(({ title }) => title)).toEqual(['Two\r\nlines'])
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
    const item = only(await send(buildCsv([{ ...board, ...cells }])))
    expect([item.action, item.problems]).toEqual(['bad', [expect.objectContaining({ line: 2, field })]])
    expect(await itemsOf()).toEqual([])
  })

  test('a past end of a sale and an unknown sector in our own export, without half an item', async () => {
    const csv = buildCsv([
      { title: 'Mug', price: 1, onSale: 'true', discountValue: '5', saleEnd: '2020-01-01', category: 'New' },
      { title: 'Bowl', price: 1, sector: 'Weapons' },
      { title: 'Vase', price: 1, sector: '', category: 'x'.repeat(81) },
    ])
    for (const dryRun of [true, false])
      expect((await send(csv, { dryRun })).items.map(({ problems }) => problems[0]!.field)).toEqual([
        'saleEnd',
        'sector',
        'category',
      ])
    expect(await itemsOf()).toEqual([])
    expect((await owner.get('market-categories')).body.total).toBe(0)
  })

  test('rows of one item that contradict each other', async () => {
    const answer = await send('title,price,id,status\nMug,1,,public\nMug,2,,draft')
    expect(only(answer).problems).toEqual([expect.objectContaining({ line: 3, field: 'status' })])
  })

  test('a row with more cells than the header; empty rows are passed over', async () => {
    const answer = await send('title,price\n,\nMug,1,500\n\n,,\nBowl,2,\n')
    expect(answer.items.map(({ line, action }) => [line, action])).toEqual([
      [3, 'bad'],
      [6, 'create'],
    ])
  })

  test('lines that do not count the rows', async () => {
    const { status, body } = await owner.post('market-import', {
      csv: buildCsv([board]),
      lines: [1, 2],
      dryRun: true,
    })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['lines']])
  })
})

describe('a Shopify file', () => {
  const csv = buildCsv([...apron, board])

  test('is read without a change first', async () => {
    expect(actions(await send(csv, { dryRun: true }))).toEqual(['create', 'create'])
    expect(await itemsOf()).toEqual([])
    expect((await owner.get('market-categories')).body.total).toBe(0)
  })

  test('brings every option value, price and stock', async () => {
    const answer = await send(csv)
    expect([answer.format, answer.ignoredColumns]).toEqual(['shopify', ['Vendor']])
    const [first, second] = await itemsOf()
    expect(first).toMatchObject({
      title: 'Linen apron',
      description: '<p>Washed linen</p>',
      status: 'public',
      category: 'Kitchen',
      trackStock: true,
      taxExempt: false,
      allowShipping: true,
      newlyCreated: false,
      variations: [
        { variation: 'Sand / S', sku: 'AP-S', price: 48, stock: 7 },
        { variation: 'Sand / M', sku: 'AP-M', price: 52.5, stock: 0 },
      ],
    })
    expect(second).toMatchObject({
      status: 'draft',
      trackStock: false,
      variations: [{ variation: 'Regular', price: 30, stock: 1 }],
    })
    expect(answer.items[0]!.images).toEqual([
      'https://pictures.example/apron.jpg',
      'https://pictures.example/back.jpg',
    ])
    expect(answer.items[0]!.notes.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Variant Compare At Price'],
      [3, 'Variant Inventory Qty'],
    ])
  })

  test('changes nothing the second time', async () => {
    await send(csv)
    const before = JSON.stringify(await itemsOf())
    expect(actions(await send(csv))).toEqual(['same', 'same'])
    expect(JSON.stringify(await itemsOf())).toBe(before)
  })

  test('keeps products of one title apart, also from part to part', async () => {
    const [one, two] = ['a', 'b'].map((Handle) => buildCsv([{ ...board, Handle }]))
    for (const action of ['create', 'same']) {
      const first = only(await send(one!))
      expect([first.action, only(await send(two!, { taken: [first.id] })).action]).toEqual([action, action])
    }
    expect(await itemsOf()).toHaveLength(2)
  })

  test('sets the stock that differs and keeps what it does not list', async () => {
    await send(csv)
    const [item] = await itemsOf()
    await owner.post('market-variations', { itemId: item!.id, variation: 'Sand / XL', price: 55, stock: 3 })
    const [s, ...others] = apron
    const { changes } = (await send(buildCsv([{ ...s, 'Variant Inventory Qty': '4' }, ...others]))).items[0]!
    expect(changes).toEqual([{ field: 'Sand / S: stock', from: '7', to: '4' }])
    const stocks = (await itemsOf())[0]!.variations.map(({ variation, stock }) => [variation, stock])
    expect(stocks).toEqual([
      ['Sand / S', 4],
      ['Sand / M', 0],
      ['Sand / XL', 3],
    ])
  })
})

describe('a WooCommerce file', () => {
  const csv = buildCsv([
    buildWooRow({
      ID: '10',
      Type: 'variable',
      SKU: 'TEE',
      Name: 'Harbour tee',
      Categories: 'Clothing > Shirts, Sale',
      Description: '<p>Soft</p>',
      Images: 'https://pictures.example/1.jpg, https://pictures.example/2.jpg',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': 'S, M',
    }),
    buildWooRow({
      ID: '13',
      Name: 'Gift wrap',
      Published: '-1',
      'Tax status': 'none',
      'Regular price': '2,50',
      'In stock?': '0',
    }),
    ...['S', 'M'].map((size, index) =>
      buildWooRow({
        Type: 'variation',
        Name: `Harbour tee - ${size}`,
        SKU: `TEE-${size}`,
        Parent: index ? 'TEE' : 'id:10',
        Stock: String(5 + index),
        'Regular price': '29.95',
        'Attribute 1 value(s)': size,
        'Attribute 2 value(s)': 'Navy, washed',
      }),
    ),
    buildWooRow({ Type: 'grouped', Name: 'Set' }),
    buildWooRow({ Type: 'variation', Parent: 'GONE', Name: 'Lost', 'Regular price': '1' }),
  ])

  test('brings simple and variable products, and names what it cannot bring', async () => {
    const answer = await send(csv)
    expect(answer.items.map(({ title, action }) => [title, action])).toEqual([
      ['Harbour tee', 'create'],
      ['Gift wrap', 'create'],
      ['Set', 'bad'],
      ['Lost', 'bad'],
    ])
    expect(answer.items[0]!.images).toHaveLength(2)
    expect(await itemsOf()).toMatchObject([
      {
        title: 'Harbour tee',
        category: 'Shirts',
        status: 'public',
        trackStock: true,
        variations: [
          { variation: 'S / Navy, washed', sku: 'TEE-S', price: 29.95, stock: 5 },
          { variation: 'M / Navy, washed', sku: 'TEE-M', price: 29.95, stock: 6 },
        ],
      },
      {
        title: 'Gift wrap',
        status: 'draft',
        taxExempt: true,
        trackStock: true,
        variations: [{ variation: 'Regular', price: 2.5, stock: 0 }],
      },
    ])
  })

  test('changes nothing the second time', async () => {
    await send(csv)
    const before = JSON.stringify(await itemsOf())
    expect(actions(await send(csv)).slice(0, 2)).toEqual(['same', 'same'])
    expect(JSON.stringify(await itemsOf())).toBe(before)
  })
})

describe('our own export', () => {
  const fill = async () => {
    const { body: category } = await owner.post('market-categories', { category: '=Cups' })
    await owner.post('market-items', {
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
    await owner.post('market-items', { title: 'Bare' })
    return itemsOf()
  }

  test('comes back without a change', async () => {
    const items = await fill()
    const csv = `\uFEFF${buildCsv(buildOwnRows(items))}\r\n`
    expect(csv).toContain(`"'-20 °C mug`)
    const answer = await send(csv)
    expect(answer.ignoredColumns).toEqual([])
    expect(answer.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
    expect(await itemsOf()).toEqual(items)
  })

  test('changes what was edited in it, by id, and announces it', async () => {
    const items = await fill()
    const rows = buildOwnRows(items).map((row) => ({ ...row, title: `'=Cup ${row.id}`, category: 'Mugs' }))
    const answer = await send(buildCsv([{ ...rows[0], stock: 12 }, ...rows.slice(1)]))
    expect(answer.items[0]!.changes).toEqual([
      { field: 'title', from: items[0]!.title, to: `=Cup ${items[0]!.id}` },
      { field: 'category', from: '=Cups', to: 'Mugs' },
      { field: 'Blue: stock', from: '10', to: '12' },
    ])
    const after = await itemsOf()
    expect(after.map(({ id, category }) => [id, category])).toEqual(items.map(({ id }) => [id, 'Mugs']))
    expect(after[0]!.variations[0]).toMatchObject({ id: items[0]!.variations[0]!.id, stock: 12 })
  })

  test('written by hand with a few columns and semicolons makes new items', async () => {
    await send('title;price;stock\nTeapot;"1,234.50";2\n')
    expect(await itemsOf()).toMatchObject([
      { title: 'Teapot', status: 'draft', variations: [{ variation: 'Regular', price: 1234.5, stock: 2 }] },
    ])
  })
})

test('other requests are answered while a long file is imported', async () => {
  const visitor = await as(app, 'visitor', account)
  const rows = Array.from({ length: 300 }, (_, index) => ({
    title: `Thing ${index}`,
    price: index,
    stock: 1,
  }))
  let running = true
  const done = send(buildCsv(rows)).finally(() => (running = false))
  const waits: number[] = []
  while (running) {
    const started = performance.now()
    expect((await visitor.get('market-items?$limit=20')).status).toBe(200)
    waits.push(performance.now() - started)
  }
  expect(actions(await done)).toEqual(rows.map(() => 'create'))
  expect(waits.length).toBeGreaterThan(10)
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(500)
})
