import { itemKeys, missingColumns, readHeader } from './catalogue-file'

test('a header of nobody is not understood', () => {
  expect(readHeader(['colour', 'price'])).toBeUndefined()
  expect(readHeader(['title', 'price'], 'shopify')).toBeUndefined()
  expect(missingColumns('mainstreet', ['colour', 'price'])).toEqual(['title'])
})

test.each([
  ['mainstreet', ['Title', 'PRICE', 'Colour', 'title'], ['title', 'price', undefined, undefined]],
  ['shopify', ['Handle', 'Title', 'Vendor', 'Variant Price'], ['Handle', 'Title', 'Vendor', 'Variant Price']],
  ['shopify', ['Title', 'URL handle', 'Price', 'SKU'], ['Title', 'Handle', 'Variant Price', 'Variant SKU']],
  ['woocommerce', ['ID', 'Type', 'Name', 'Regular price'], ['ID', 'Type', 'Name', 'Regular price']],
])('a header of %s is known by its columns', (format, cells, columns) => {
  expect(readHeader(cells)).toMatchObject({ format, columns })
})

test('rows belong together by id, handle, or parent', () => {
  expect(itemKeys('mainstreet', [{ id: '1' }, { id: '1' }, { title: 'A' }, { title: 'A' }, {}])).toEqual([
    'id:1',
    'id:1',
    'title:A',
    'title:A',
    'row:4',
  ])
  expect(itemKeys('shopify', [{ Handle: 'a' }, { Handle: 'a ' }, { Handle: '' }])).toEqual([
    'a',
    'a',
    'row:2',
  ])
  expect(
    itemKeys('woocommerce', [
      { Type: 'variation', Parent: 'TEE' },
      { Type: 'variable', ID: '7', SKU: 'TEE' },
      { Type: 'variation', Parent: 'id:7' },
      { Type: 'variation, virtual', Parent: 'GONE' },
      { Type: 'simple', Name: 'Wrap' },
    ]),
  ).toEqual(['id:7', 'id:7', 'id:7', 'GONE', 'row:4'])
})
