import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import Papa from 'papaparse'
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

// A program that opens the file must not take an owner's text for a formula. A quote already there is kept by one more,
// so that what is imported again is what it was.
const escapeFormulae = /^'*[=+\-@\t\r]/

const linesOf = (item: MarketItem) => {
  const own = itemColumns.map((name) => item[name])
  return inOrder(item.variations).map(({ id, variation, sku, price, stock }) => [
    ...own,
    id,
    variation,
    sku,
    price,
    stock,
  ])
}

/** The name of the file an export is saved under. */
const exportName = 'item-export.csv'

/** Items as CSV, one line per variation: UTF-8 with a byte order mark, CRLF, quoted where RFC 4180 asks for it. */
export const exportItems = (items: readonly MarketItem[]): string => {
  const lines = [[...itemColumns, ...variationColumns], ...items.flatMap(linesOf)]
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae })}\r\n`
}

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
