import type { ImportRemark } from '@mainstreet/shared/contracts/marketplace/imports'
import type { CatalogueFormat } from '@mainstreet/shared/rules/items/catalogue-file'
import type { variationFileColumns } from '@mainstreet/shared/rules/items/item-export'
import type {
  MarketItemWrite,
  MarketOption,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'

type VariationColumn = (typeof variationFileColumns)[number]

/** A variation as a file has it; what is absent, the file says nothing about, such as the label of an item's only one. */
export interface VariationDraft extends Partial<Pick<MarketVariation, VariationColumn>> {
  line: number
  id?: number
  translations?: MarketVariation['translations']
  /** The address of its own picture, one of the item's. */
  image?: string
}

/** A picture as a file names it. */
export interface PictureDraft {
  address: string
  alt?: string
}

/** An option as a file has it; its values as the text that is stored. */
export type OptionDraft = Pick<MarketOption, 'option' | 'values'> &
  Partial<Pick<MarketOption, 'translations'>>

/** An item as a file has it; what is absent, the file says nothing about. */
export interface ItemDraft {
  line: number
  id?: number
  title: string
  columns: Omit<MarketItemWrite, 'variations' | 'options' | 'title'>
  /** The category's name; null takes the item out of its category. */
  category?: string | null
  variations: VariationDraft[]
  /** What its variations are made of, and further choices; absent where the file says nothing of them. */
  options?: OptionDraft[]
  images: PictureDraft[]
  problems: ImportRemark[]
  notes: ImportRemark[]
}

/** What a file's column is called, by our own name of the field. */
export type ColumnNames = Readonly<Record<string, string>>

/** What each format calls the fields whose values can be refused. */
export const columnNames: Record<CatalogueFormat, ColumnNames> = {
  mainstreet: {},
  shopify: {
    title: 'Title',
    description: 'Body (HTML)',
    category: 'Type',
    variations: 'Handle',
    variation: 'Option1 Value',
    sku: 'Variant SKU',
    gtin: 'Variant Barcode',
    brand: 'Vendor',
    price: 'Variant Price',
    stock: 'Variant Inventory Qty',
    weight: 'Variant Grams',
    options: 'Option1 Name',
    discountValue: 'Variant Compare At Price',
  },
  woocommerce: {
    title: 'Name',
    description: 'Description',
    category: 'Categories',
    externalUrl: 'External URL',
    stockWarning: 'Low stock amount',
    variations: 'Type',
    variation: 'Attribute 1 value(s)',
    sku: 'SKU',
    gtin: 'GTIN, UPC, EAN, or ISBN',
    brand: 'Brands',
    price: 'Regular price',
    stock: 'Stock',
    options: 'Attribute 1 name',
    saleEnd: 'Date sale price ends',
    discountValue: 'Sale price',
  },
}

/** The label of an item's only variation. */
export const onlyVariation = 'Regular'
