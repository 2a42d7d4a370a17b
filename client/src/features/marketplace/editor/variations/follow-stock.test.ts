import { stockNews, stocksToFollow } from './follow-stock'
import { editorWords } from '../words'

const words = editorWords.en.stock
import { rowMove } from '../../list/row-move'

const row = (stock: number | null, stockSeen = 10) => ({
  id: 11,
  variation: 'Regular',
  sku: '',
  gtin: '',
  price: 1,
  stock,
  stockSeen,
  imageId: null,
})

test('an untouched stock follows what was sold meanwhile', () => {
  expect(stocksToFollow([row(10)], [{ id: 11, stock: 8 }])).toEqual([{ index: 0, id: 11, stock: 8 }])
  expect(stockNews(row(10), [{ id: 11, stock: 8 }], words)).toBeUndefined()
})

test('a touched stock stays and says what a save makes of it', () => {
  expect(stocksToFollow([row(15)], [{ id: 11, stock: 8 }])).toEqual([])
  expect(stockNews(row(15), [{ id: 11, stock: 8 }], words)).toBe(
    'Now 8 in stock (2 fewer). Saving makes it 13.',
  )
  expect(stockNews(row(1), [{ id: 11, stock: 8 }], words)).toMatch('too few to take away')
  expect(stockNews(row(null), [{ id: 11, stock: 12 }], words)).toBe('Now 12 in stock.')
})

test('nothing is said of stock that did not move, nor of rows the server does not know', () => {
  expect(stockNews(row(15), [{ id: 11, stock: 10 }], words)).toBeUndefined()
  expect(stocksToFollow([{ ...row(10), id: undefined }], [{ id: 11, stock: 8 }])).toEqual([])
})

test('the row that moved is told from two orders', () => {
  expect(rowMove(['a', 'b', 'c', 'd'], ['a', 'c', 'd', 'b'])).toEqual({ from: 1, to: 3 })
  expect(rowMove(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual({ from: 3, to: 0 })
  expect(rowMove(['a', 'b'], ['b', 'a'])).toEqual({ from: 1, to: 0 })
  expect(rowMove(['a', 'b'], ['a', 'b'])).toBeUndefined()
})
