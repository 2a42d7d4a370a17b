import {
  priceFrom,
  readCells,
  stockFrom,
  tagsFrom,
  webAddresses,
  type CatalogueRow,
  type CellReader,
} from './import-cells'
import type { ItemDraft, VariationDraft } from './import-draft'

const optionValues = ['Option1 Value', 'Option2 Value', 'Option3 Value']

/** Rows that carry a further picture of a product have nothing that is sold. */
const isVariant = ({ text }: CellReader) =>
  [...optionValues, 'Variant SKU', 'Variant Price'].some((column) => text(column) !== undefined)

const labelOf = ({ text }: CellReader): string | undefined => {
  const values = optionValues.map(text).filter((value) => value !== undefined)
  const label = values.join(' / ')
  return label === '' || label === 'Default Title' ? undefined : label
}

const noteFormerPrice = ({ text, money, note }: CellReader, price: number | undefined) => {
  if (text('Variant Compare At Price') === undefined || price === undefined) return
  const former = money('Variant Compare At Price')
  if (former !== undefined && former > price)
    note('Variant Compare At Price', `${former.toFixed(2)} is not imported: set up a sale to show it`)
}

const variantOf = (reader: CellReader): VariationDraft => {
  const price = priceFrom(reader, 'Variant Price')
  noteFormerPrice(reader, price)
  return {
    line: reader.line,
    variation: labelOf(reader),
    sku: reader.text('Variant SKU'),
    price,
    stock: stockFrom(reader, 'Variant Inventory Qty'),
  }
}

const statusOf = ({ text, flag }: CellReader): 'public' | 'draft' => {
  const active = ['active', undefined].includes(text('Status')?.toLowerCase())
  return active && flag('Published') !== false ? 'public' : 'draft'
}

/** Older files say deny or continue, newer ones may say whether to continue. */
const goesOn = ({ text }: CellReader) =>
  ['continue', 'true', 'yes'].includes(text('Variant Inventory Policy')?.toLowerCase() ?? '')

const isCounted = (reader: CellReader) =>
  reader.text('Variant Inventory Qty') !== undefined && !goesOn(reader)

/** What Shopify says of each variant and we say of the whole item; where variants differ, it is noted. */
const shared = (variants: readonly CellReader[]): ItemDraft['columns'] => {
  const columns: ItemDraft['columns'] = {}
  const [first] = variants
  const differ = (values: readonly (boolean | undefined)[]) => new Set(values).size > 1
  if (first?.has('Variant Inventory Qty')) {
    const counted = variants.map(isCounted)
    columns.trackStock = counted.some(Boolean)
    if (differ(counted))
      first.note('Variant Inventory Policy', 'differs between variants: stock is tracked for all')
  }
  const taxable = variants.map(({ flag }) => flag('Variant Taxable')).filter((each) => each !== undefined)
  if (taxable.length) {
    columns.taxExempt = !taxable.includes(true)
    if (differ(taxable)) first!.note('Variant Taxable', 'differs between variants: all are taxed')
  }
  const shipped = variants
    .map(({ flag }) => flag('Variant Requires Shipping'))
    .filter((each) => each !== undefined)
  if (shipped.length) columns.allowShipping = shipped.includes(true)
  return columns
}

/** Reads a product of a Shopify export: the rows of one handle, the first of which describes it. */
export const readShopify = (rows: readonly CatalogueRow[]): ItemDraft => {
  const lists = { problems: [], notes: [] }
  const readers = rows.map((row) => readCells(row, lists))
  const head = readers.find(({ text }) => text('Title') !== undefined) ?? readers[0]!
  const variants = readers.filter(isVariant)
  if (head.text('Handle') === undefined) head.problem('Handle', 'is empty')
  if (!variants.length) head.problem('Variant Price', 'is empty')
  const category = head.text('Type')
  const description = head.text('Body (HTML)')
  return {
    line: rows[0]!.line,
    title: head.text('Title') ?? '',
    columns: {
      ...(description === undefined ? {} : { description }),
      ...(head.has('Published') || head.has('Status') ? { status: statusOf(head) } : {}),
      ...tagsFrom(head, 'Tags'),
      ...shared(variants),
    },
    ...(category === undefined ? {} : { category }),
    variations: variants.map(variantOf),
    images: webAddresses(readers.flatMap(({ text }) => [text('Image Src'), text('Variant Image')])),
    ...lists,
  }
}
