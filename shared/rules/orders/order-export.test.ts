import type { Order } from '../../contracts/orders/orders'
import { cents } from '../money/money'
import { orderExportHead, orderExportLines, ordersHead, ordersLine } from './order-export'

const line = {
  itemId: 3,
  variationId: 7,
  title: 'Sea salt soap',
  variation: 'Regular',
  sku: 'SOAP-1',
  image: '',
  unitPrice: cents(650),
  regularPrice: cents(800),
  quantity: 2,
  taxExempt: false,
}

const order = {
  orderNumber: 1001,
  status: 'Complete',
  createdAt: '2026-03-02T02:05:00.000Z',
  paidAt: '2026-03-02T02:05:09.000Z',
  shippedAt: null,
  completedAt: null,
  name: 'Marie Doucet',
  email: 'marie@example.com',
  phone: '(506) 555-0123',
  recipient: 'Jean Doucet',
  address: '12 Water Street',
  city: 'Shediac',
  province: 'QC',
  country: 'Canada',
  postalcode: 'E4P 1A1',
  shippingType: 'shipping',
  trackingCarrier: '',
  trackingNumber: '',
  notes: 'At the back door.',
  test: false,
  language: 'en',
  subtotal: cents(1300),
  shipping: cents(500),
  tax: cents(270),
  taxLines: [
    { label: 'GST', cents: cents(90) },
    { label: 'QST', cents: cents(180) },
  ],
  total: cents(2070),
  refunded: cents(460),
  lines: [line, { ...line, variationId: 8, sku: '', quantity: 1 }],
} as unknown as Order

const cellsOf = (head: readonly unknown[], cells: readonly unknown[]) =>
  Object.fromEntries(head.map((name, index) => [name, cells[index]]))

const own = {
  orderNumber: 1001,
  status: 'Complete',
  createdAt: '2026-03-01 22:05',
  shippedAt: null,
  postalcode: 'E4P 1A1',
  subtotal: '13.00',
  shipping: '5.00',
  hst: undefined,
  gst: '0.90',
  qst: '1.80',
  tax: '2.70',
  total: '20.70',
  refunded: '4.60',
}

test('an order says the same of itself in both tables, on the clock of its shop, every tax apart', () => {
  const cells = ordersLine(order, 'America/Moncton')
  expect(cells).toHaveLength(ordersHead.length)
  expect(cellsOf(ordersHead, cells)).toMatchObject({
    ...own,
    items: '2 × Sea salt soap (Regular) [SOAP-1]; 1 × Sea salt soap (Regular)',
  })
  const lines = orderExportLines(order, 'America/Moncton')
  expect(lines.map((each) => each.length)).toEqual([orderExportHead.length, orderExportHead.length])
  expect(cellsOf(orderExportHead, lines[0]!)).toMatchObject({
    ...own,
    variationId: 7,
    sku: 'SOAP-1',
    unitPrice: '6.50',
    quantity: 2,
    lineTotal: '13.00',
  })
  expect(orderExportHead.slice(0, -8)).toEqual(ordersHead.slice(0, -1))
})
