import { asNeed, filterItems, sortItems, type ItemNeed } from './filter-items'
import { anItem, aVariation } from '../market-item.factory'

const mug = anItem({ id: 1, title: 'Stoneware mug', createdAt: '2026-01-01T00:00:00.000Z' })
const soap = anItem({
  id: 2,
  title: 'sea salt soap',
  description: '<p>Lavender &amp; rock<strong>rose</strong></p>',
  categoryId: 6,
  category: 'Bath',
  createdAt: '2026-03-01T00:00:00.000Z',
  variations: [aVariation({ sku: 'SOAP 1' }), aVariation({ id: 12, sku: 'SOAP-2' })],
})
const jam = anItem({
  id: 3,
  title: 'Crème de bleuet',
  subTitle: '',
  description: '',
  categoryId: null,
  category: null,
  createdAt: '2026-02-01T00:00:00.000Z',
  variations: [aVariation({ sku: 'JAM-9' })],
})
const items = [mug, soap, jam]
const found = (search: string, category: number | null = null) =>
  filterItems(items, { search, category, need: null }).map(({ id }) => id)

test('nothing is left out without a search and a category', () => {
  expect(filterItems(items, { search: '  ', category: null, need: null })).toBe(items)
})

test('a text that is nowhere finds nothing, nor does one that would span two fields', () => {
  expect(found('granite')).toEqual([])
  expect(found('soapHolds')).toEqual([])
})

test('markup is not searched', () => {
  expect(found('strong')).toEqual([])
})

test.each([
  ['the name', 'MUG', [1]],
  ['the description, across its markup', 'rock rose', [2]],
  ['a character of the description that is escaped', 'lavender&rock', [2]],
  ['the category', 'potte ry', [1]],
  ['any SKU', 'soap-2', [2]],
  ['a SKU with a space', 'soap1', [2]],
  ['accents left out', 'creme', [3]],
])('%s is searched whatever the case and spaces', (_what, search, ids) => {
  expect(found(search)).toEqual(ids)
})

test('category and search narrow together', () => {
  expect(found('', 6)).toEqual([2])
  expect(found('mug', 6)).toEqual([])
})

test('items are put in each of the four orders', () => {
  const order = (sort: Parameters<typeof sortItems>[1]) => sortItems(items, sort).map(({ id }) => id)
  expect(order('newest')).toEqual([2, 3, 1])
  expect(order('oldest')).toEqual([1, 3, 2])
  expect(order('az')).toEqual([3, 2, 1])
  expect(order('za')).toEqual([1, 2, 3])
})

test('a search costs next to nothing once the words of five thousand items were read', () => {
  const many = Array.from({ length: 5000 }, (_, id) =>
    anItem({ id, title: `Item ${id}`, description: `<p>${'Words of a long text. '.repeat(40)}</p>` }),
  )
  const timed = (search: string) => {
    const start = performance.now()
    expect(filterItems(many, { search, category: null, need: null })).toHaveLength(1)
    return performance.now() - start
  }
  const reading = timed('item 4998')
  const searching = Array.from({ length: 5 }, () => timed('item 4999'))
  expect(Math.min(...searching)).toBeLessThan(reading / 10)
})

test('what needs its owner is found: items low in stock, and drafts', () => {
  const all = [
    anItem({ id: 1, trackStock: true, stockWarning: 3, variations: [aVariation({ stock: 3 })] }),
    anItem({ id: 2, trackStock: true, stockWarning: 3, variations: [aVariation({ stock: 4 })] }),
    anItem({ id: 3, trackStock: false, status: 'draft', variations: [aVariation({ stock: 0 })] }),
  ]
  const idsOf = (need: ItemNeed) => filterItems(all, { search: '', category: null, need }).map(({ id }) => id)
  expect([idsOf('low'), idsOf('drafts')]).toEqual([[1], [3]])
  expect([asNeed('low'), asNeed('constructor'), asNeed(null)]).toEqual(['low', null, null])
})
