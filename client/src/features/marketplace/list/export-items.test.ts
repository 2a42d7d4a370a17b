import { exportItems } from './export-items'
import { anItem, aVariation } from '../market-item.factory'

const header =
  'id,customerId,title,subTitle,description,status,externalUrl,sector,categoryId,category,tags,featured,promoted,' +
  'taxExempt,showPaymentCalculator,allowShipping,trackStock,stockWarning,onSale,saleEnd,discountType,' +
  'discountValue,newlyCreated,createdAt,variationId,variation,sku,price,stock\r\n'

test('an export is UTF-8 with a byte order mark, CRLF and one line per variation in its order', () => {
  const item = anItem({
    title: 'Café "Acadie"',
    description: '<p>One, two</p>\n<p class="x">three</p>',
    variations: [
      aVariation({ id: 12, variation: 'Blue', sku: 'B', price: 26, stock: 4, order: 2 }),
      aVariation({ id: 11, variation: 'Grey', sku: 'G', price: 24.5, stock: 0, order: 1 }),
    ],
  })
  const own =
    '3,1,"Café ""Acadie""",Holds a good half litre,"<p>One, two</p>\n<p class=""x"">three</p>",public,,' +
    'Home Decor,5,Pottery,,false,false,false,false,true,true,3,false,,percent,,false,2026-03-02T14:05:00.000Z,'
  const text = `${header}${own}11,Grey,G,24.5,0\r\n${own}12,Blue,B,26,4\r\n`
  const bytes = Buffer.from(exportItems([item]), 'utf8')
  expect(bytes).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, 'utf8')]))
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])(
  'a text that begins like a formula is made harmless: %j',
  (title) => {
    expect(exportItems([anItem({ title })])).toContain(`3,1,"'${title}",Holds`)
  },
)

test('translations have columns of their own, of the languages that there are', () => {
  const translations = { fr: { title: '=Tasse' } }
  const blue = aVariation({ id: 11, variation: 'Blue', translations: { fr: { variation: 'Bleue' } } })
  const bowl = anItem({ title: 'Bowl', variations: [blue] })
  const lines = exportItems([anItem({ translations }), bowl]).split('\r\n')
  expect(lines[0]).toContain(
    ',createdAt,title_fr,subTitle_fr,description_fr,variationId,variation,variation_fr,sku,',
  )
  expect(lines[1]).toContain(`Z,"'=Tasse",,,`)
  expect(lines[2]).toContain('Z,,,,11,Blue,Bleue,')
  expect(exportItems([bowl])).toContain('variation_fr')
})

test('no items make a file with the header only', () => {
  expect(exportItems([])).toBe(`\uFEFF${header}`)
})
