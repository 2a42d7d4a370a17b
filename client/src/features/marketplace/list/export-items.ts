import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { inOrder } from '../editor/item-form'

const itemColumns = [
  'id',
  'customerId',
  'title',
  'subTitle',
  'description',
  'status',
  'externalUrl',
  'sector',
  'categoryId',
  'category',
  'featured',
  'promoted',
  'taxExempt',
  'showPaymentCalculator',
  'allowShipping',
  'trackStock',
  'stockWarning',
  'onSale',
  'saleEnd',
  'discountType',
  'discountValue',
  'newlyCreated',
  'createdAt',
] as const satisfies readonly (keyof MarketItem)[]

const variationColumns = ['variationId', 'variation', 'sku', 'price', 'stock'] as const

type Value = string | number | boolean | null

/** A program that opens the file must not take an owner's text for a formula. */
// A quote already there is kept by one more, so that what is imported again is what it was.
const harmless = (text: string) => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cellOf = (value: Value): string => {
  if (value === null) return ''
  const text = typeof value === 'string' ? harmless(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (values: readonly Value[]) => `${values.map(cellOf).join(',')}\r\n`

const linesOf = (item: MarketItem): string => {
  const own = itemColumns.map((name) => item[name])
  return inOrder(item.variations)
    .map(({ id, variation, sku, price, stock }) => lineOf([...own, id, variation, sku, price, stock]))
    .join('')
}

/** The name of the file an export is saved under. */
export const exportName = 'item-export.csv'

/** Items as CSV, one line per variation: UTF-8 with a byte order mark, CRLF, quoted where RFC 4180 asks for it. */
export const exportItems = (items: readonly MarketItem[]): string =>
  `\uFEFF${lineOf([...itemColumns, ...variationColumns])}${items.map(linesOf).join('')}`

/** Lets the browser save the items as a file. */
export const downloadItems = (items: readonly MarketItem[]): void => {
  const address = URL.createObjectURL(new Blob([exportItems(items)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = exportName
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
