import type { Order, OrderLine } from '../../contracts/orders/orders'
import { amountNames } from '../../contracts/orders/amounts'
import type { CsvLine } from '../csv'
import type { Cents } from '../money/money'
import { taxLabels } from '../money/tax'
import { lineCents } from './line-cents'
import { localTime } from '../time/local-time'
import { buyerFields } from './checkout-fields'

const moments = [
  'createdAt',
  'wantedFor',
  'paidAt',
  'readyAt',
  'shippedAt',
  'completedAt',
] as const satisfies readonly (keyof Order)[]

const plainColumns = [
  ...buyerFields,
  'shippingType',
  'trackingCarrier',
  'trackingNumber',
  'notes',
  'test',
  'language',
  'discountCode',
] as const satisfies readonly (keyof Order)[]

// The names are the wire's in every language, so that what reads the file keeps working.
const orderHead = [
  'orderNumber',
  'status',
  ...moments,
  ...plainColumns,
  ...amountNames.flatMap((name) =>
    name === 'taxLines' ? taxLabels.map((label) => label.toLowerCase()) : name,
  ),
  'giftCards',
  'refunded',
]

const dollarText = (amount: Cents) => (amount / 100).toFixed(2)

const taxCells = ({ taxLines }: Order) =>
  taxLabels.map((label) => {
    const tax = taxLines.find((line) => line.label === label)
    return tax && dollarText(tax.cents)
  })

const momentIn = (moment: string, timezone: string) => {
  const { date, seconds } = localTime(new Date(moment), timezone)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${date} ${two(seconds / 3600)}:${two((seconds / 60) % 60)}`
}

const orderCells = (order: Order, timezone: string): CsvLine => [
  order.orderNumber,
  order.status,
  ...moments.map((name) => order[name] && momentIn(order[name], timezone)),
  ...plainColumns.map((name) => order[name]),
  ...amountNames.flatMap((name) => (name === 'taxLines' ? taxCells(order) : dollarText(order[name]))),
  dollarText(order.giftCards),
  dollarText(order.refunded),
]

const itemOf = ({ quantity, title, variation, sku }: OrderLine) =>
  `${quantity} × ${title}${variation && ` (${variation})`}${sku && ` [${sku}]`}`

/** Orders as a table, a line for each: what was sold in one cell. */
export const ordersHead: CsvLine = [...orderHead, 'items']

/** An order in the table of orders; moments on the clock of a time zone, amounts in dollars. */
export const ordersLine = (order: Order, timezone: string): CsvLine => [
  ...orderCells(order, timezone),
  order.lines.map(itemOf).join('; '),
]

/** The head of the orders' export, which has a line for each item that an order sold. */
export const orderExportHead: CsvLine = [
  ...orderHead,
  ...['itemId', 'variationId', 'title', 'variation', 'sku', 'unitPrice', 'quantity', 'lineTotal'],
]

/** An order in the orders' export, with the same cells of its own as in the table of orders. */
export const orderExportLines = (order: Order, timezone: string): CsvLine[] => {
  const own = orderCells(order, timezone)
  return order.lines.map((line) => [
    ...own,
    line.itemId,
    line.variationId,
    line.title,
    line.variation,
    line.sku,
    dollarText(line.unitPrice),
    line.quantity,
    dollarText(lineCents(line)),
  ])
}
