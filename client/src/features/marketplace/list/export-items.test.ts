import { exportItems } from './export-items'
import { anItem, aVariation } from '../market-item.factory'

const origin = 'https://mugs.example'
const picture = `${origin}/assets/nb/1/mug.jpg`

const header =
  'id,customerId,title,subTitle,description,status,externalUrl,sector,categoryId,category,tags,featured,promoted,' +
  'taxExempt,showPaymentCalculator,allowShipping,trackStock,stockWarning,onSale,saleEnd,discountType,' +
  'discountValue,newlyCreated,createdAt,variationId,variation,sku,price,stock'

/** Columns that came later stand behind. */
const newer = 'brand,condition,metaTitle,metaDescription,weight,giftCard,gtin'
const none = ',new,,,0,false,'

test('an export is UTF-8 with a byte order mark, CRLF and one line per variation in its order', () => {
  const item = anItem({
    title: 'Café "Acadie"',
    description: '<p>One, two</p>\n<p class="x">three</p>',
    variations: [
      aVariation({ id: 12, variation: 'Blue', sku: 'B', price: 26, stock: 4, order: 2 }),
      aVariation({ id: 11, variation: 'Grey', sku: 'G', price: 24.5, stock: 0, order: 1, imageId: 21 }),
    ],
  })
  const own =
    '3,1,"Café ""Acadie""",Holds a good half litre,"<p>One, two</p>\n<p class=""x"">three</p>",public,,' +
    'Home Decor,5,Pottery,,false,false,false,false,true,true,3,false,,percent,,false,2026-03-02T14:05:00.000Z,'
  const [grey, blue] = [`${own}11,Grey,G,24.5,0`, `${own}12,Blue,B,26,4`]
  const bytes = Buffer.from(exportItems([item], { origin }), 'utf8')
  const text = `${header},${newer}\r\n${grey},${none}\r\n${blue},${none}\r\n`
  expect(bytes).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, 'utf8')]))
  const forImport = exportItems([item], { origin, forImport: true })
  const more = ',variationImage,options,images,imageTexts'
  expect(forImport).toBe(
    `\uFEFF${header}${more},${newer}\r\n${grey},${picture},,${picture},,${none}\r\n${blue},,,${picture},,${none}\r\n`,
  )
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])(
  'a text that begins like a formula is made harmless: %j',
  (title) => {
    expect(exportItems([anItem({ title })], { origin })).toContain(`3,1,"'${title}",Holds`)
  },
)

test('translations have columns of their own, of the languages that there are', () => {
  const translations = { fr: { title: '=Tasse' } }
  const blue = aVariation({ id: 11, variation: 'Blue', translations: { fr: { variation: 'Bleue' } } })
  const bowl = anItem({ title: 'Bowl', variations: [blue] })
  const lines = exportItems([anItem({ translations }), bowl], { origin }).split('\r\n')
  expect(lines[0]).toContain(
    ',createdAt,title_fr,subTitle_fr,description_fr,variationId,variation,variation_fr,sku,',
  )
  expect(lines[1]).toContain(`Z,"'=Tasse",,,`)
  expect(lines[2]).toContain('Z,,,,11,Blue,Bleue,')
  expect(exportItems([bowl], { origin })).toContain('variation_fr')
})

test('no items make a file with the header only', () => {
  expect(exportItems([], { origin })).toBe(`\uFEFF${header},${newer}\r\n`)
})

test('options and what pictures show stand in cells with a line for each, translated ones too', () => {
  const options = [
    { id: 2, customerId: 1, itemId: 3, option: 'Size', values: 'S, M', order: 2, translations: {} },
    {
      id: 1,
      customerId: 1,
      itemId: 3,
      option: 'Colour',
      values: 'Blue; Grey',
      order: 1,
      translations: { fr: { option: 'Couleur', values: 'Bleu; Gris' } },
    },
  ]
  const [image] = anItem().images
  const item = anItem({ options, images: [{ ...image!, alt: 'A mug' }] })
  const text = exportItems([item], { origin, forImport: true })
  expect(text).toContain(
    `"Colour: Blue; Grey\nSize: S, M","Couleur: Bleu; Gris\n: ",${picture},A mug,,new,,,0,false,,,\r\n`,
  )
})
