import { cents } from '@mainstreet/shared/rules/money/money'
import type { Saleable } from '../new/saleable'
import { cashDue, entriesOf, likelyCash, withLine, withOneMore } from './till-sale'

const mug = { itemId: 1, variationId: 11, name: 'Mug', price: cents(3400), left: 2 } as Saleable

test('what is tapped again is one more, never beyond the stock', () => {
  const twice = withOneMore(withOneMore([], mug), mug)
  expect(twice).toMatchObject([{ variationId: 11, quantity: 2, usual: 3400 }])
  expect(withOneMore(twice, mug)).toEqual(twice)
  expect(withOneMore([], { ...mug, left: 0 })).toEqual([])
})

test('a price of its own goes with its reason, and none of a thing takes it out', () => {
  const one = withLine(withOneMore([], mug), 11, { own: { price: cents(3000), reason: 'Chipped' } })
  expect(entriesOf(one)).toEqual([
    { itemId: 1, variationId: 11, quantity: 1, unitPrice: 3000, priceReason: 'Chipped' },
  ])
  expect(entriesOf(withLine(one, 11, { own: undefined }))).toEqual([
    { itemId: 1, variationId: 11, quantity: 1 },
  ])
  expect(withLine(one, 11, { quantity: 0 })).toEqual([])
})

test('cash is rounded to five cents, and the notes that people give are offered', () => {
  expect([1001, 1002, 1003, 1007, 1008].map(cashDue)).toEqual([1000, 1000, 1005, 1005, 1010])
  expect(likelyCash(3910)).toEqual([4000, 5000, 10_000])
  expect(likelyCash(2000)).toEqual([5000, 10_000])
})
