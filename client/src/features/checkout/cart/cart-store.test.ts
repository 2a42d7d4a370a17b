import { withQuantity } from './cart-changes'
import { cartEntry, readEntries, withEntry, type CartEntry } from './cart-entry'
import { createCartStore } from './cart-store'
import { anItem, aVariation } from '../../marketplace/market-item.factory'

const image = (id: number) => ({ id, customerId: 1, itemId: 3, url: `/${id}.jpg`, alt: '', order: id })

const mug: CartEntry = {
  id: 11,
  name: 'Tideline Mug',
  image: '/assets/nb/1/mug.jpg',
  quantity: 1,
  variation: 'Sea blue',
  item: { id: 1 },
}

beforeEach(() => localStorage.clear())

test.each([
  ['nothing', null],
  ['broken text', '{'],
  ['something else', '{"a":1}'],
  ['entries without ids', '[{"quantity":1},null,{"id":1,"quantity":1}]'],
  [
    'entries without a number',
    '[{"id":1,"item":{"id":1},"quantity":"1"},{"id":1,"item":{"id":1},"quantity":0.5}]',
  ],
])('%s in storage is an empty cart', (_name, stored) => {
  expect(readEntries(stored)).toEqual([])
})

test('an entry holds whose it is, how many and what it is called, and no price', () => {
  const item = anItem({ id: 1, title: 'Mug', images: [{ ...image(1), url: '/a.jpg' }], taxExempt: true })
  const entry = cartEntry(item, aVariation({ id: 11, variation: 'Moss', price: 25.5 }), 2)
  expect(entry).toEqual({
    id: 11,
    name: 'Mug',
    image: '/a.jpg',
    quantity: 2,
    variation: 'Moss',
    item: { id: 1 },
  })
})

test('an entry that was stored with a price is read without it', () => {
  const item = { id: 1, taxExempt: true, allowShipping: false, category: 'Pottery' }
  expect(readEntries(JSON.stringify([{ ...mug, price: 34, item }]))).toEqual([mug])
})

test('an entry shows the picture of its variation', () => {
  const item = anItem({ images: [image(1), image(2)] })
  const urlOf = (imageId: number | null) => cartEntry(item, aVariation({ imageId }), 1).image
  expect([urlOf(2), urlOf(null), urlOf(9)]).toEqual(['/2.jpg', '/1.jpg', '/1.jpg'])
})

test('the same entry added again counts up and takes the newer name', () => {
  const entries = withEntry(withEntry([], mug), { ...mug, quantity: 2, name: 'Mug' })
  expect(entries).toEqual([{ ...mug, quantity: 3, name: 'Mug' }])
})

test('another variation of the same item is an entry of its own', () => {
  expect(withEntry([mug], { ...mug, id: 12 })).toHaveLength(2)
})

test('a quantity stays between 1 and 999, and none removes the entry', () => {
  expect(withEntry([{ ...mug, quantity: 998 }], { ...mug, quantity: 5 })[0]!.quantity).toBe(999)
  expect(withQuantity([mug], mug.id, 4)[0]!.quantity).toBe(4)
  expect(withQuantity([mug], mug.id, 0)).toEqual([])
})

test('a cart survives a reload and belongs to one customer', () => {
  createCartStore(1).change((had) => withEntry(had, mug))
  expect(createCartStore(1).read()).toEqual([mug])
  expect(createCartStore(2).read()).toEqual([])
})

test('a change in another tab arrives', () => {
  const store = createCartStore(1)
  const tell = jest.fn()
  const stop = store.subscribe(tell)
  localStorage.setItem('mainstreet-cart-1', JSON.stringify([mug]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'mainstreet-cart-1' }))
  expect(tell).toHaveBeenCalledTimes(1)
  expect(store.read()).toEqual([mug])
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'mainstreet-cart-1' }))
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a browser without storage still keeps the cart of the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  const store = createCartStore(1)
  store.change((had) => withEntry(had, mug))
  expect(store.read()).toEqual([mug])
})
