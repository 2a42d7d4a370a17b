import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { toItemForm, type ItemForm } from './item-form'

const labels: Record<keyof ItemForm, string> = {
  title: 'Name',
  subTitle: 'Sub Title',
  description: 'Description',
  status: 'Status',
  externalUrl: 'External Url',
  sector: 'Sector',
  categoryId: 'Category',
  taxExempt: 'Tax Exempt',
  showPaymentCalculator: 'Show Calculator',
  allowShipping: 'Allow Shipping',
  trackStock: 'Track Stock',
  stockWarning: 'Low-stock warning level',
  onSale: 'Item On Sale',
  saleEnd: 'End Date',
  discountType: 'Discount Type',
  discountValue: 'Discount',
  variations: 'Variations',
}

/** Stock is left out: sales move it all day, and a save moves it on from there. */
const comparable = (item: MarketItem) => {
  const { variations, ...columns } = toItemForm(item)
  return {
    ...columns,
    variations: JSON.stringify(
      variations.map(({ id, variation, sku, price }) => [id, variation, sku, price]),
    ),
  }
}

/** The labels of what is different on the server from what an editor was opened with. */
export const changedElsewhere = (opened: MarketItem, now: MarketItem): string[] => {
  if (opened === now) return []
  const [before, after] = [comparable(opened), comparable(now)]
  const names = Object.keys(labels) as (keyof ItemForm)[]
  return names.filter((name) => before[name] !== after[name]).map((name) => labels[name])
}
