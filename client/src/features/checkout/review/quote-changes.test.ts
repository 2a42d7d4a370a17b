import type { OrderLine, Quote } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import { quoteChanges } from './quote-changes'

const mug: OrderLine = {
  itemId: 1,
  variationId: 10,
  title: 'Mug',
  variation: 'Blue',
  sku: '',
  image: '',
  unitPrice: cents(1000),
  regularPrice: cents(1000),
  quantity: 3,
  taxExempt: false,
}
const bowl: OrderLine = { ...mug, variationId: 11, title: 'Bowl', quantity: 1 }

const quote = (more: Partial<Quote> = {}): Quote => ({
  ok: true,
  lines: [mug, bowl],
  discountCode: '',
  subtotal: cents(4000),
  discount: cents(0),
  shipping: cents(500),
  shippingLabel: '',
  untilFree: cents(0),
  shippingIsFrom: false,
  tax: cents(675),
  taxLines: [],
  total: cents(5175),
  giftCards: cents(0),
  cards: [],
  due: cents(5175),
  ...more,
})

test('the same quote has no changes', () => {
  expect(quoteChanges(quote(), quote())).toEqual([])
})

test('a dearer line names itself, and the total', () => {
  const now = quote({
    lines: [{ ...mug, unitPrice: cents(1100) }, bowl],
    tax: cents(720),
    total: cents(5520),
  })
  expect(quoteChanges(quote(), now)).toEqual([
    { kind: 'price', name: 'Mug, Blue', from: 1000, to: 1100 },
    { kind: 'total', from: 5175, to: 5520 },
  ])
})

test('a line that is gone and one that has become fewer name themselves', () => {
  const now = quote({ lines: [{ ...mug, quantity: 2 }], total: cents(2875) })
  expect(quoteChanges(quote(), now)).toMatchObject([
    { kind: 'fewer', name: 'Mug, Blue', from: 3, to: 2 },
    { kind: 'gone', name: 'Bowl, Blue' },
    { kind: 'total' },
  ])
})

test('a rate of tax is named where it alone has changed, and so is shipping', () => {
  expect(quoteChanges(quote(), quote({ tax: cents(630), total: cents(5130) }))).toMatchObject([
    { kind: 'tax', from: 675, to: 630 },
    { kind: 'total' },
  ])
  expect(quoteChanges(quote(), quote({ shipping: cents(700), tax: cents(705) }))).toEqual([
    { kind: 'shipping', from: 500, to: 700 },
  ])
})
