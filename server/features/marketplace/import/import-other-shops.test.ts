import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildCsv, buildShopifyRow, buildWooRow } from './import-catalogue.factory'
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

const actions = ({ items }: EndedImport) => items.map(({ action }) => action)

const apron = [
  buildShopifyRow({
    Title: 'Linen apron',
    'Body (HTML)': '<p onclick="x()">Washed linen<script>bad()</script></p>',
    Vendor: 'Somebody',
    Type: 'Kitchen',
    Tags: 'washed, linen, washed',
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

describe('a Shopify file', () => {
  const csv = buildCsv([...apron, board])

  test('is read without a change first', async () => {
    expect(actions(await client.send(csv, { dryRun: true }))).toEqual(['create', 'create'])
    expect(await client.items()).toEqual([])
    expect((await client.owner.get('market-categories')).body.total).toBe(0)
  })

  test('brings every option value, price and stock', async () => {
    const answer = await client.send(csv, { choices: { publishWithoutPictures: true } })
    expect([answer.format, answer.ignoredColumns]).toEqual(['shopify', []])
    const [first, second] = await client.items()
    expect(first).toMatchObject({
      title: 'Linen apron',
      description: '<p>Washed linen</p>',
      status: 'public',
      category: 'Kitchen',
      tags: 'washed, linen',
      trackStock: true,
      taxExempt: false,
      allowShipping: true,
      newlyCreated: false,
      options: [
        { option: 'Colour', values: 'Sand' },
        { option: 'Size', values: 'S, M' },
      ],
      variations: [
        { variation: 'Sand, S', sku: 'AP-S', price: 48, stock: 7 },
        { variation: 'Sand, M', sku: 'AP-M', price: 52.5, stock: 0 },
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
      [3, 'Variant Inventory Qty'],
      [3, 'Variant Compare At Price'],
    ])
  })

  test('changes nothing the second time', async () => {
    await client.send(csv)
    const before = JSON.stringify(await client.items())
    expect(actions(await client.send(csv))).toEqual(['same', 'same'])
    expect(JSON.stringify(await client.items())).toBe(before)
  })

  test('keeps products of one title apart, however far from each other they stand', async () => {
    const others = Array.from({ length: 60 }, (_, index) => ({
      ...board,
      Handle: `other-${index}`,
      Title: `Other ${index}`,
    }))
    const twins = buildCsv([{ ...board, Handle: 'a' }, ...others, { ...board, Handle: 'b' }])
    for (const action of ['create', 'same'])
      expect(actions(await client.send(twins))).toEqual(Array.from({ length: 62 }, () => action))
    const { body } = await client.owner.get(`market-items?title=${board.Title}`)
    expect(body.total).toBe(2)
  })

  test('sets the stock that differs, once that is chosen, and keeps what it does not list', async () => {
    await client.send(csv)
    const [item] = await client.items()
    await client.owner.post('market-variations', {
      itemId: item!.id,
      variation: 'Sand, XL',
      price: 55,
      stock: 3,
    })
    const [s, ...others] = apron
    const file = buildCsv([{ ...s, 'Variant Inventory Qty': '4' }, ...others])
    const { changes } = (await client.send(file, { choices: { changeStock: true } })).items[0]!
    expect(changes).toEqual([{ field: 'Sand, S: stock', from: '7', to: '4' }])
    const stocks = (await client.items())[0]!.variations.map(({ variation, stock }) => [variation, stock])
    expect(stocks).toEqual([
      ['Sand, S', 4],
      ['Sand, M', 0],
      ['Sand, XL', 3],
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
    const answer = await client.send(csv, { choices: { publishWithoutPictures: true } })
    expect(answer.items.map(({ title, action }) => [title, action])).toEqual([
      ['Harbour tee', 'create'],
      ['Gift wrap', 'create'],
      ['Set', 'bad'],
      ['Lost', 'bad'],
    ])
    expect(answer.items[0]!.images).toHaveLength(2)
    expect(await client.items()).toMatchObject([
      {
        title: 'Harbour tee',
        category: 'Shirts',
        status: 'public',
        trackStock: true,
        options: [{ option: 'Size', values: 'S, M' }],
        variations: [
          { variation: 'S, Navy, washed', sku: 'TEE-S', price: 29.95, stock: 5 },
          { variation: 'M, Navy, washed', sku: 'TEE-M', price: 29.95, stock: 6 },
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
    await client.send(csv)
    const before = JSON.stringify(await client.items())
    expect(actions(await client.send(csv)).slice(0, 2)).toEqual(['same', 'same'])
    expect(JSON.stringify(await client.items())).toBe(before)
  })
})
