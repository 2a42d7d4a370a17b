import type { Order, OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import type { CsvLine } from '@mainstreet/shared/rules/csv'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { taxLabels } from '@mainstreet/shared/rules/money/tax'
import { csvText } from '../../../kit/csv'

// The names are the same in every language, so that what reads the file keeps working.
const head: CsvLine = [
  'number',
  'date',
  'status',
  'name',
  'email',
  'phone',
  'shipping_type',
  'recipient',
  'address',
  'city',
  'province',
  'postal_code',
  'country',
  'items',
  'subtotal',
  'shipping',
  ...taxLabels.map((label) => label.toLowerCase()),
  'total',
  'refunded',
  'notes',
  'test',
]

const dollars = (amount: Cents) => (amount / 100).toFixed(2)

const momentIn = (moment: string, timezone: string) => {
  const { date, seconds } = localTime(new Date(moment), timezone)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${date} ${two(seconds / 3600)}:${two((seconds / 60) % 60)}`
}

const itemOf = ({ quantity, title, variation, sku }: OrderLine) =>
  `${quantity} × ${title}${variation && ` (${variation})`}${sku && ` [${sku}]`}`

const lineOf = (order: Order, timezone: string): CsvLine => [
  order.orderNumber,
  momentIn(order.createdAt, timezone),
  order.status.toLowerCase(),
  order.name,
  order.email,
  order.phone,
  order.shippingType,
  order.recipient,
  order.address,
  order.city,
  order.province,
  order.postalcode,
  order.country,
  order.lines.map(itemOf).join('; '),
  dollars(order.subtotal),
  dollars(order.shipping),
  ...taxLabels.map((label) => {
    const tax = order.taxLines.find((line) => line.label === label)
    return tax && dollars(tax.cents)
  }),
  dollars(order.total),
  dollars(order.refunded),
  order.notes,
  order.test,
]

/** Orders as CSV, one line each: moments in a time zone, amounts in dollars. */
export const ordersCsv = (orders: readonly Order[], timezone: string): string =>
  csvText([head, ...orders.map((order) => lineOf(order, timezone))])
