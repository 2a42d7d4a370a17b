import type { MarketItem } from '../contracts/marketplace'
import type { CsvLine } from './csv'

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
  'tags',
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

/** The head of the items' export. */
export const itemExportHead: CsvLine = [...itemColumns, 'variationId', 'variation', 'sku', 'price', 'stock']

/** An item in the items' export: a line for each variation, in their order. */
export const itemExportLines = (item: MarketItem): CsvLine[] => {
  const own = itemColumns.map((name) => item[name])
  const inOrder = [...item.variations].sort((a, b) => a.order - b.order || a.id - b.id)
  return inOrder.map(({ id, variation, sku, price, stock }) => [...own, id, variation, sku, price, stock])
}
