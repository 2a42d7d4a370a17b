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

const typesOf = ({ text }: CellReader): string[] =>
  (text('Type') ?? 'simple').split(',').map((type) => type.trim().toLowerCase())

const isVariation = (reader: CellReader) => typesOf(reader).includes('variation')

/** Lists are separated by commas; a comma within a value has a backslash before it. */
const listOf = (text = ''): string[] =>
  text
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll('\\,', ',').trim())
    .filter(Boolean)

const labelOf = (reader: CellReader): string | undefined => {
  const values = Array.from({ length: 6 }, (_, index) => reader.text(`Attribute ${index + 1} value(s)`))
  return values.filter((value) => value !== undefined).join(' / ') || undefined
}

/** A simple product that says no more than "out of stock" has none left; one that is in stock is not counted. */
const stockOf = (reader: CellReader): number | undefined => {
  const given = reader.text('Stock')
  if (given?.toLowerCase() === 'parent') {
    reader.note('Stock', 'is counted for the whole product and is not imported: enter it by hand')
    return undefined
  }
  if (given !== undefined) return stockFrom(reader, 'Stock')
  return reader.text('In stock?') === '0' ? 0 : undefined
}

const noteSale = ({ text, note }: CellReader) => {
  const price = text('Sale price')
  if (price !== undefined) note('Sale price', `${price} is not imported: set up a sale to offer it`)
}

const variationOf = (reader: CellReader): VariationDraft => {
  noteSale(reader)
  return {
    line: reader.line,
    variation: isVariation(reader) ? labelOf(reader) : undefined,
    sku: reader.text('SKU'),
    price: priceFrom(reader, 'Regular price'),
    stock: stockOf(reader),
  }
}

const isEndless = ({ text }: CellReader) => ['1', 'yes', 'notify'].includes(text('Backorders allowed?') ?? '')

/** Stock is tracked where it is counted, or where nothing is left; uncounted variations then have none, which is noted. */
const tracks = (sold: readonly CellReader[], variations: readonly VariationDraft[]): boolean => {
  if (sold.some(isEndless) || !variations.length) return false
  const counted = sold.some(({ text }) => /^-?\d/.test(text('Stock') ?? ''))
  if (!counted) return variations.every(({ stock }) => stock === 0)
  sold.forEach((reader, index) => {
    if (variations[index]!.stock === undefined)
      reader.note('Stock', 'is not counted although others are: enter it by hand')
  })
  return true
}

/** The most specific part of the first category, such as Shirts of "Clothing > Shirts". */
const categoryOf = ({ text }: CellReader): string | undefined => {
  const [first] = listOf(text('Categories'))
  return first?.split('>').at(-1)?.trim() || undefined
}

const columnsOf = (head: CellReader): ItemDraft['columns'] => {
  const description = head.text('Description') ?? head.text('Short description')
  const externalUrl = head.text('External URL')
  const stockWarning = head.whole('Low stock amount')
  const tax = head.text('Tax status')?.toLowerCase()
  const featured = head.flag('Is featured?')
  return {
    ...(description === undefined ? {} : { description: description.replaceAll('\\n', '\n') }),
    ...(externalUrl === undefined ? {} : { externalUrl }),
    ...(stockWarning === undefined ? {} : { stockWarning }),
    ...(tax === undefined ? {} : { taxExempt: tax !== 'taxable' }),
    ...(featured === undefined ? {} : { featured }),
    ...tagsFrom(head, 'Tags'),
    ...(head.has('Published') ? { status: head.text('Published') === '1' ? 'public' : 'draft' } : {}),
    ...(typesOf(head).includes('virtual') ? { allowShipping: false } : {}),
  }
}

const checkKind = (head: CellReader, sold: readonly CellReader[]) => {
  const types = typesOf(head)
  if (isVariation(head)) head.problem('Parent', 'names a product that is not in the file')
  else if (types.includes('grouped')) head.problem('Type', 'grouped products cannot be imported')
  else if (!sold.length) head.problem('Type', 'a variable product needs its variations in the file')
}

/** Reads a product of a WooCommerce export: a simple product, or a variable one with the rows of its variations. */
export const readWooCommerce = (rows: readonly CatalogueRow[]): ItemDraft => {
  const lists = { problems: [], notes: [] }
  const readers = rows.map((row) => readCells(row, lists))
  const head = readers.find((reader) => !isVariation(reader)) ?? readers[0]!
  const variable = typesOf(head).includes('variable')
  const sold = variable || isVariation(head) ? readers.filter(isVariation) : [head]
  checkKind(head, sold)
  const variations = sold.map(variationOf)
  const category = categoryOf(head)
  const stated = head.has('Stock') || head.has('In stock?')
  return {
    line: rows[0]!.line,
    title: head.text('Name') ?? '',
    columns: { ...columnsOf(head), ...(stated ? { trackStock: tracks(sold, variations) } : {}) },
    ...(category === undefined ? {} : { category }),
    variations,
    images: webAddresses(readers.flatMap(({ text }) => listOf(text('Images')))),
    ...lists,
  }
}
