import type { MarketItem, MarketItemWrite, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import type { discountTypes, itemStatuses } from '@mainstreet/shared/contracts/marketplace'
import { isDiscountValue } from '@mainstreet/shared/rules/price'
import { Type } from '@sinclair/typebox'

/** A variation as it is edited; emptied number boxes are null. */
export interface VariationForm {
  id?: number
  variation: string
  sku: string
  price: number | null
  stock: number | null
  /** The stock the owner started from; a save moves the stock by the difference. */
  stockSeen: number
}

/** An item as it is edited. */
export interface ItemForm {
  title: string
  subTitle: string
  description: string
  status: (typeof itemStatuses)[number]
  externalUrl: string
  sector: MarketItem['sector']
  categoryId: number | null
  taxExempt: boolean
  showPaymentCalculator: boolean
  allowShipping: boolean
  trackStock: boolean
  stockWarning: number | null
  onSale: boolean
  saleEnd: string | null
  discountType: (typeof discountTypes)[number]
  discountValue: string
  variations: VariationForm[]
}

const atMost = (maxLength: number) => Type.String({ maxLength })

/** What a person may type; the server has the last word. */
export const itemFormSchema = Type.Object({
  title: atMost(160),
  subTitle: atMost(200),
  description: atMost(50_000),
  externalUrl: atMost(500),
  stockWarning: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  discountValue: atMost(120),
  variations: Type.Array(
    Type.Object({
      variation: atMost(120),
      sku: atMost(80),
      price: Type.Number({ minimum: 0, maximum: 999_999.99 }),
      stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
  ),
})

/** A variation's columns that a person edits. */
const toVariationForm = ({ id, variation, sku, price, stock }: MarketVariation): VariationForm => ({
  id,
  variation,
  sku,
  price,
  stock,
  stockSeen: stock,
})

/** An item's variations in the order that its owner gave them. */
export const inOrder = <Row extends { order: number; id: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.order - b.order || a.id - b.id)

/** The form's first values. */
export const toItemForm = (item: MarketItem): ItemForm => ({
  title: item.title,
  subTitle: item.subTitle,
  description: item.description,
  status: item.status,
  externalUrl: item.externalUrl,
  sector: item.sector,
  categoryId: item.categoryId,
  taxExempt: item.taxExempt,
  showPaymentCalculator: item.showPaymentCalculator,
  allowShipping: item.allowShipping,
  trackStock: item.trackStock,
  stockWarning: item.stockWarning,
  onSale: item.onSale,
  saleEnd: item.saleEnd,
  discountType: item.discountType,
  discountValue: item.discountValue,
  variations: inOrder(item.variations).map(toVariationForm),
})

/** While nothing is on sale, its end is out of sight: what was typed there before must not hold up the save. */
const saleEndOf = ({ onSale, saleEnd }: ItemForm): string | null | undefined =>
  onSale || saleEnd === null ? saleEnd : undefined

/** While nothing is on sale, a discount that does not fit its type is out of sight and must not hold up the save. */
const discountOf = ({ onSale, discountType, discountValue }: ItemForm): string => {
  const value = discountValue.trim()
  return onSale || isDiscountValue(discountType, value) ? value : ''
}

/** The body of the one update that saves an item with its variations in order. */
export const toItemWrite = (values: ItemForm): MarketItemWrite => ({
  ...values,
  title: values.title.trim(),
  saleEnd: saleEndOf(values),
  discountValue: discountOf(values),
  stockWarning: values.stockWarning ?? undefined,
  newlyCreated: false,
  variations: values.variations.map(({ id, variation, sku, price, stock, stockSeen }, index) => ({
    ...(id === undefined ? {} : { id, stockSeen }),
    variation: variation.trim(),
    sku: sku.trim(),
    price: price ?? undefined,
    stock: stock ?? undefined,
    order: index + 1,
  })),
})
