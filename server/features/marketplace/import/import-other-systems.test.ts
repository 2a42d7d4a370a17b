import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { openImportClient, type ImportClient } from './import-client.factory'

let app: TestApp
let client: ImportClient
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await openImportClient(app)
})

const send = async (file: string | Buffer) => {
  const sent = await client.send(file, { choices: { publishWithoutPictures: true } })
  const notes = sent.items.flatMap(({ notes, problems }) => [...notes, ...problems])
  return {
    items: await client.items(),
    actions: sent.items.map(({ action }) => action),
    remarks: notes.map(({ line, field, refusal }) => [line, field, refusal?.code]),
  }
}

const wooHead = 'ID,Type,SKU,Name,Published,"Visibility in catalog","In stock?",Stock,"Regular price",Parent'
const sizes = ',"Attribute 1 name","Attribute 1 value(s)"'

test('a French WooCommerce with its separator, comma prices and a French shop’s words', async () => {
  const { items, remarks } = await send(
    [
      'sep=;',
      'ID;Type;UGS;Nom;Publié;Mis en avant ?;Visibilité dans le catalogue;Description;État de la TVA;En stock ?;Stock;Tarif promo;Tarif régulier;Catégories;Étiquettes;Images',
      '1;simple;POT-1;Pot de miel;1;1;visible;Doux;taxable;1;12;;12,50 $;Épicerie;miel;',
      '2;simple;POT-2;Cire;0;0;visible;;none;1;3;;1 234,50;Atelier;;',
      '3;simple;POT-3;Savon;1;0;hidden;;taxable;1;3;;.99;Atelier;;',
    ].join('\r\n'),
  )
  expect(items).toMatchObject([
    { title: 'Pot de miel', status: 'public', featured: true, category: 'Épicerie', tags: 'miel' },
    { title: 'Cire', status: 'draft', taxExempt: true, variations: [{ price: 1234.5, stock: 3 }] },
    { title: 'Savon', status: 'draft', variations: [{ sku: 'POT-3', price: 0.99 }] },
  ])
  expect(items[0]!.variations).toMatchObject([{ sku: 'POT-1', price: 12.5, stock: 12 }])
  expect(remarks).toEqual([[4, 'Visibility in catalog', 'hidden-there']])
})

test('WooCommerce sizes that are sold out and not counted, or not published, are left out', async () => {
  const size = (name: string, published: string, inStock: string) =>
    `,variation,T-${name},Tee ${name},${published},visible,${inStock},,20,id:1,Size,${name}`
  const { items, remarks } = await send(
    [
      wooHead + sizes,
      '1,variable,T,Tee,1,visible,1,,,,Size,"S, M, L, XL"',
      size('S', '1', '1'),
      size('M', '1', '0'),
      size('L', '0', '1'),
      size('XL', '-1', '1'),
    ].join('\n'),
  )
  expect(items).toMatchObject([{ trackStock: false, variations: [{ variation: 'S' }] }])
  expect(remarks).toEqual([
    [5, 'Published', 'not-published-there'],
    [6, 'Published', 'not-published-there'],
    [4, 'In stock?', 'sold-out-uncounted'],
  ])
})

test('a WooCommerce product whose sizes are all sold out has none left, whoever counts them', async () => {
  const size = (name: string, stock: string) =>
    `,variation,C-${name},Cap ${name},1,visible,0,${stock},20,id:1,Size,${name}`
  const { items } = await send(
    [wooHead + sizes, '1,variable,C,Cap,1,visible,0,,,,Size,"S, M"', size('S', 'parent'), size('M', '')].join(
      '\n',
    ),
  )
  expect(items).toMatchObject([{ trackStock: true, variations: [{ stock: 0 }, { stock: 0 }] }])
})

test('a WooCommerce product of which nothing can be sold does not come in', async () => {
  const { items, actions, remarks } = await send(
    [
      wooHead + sizes,
      '1,variable,T,Tee,1,visible,1,,,,Size,S',
      ',variation,T-S,Tee S,0,visible,1,,20,id:1,Size,S',
    ].join('\n'),
  )
  expect([items, actions]).toEqual([[], ['bad']])
  expect(remarks).toContainEqual([2, 'Type', 'none-to-sell'])
})

test('WooCommerce variations that are not shipped ask nobody for shipping', async () => {
  const { items, remarks } = await send(
    [
      wooHead + sizes,
      '1,variable,C,Course,1,visible,1,,,,Day,"Mon, Tue"',
      ',"variation, virtual",C-1,Course Mon,1,visible,1,5,80,id:1,Day,Mon',
      ',"variation, virtual",C-2,Course Tue,1,visible,1,5,80,id:1,Day,Tue',
      '2,variable,B,Book,1,visible,1,,,,Kind,"Paper, File"',
      ',variation,B-1,Book paper,1,visible,1,5,20,id:2,Kind,Paper',
      ',"variation, downloadable, virtual",B-2,Book file,1,visible,1,5,10,id:2,Kind,File',
    ].join('\n'),
  )
  expect(items).toMatchObject([
    { title: 'Course', allowShipping: false },
    { title: 'Book', allowShipping: true },
  ])
  expect(remarks).toEqual([[7, 'Type', 'virtual-among-shipped']])
})

test('a Shopify without a tracker is not counted, and one that is comes as it is', async () => {
  const { items, remarks } = await send(
    [
      'Handle,Title,Vendor,"Variant Barcode","SEO Description","Variant Inventory Tracker","Variant Inventory Qty","Variant Inventory Policy","Variant Price","Variant Grams","SEO Title"',
      'ring,Ring,Acme,0036000291452,Plain and round,,-2,deny,30,12,Rings',
      'bowl,Bowl,,SHOP-7,,,0,deny,40,800,',
      'mug,Mug,Acme,,,shopify,4,deny,18,350,',
    ].join('\n'),
  )
  expect(items).toMatchObject([
    {
      ...{ title: 'Ring', trackStock: false, weight: 12, brand: 'Acme' },
      ...{ metaTitle: 'Rings', metaDescription: 'Plain and round', variations: [{ gtin: '0036000291452' }] },
    },
    { title: 'Bowl', trackStock: false, weight: 800, brand: '', variations: [{ gtin: '' }] },
    { title: 'Mug', trackStock: true, weight: 350, variations: [{ stock: 4 }] },
  ])
  expect(remarks).toContainEqual([3, 'Variant Barcode', 'barcode-left-out'])
})

test('a weight in kilograms comes in grams, of the heaviest size', async () => {
  const size = (name: string, weight: string) =>
    `,variation,J-${name},Jam ${name},1,visible,1,5,9,id:1,Size,${name},"${weight}"`
  const { items, remarks } = await send(
    [
      `${wooHead}${sizes},"Poids (kg)"`,
      '1,variable,J,Jam,1,visible,1,,,,Size,"S, L",',
      size('S', '0,25'),
      size('L', '1.2'),
      '2,simple,B,Bag,1,visible,1,5,12,,,,heavy',
    ].join('\n'),
  )
  expect(items).toMatchObject([{ title: 'Jam', weight: 1200 }])
  expect(remarks).toEqual([
    [3, 'Weight (kg)', 'heaviest-weight'],
    [5, 'Weight (kg)', 'not-a-weight'],
  ])
})

test('a Shopify gift card comes as one', async () => {
  const { items, remarks } = await send(
    'Handle,Title,Status,Published,"Gift Card","Variant Price"\ncard,Card,active,true,true,25\nmug,Mug,active,true,false,18',
  )
  expect(items).toMatchObject([
    { status: 'public', giftCard: true },
    { status: 'public', giftCard: false },
  ])
  expect(remarks).toEqual([])
})

test('a file of a Mac’s spreadsheet, and one of Windows, have their letters', async () => {
  const bytes = (text: string, letters: Record<string, number>) =>
    Buffer.from([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)))
  const mac = bytes('title;price\rCafé brûlé;€ 1.234,50', { é: 0x8e, û: 0x9e, '€': 0xdb })
  const windows = bytes('title,price\nThé d’été,C$12.50', { é: 0xe9, '’': 0x92 })
  expect((await send(mac)).remarks).toEqual([[2, 'price', 'other-currency']])
  const { items } = await send(windows)
  expect(items).toMatchObject([
    { title: 'Café brûlé', variations: [{ price: 1234.5 }] },
    { title: 'Thé d’été', variations: [{ price: 12.5 }] },
  ])
})
