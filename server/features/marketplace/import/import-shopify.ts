import { itemConditions } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { combinationLabel } from '@mainstreet/shared/rules/items/item-options'
import {
  gtinFrom,
  priceFrom,
  readCells,
  stockFrom,
  tagsFrom,
  type CatalogueRow,
  type CellReader,
} from './import-cells'
import type { ItemDraft, OptionDraft, VariationDraft } from './import-draft'
import { optionsOf } from './import-options'
import { picturesFrom } from './import-pictures'
import { discountOf } from './import-sale'
import { maxSearchText, maxSearchTitle } from '@mainstreet/shared/rules/site/search-texts'
import { brandOf } from './import-brand'
import { weightColumns } from './import-weight'

const optionValues = ['Option1 Value', 'Option2 Value', 'Option3 Value']

/** Rows that carry a further picture of a product have nothing that is sold. */
const isVariant = ({ text }: CellReader) =>
  [...optionValues, 'Variant SKU', 'Variant Price'].some((column) => text(column) !== undefined)

const valuesIn = ({ text }: CellReader) => optionValues.map(text)

/** A product without a choice has one variant with a name that is no name. */
const isBare = (values: readonly (string | undefined)[]) =>
  values.every((value) => value === undefined || value === 'Default Title')

const labelOf = (reader: CellReader): string | undefined => {
  const values = valuesIn(reader)
  return isBare(values)
    ? undefined
    : combinationLabel(values.filter((value) => value !== undefined)) || undefined
}

const optionsFrom = (head: CellReader, variants: readonly CellReader[]): OptionDraft[] => {
  const rows = variants.map(valuesIn)
  if (rows.every(isBare)) return []
  return optionsOf(
    optionValues.flatMap((_, index) => {
      const option = head.text(`Option${index + 1} Name`)
      const values = rows.map((row) => row[index])
      return option === undefined || values.every((value) => value === undefined) ? [] : [{ option, values }]
    }),
  )
}

/** Where a file says who counts a variant and names nobody, its quantity is no count. */
const isTracked = ({ has, text }: CellReader) =>
  !has('Variant Inventory Tracker') || text('Variant Inventory Tracker') !== undefined

const variantOf = (reader: CellReader): VariationDraft => ({
  line: reader.line,
  variation: labelOf(reader),
  sku: reader.text('Variant SKU'),
  gtin: gtinFrom(reader, 'Variant Barcode'),
  price: priceFrom(reader, 'Variant Price'),
  stock: isTracked(reader) ? stockFrom(reader, 'Variant Inventory Qty') : undefined,
  image: reader.text('Variant Image'),
})

/** The price before a reduction, where there is one. */
const formerPrice = (reader: CellReader, { price }: VariationDraft): number | undefined => {
  const former = reader.money('Variant Compare At Price')
  return price !== undefined && former !== undefined && former > price ? former : undefined
}

/** A lower price is a sale where one discount makes it of every variant's former price; else it is the price. */
const withSale = (
  readers: readonly CellReader[],
  drafts: readonly VariationDraft[],
): Pick<ItemDraft, 'columns' | 'variations'> => {
  const formers = drafts.map((draft, index) => formerPrice(readers[index]!, draft))
  const isKnown = readers.some(({ has }) => has('Variant Compare At Price'))
  if (formers.every((former) => former === undefined))
    return { columns: isKnown ? { onSale: false } : {}, variations: [...drafts] }
  const discount = formers.includes(undefined)
    ? undefined
    : discountOf(drafts.map(({ price }, index) => ({ regular: formers[index]!, sale: price! })))
  if (discount)
    return {
      columns: { onSale: true, saleEnd: null, ...discount },
      variations: drafts.map((draft, index) => ({ ...draft, price: formers[index] })),
    }
  formers.forEach((former, index) => {
    if (former !== undefined)
      readers[index]!.note(
        'Variant Compare At Price',
        refusal('no-one-discount', { prices: former.toFixed(2) }),
      )
  })
  return { columns: { onSale: false }, variations: [...drafts] }
}

const statusOf = ({ text, flag }: CellReader): 'public' | 'draft' => {
  const active = ['active', undefined].includes(text('Status')?.toLowerCase())
  return active && flag('Published') !== false ? 'public' : 'draft'
}

/** Older files say deny or continue, newer ones may say whether to continue. */
const goesOn = ({ text }: CellReader) =>
  ['continue', 'true', 'yes'].includes(text('Variant Inventory Policy')?.toLowerCase() ?? '')

const isCounted = (reader: CellReader) =>
  reader.text('Variant Inventory Qty') !== undefined && isTracked(reader) && !goesOn(reader)

/** What Shopify says of each variant and we say of the whole item; where variants differ, it is noted. */
const sharedColumns = (variants: readonly CellReader[]): ItemDraft['columns'] => {
  const columns: ItemDraft['columns'] = {}
  const [first] = variants
  const differ = (values: readonly (boolean | undefined)[]) => new Set(values).size > 1
  if (first?.has('Variant Inventory Qty')) {
    const counted = variants.map(isCounted)
    columns.trackStock = counted.some(Boolean)
    if (differ(counted)) first.note('Variant Inventory Policy', refusal('stock-tracked-for-all'))
  }
  const taxable = variants.map(({ flag }) => flag('Variant Taxable')).filter((each) => each !== undefined)
  if (taxable.length) {
    columns.taxExempt = !taxable.includes(true)
    if (differ(taxable)) first!.note('Variant Taxable', refusal('all-taxed'))
  }
  const shipped = variants
    .map(({ flag }) => flag('Variant Requires Shipping'))
    .filter((each) => each !== undefined)
  if (shipped.length) columns.allowShipping = shipped.includes(true)
  return columns
}

/** In the order of their positions; variants' own that are not among them come last. */
const imagesOf = (readers: readonly CellReader[]) => {
  const placed = readers.map((reader) => ({
    reader,
    column: 'Image Src',
    address: reader.text('Image Src'),
    alt: reader.text('Image Alt Text'),
    place: reader.whole('Image Position') ?? Infinity,
  }))
  const own = readers.map((reader) => ({
    reader,
    column: 'Variant Image',
    address: reader.text('Variant Image'),
  }))
  return picturesFrom([...placed.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place)), ...own])
}

const conditionOf = ({ text }: CellReader): ItemDraft['columns'] => {
  const given = text('Google Shopping / Condition')?.toLowerCase()
  const condition = itemConditions.find((each) => each === given)
  return condition ? { condition } : {}
}

/** What search engines are told, cut to what we keep. */
const searchTextsOf = ({ text }: CellReader): ItemDraft['columns'] => {
  const [title, words] = [text('SEO Title'), text('SEO Description')]
  return {
    ...(title !== undefined && { metaTitle: title.slice(0, maxSearchTitle) }),
    ...(words !== undefined && { metaDescription: words.slice(0, maxSearchText) }),
  }
}

/** Reads a product of a Shopify export: the rows of one handle, the first of which describes it. */
export const readShopify = (rows: readonly CatalogueRow[]): ItemDraft => {
  const lists = { problems: [], notes: [] }
  const readers = rows.map((row) => readCells(row, lists))
  const head = readers.find(({ text }) => text('Title') !== undefined) ?? readers[0]!
  const variants = readers.filter(isVariant)
  if (head.text('Handle') === undefined) head.problem('Handle', refusal('is-empty'))
  if (!variants.length) head.problem('Variant Price', refusal('is-empty'))
  const { columns: sale, variations } = withSale(variants, variants.map(variantOf))
  const category = head.text('Type')
  const description = head.text('Body (HTML)')
  return {
    line: rows[0]!.line,
    title: head.text('Title') ?? '',
    columns: {
      ...(description === undefined ? {} : { description }),
      ...(['Published', 'Status'].some(head.has) ? { status: statusOf(head) } : {}),
      ...(head.has('Gift Card') && { giftCard: head.flag('Gift Card') ?? false }),
      ...brandOf(head, 'Vendor'),
      ...conditionOf(head),
      ...searchTextsOf(head),
      ...tagsFrom(head, 'Tags'),
      ...sharedColumns(variants),
      ...weightColumns(variants),
      ...sale,
    },
    ...(category === undefined ? {} : { category }),
    variations,
    options: optionsFrom(head, variants),
    images: imagesOf(readers),
    ...lists,
  }
}
