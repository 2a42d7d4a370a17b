import {
  marketItemContract,
  type MarketImage,
  type MarketItem,
  type MarketItemWrite,
  type MarketOption,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { valuesOf, valuesText } from '@mainstreet/shared/rules/items/item-options'
import { bareGtin } from '@mainstreet/shared/rules/items/gtin'
import { isDiscountValue } from '@mainstreet/shared/rules/money/price'

/** A variation as it is edited; emptied number boxes are null. */
export interface VariationForm {
  id?: number
  variation: string
  sku: string
  gtin: string
  price: number | null
  stock: number | null
  /** The stock the owner started from; a save moves the stock by the difference. */
  stockSeen: number
  /** The item's picture that shows it; null: the first. */
  imageId: number | null
  translations?: MarketVariation['translations']
}

/** What the variations differ in, as it is typed: its name, and its values in one line. */
export interface OptionForm {
  id?: number
  option: string
  values: string
  translations?: MarketOption['translations']
}

/** Written elsewhere: in the list of items, and by the save itself. */
const notEdited = ['featured', 'promoted', 'newlyCreated', 'variations', 'options'] as const

type EditedColumn = Exclude<(typeof marketItemContract.writable)[number], (typeof notEdited)[number]>

/** The item's own columns that its form holds: all that are written and not left to others. */
export const editedColumns = marketItemContract.writable.filter(
  (column): column is EditedColumn => !(notEdited as readonly string[]).includes(column),
)

/** An item as it is edited; an emptied number box is null. */
export type ItemForm = Omit<Pick<MarketItem, EditedColumn>, 'stockWarning' | 'weight'> & {
  stockWarning: number | null
  weight: number | null
  variations: VariationForm[]
  options: OptionForm[]
}

/** A variation's columns that a person edits. */
const toVariationForm = (row: MarketVariation): VariationForm => {
  const { id, variation, sku, gtin, price, stock, imageId, translations } = row
  return { id, variation, sku, gtin, price, stock, stockSeen: stock, imageId, translations }
}

const toOptionForm = ({ id, option, values, translations }: MarketOption): OptionForm => {
  return { id, option, values, translations }
}

const columnsOf = (item: MarketItem) =>
  // Every edited column gets its value.
  Object.fromEntries(editedColumns.map((column) => [column, item[column]])) as Pick<MarketItem, EditedColumn>

/** The form's first values. */
export const toItemForm = (item: MarketItem): ItemForm => ({
  ...columnsOf(item),
  variations: inOrder(item.variations).map(toVariationForm),
  options: inOrder(item.options).map(toOptionForm),
})

/** A form without the pictures that were removed while it was filled in. */
export const withKnownImages = (form: ItemForm, images: readonly MarketImage[]): ItemForm => ({
  ...form,
  variations: form.variations.map((row) => ({
    ...row,
    imageId: images.some(({ id }) => id === row.imageId) ? row.imageId : null,
  })),
})

/** While nothing is on sale, its end is out of sight: what was typed there before must not hold up the save. */
const saleEndOf = ({ onSale, saleEnd }: Pick<ItemForm, 'onSale' | 'saleEnd'>): string | null | undefined =>
  onSale || saleEnd === null ? saleEnd : undefined

/** While nothing is on sale, a discount that does not fit its type is out of sight and must not hold up the save. */
const discountOf = ({
  onSale,
  discountType,
  discountValue,
}: Pick<ItemForm, 'onSale' | 'discountType' | 'discountValue'>): string => {
  const value = discountValue.trim()
  return onSale || isDiscountValue(discountType, value) ? value : ''
}

/** The options that are filled in; one that is only begun is left out. */
const optionsOf = (options: readonly OptionForm[]): MarketItemWrite['options'] =>
  options
    .map(({ id, option, values, translations }) => ({
      ...(id === undefined ? {} : { id }),
      option: option.trim(),
      values: valuesText(valuesOf(values)),
      translations,
    }))
    .filter(({ option, values }) => option && values)

/** The body of the one update that saves an item with its options and variations in order. */
export const toItemWrite = (values: ItemForm): MarketItemWrite => ({
  ...values,
  options: optionsOf(values.options),
  title: values.title.trim(),
  saleEnd: saleEndOf(values),
  discountValue: discountOf(values),
  stockWarning: values.stockWarning ?? undefined,
  weight: values.weight ?? 0,
  newlyCreated: false,
  variations: values.variations.map(
    ({ id, variation, sku, gtin, price, stock, stockSeen, imageId, translations }, index) => ({
      ...(id === undefined ? {} : { id, stockSeen }),
      variation: variation.trim(),
      sku: sku.trim(),
      gtin: bareGtin(gtin),
      price: price ?? undefined,
      stock: stock ?? undefined,
      order: index + 1,
      imageId,
      translations,
    }),
  ),
})
