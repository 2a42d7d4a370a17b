import type { Order } from '../../contracts/orders/orders'
import type { CsvLine } from '../csv'
import { buyerFields } from './checkout-fields'

const orderColumns = [
  'orderNumber',
  'status',
  'createdAt',
  'paidAt',
  'shippedAt',
  'completedAt',
  ...buyerFields,
  'shippingType',
  'trackingCarrier',
  'trackingNumber',
  'notes',
  'test',
  'language',
] as const satisfies readonly (keyof Order)[]

const amounts = ['subtotal', 'shipping', 'tax', 'total'] as const satisfies readonly (keyof Order)[]

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** The head of the orders' export; amounts are in dollars. */
export const orderExportHead: CsvLine = [
  ...orderColumns,
  ...amounts,
  'itemId',
  'variationId',
  'title',
  'variation',
  'sku',
  'unitPrice',
  'quantity',
  'lineTotal',
]

/** An order in the orders' export: a line for each item that it sold. */
export const orderExportLines = (order: Order): CsvLine[] => {
  const own = [...orderColumns.map((name) => order[name]), ...amounts.map((name) => dollars(order[name]))]
  return order.lines.map(({ itemId, variationId, title, variation, sku, unitPrice, quantity }) => [
    ...own,
    itemId,
    variationId,
    title,
    variation,
    sku,
    dollars(unitPrice),
    quantity,
    dollars(unitPrice * quantity),
  ])
}
