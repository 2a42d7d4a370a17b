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
import { brandOf } from './import-brand'
import { weightColumns } from './import-weight'

const typesOf = ({ text }: CellReader): string[] =>
  (text('Type') ?? 'simple').split(',').map((type) => type.trim().toLowerCase())

const isVariation = (reader: CellReader) => typesOf(reader).includes('variation')

/** Lists are separated by commas; a comma within a value has a backslash before it. */
const listOf = (text = ''): string[] =>
  text
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll('\\,', ',').trim())
    .filter(Boolean)

const attributes = Array.from({ length: 6 }, (_, index) => ({
  name: `Attribute ${index + 1} name`,
  values: `Attribute ${index + 1} value(s)`,
}))

/** The one value of a variation; a comma within it is its own. */
const valueOf = (reader: CellReader, column: string) => reader.text(column)?.replaceAll('\\,', ',')

const labelOf = (reader: CellReader): string | undefined =>
  combinationLabel(
    attributes.map(({ values }) => valueOf(reader, values)).filter((value) => value !== undefined),
  ) || undefined

/** Attributes that variations have a value of; the product's own list gives the order. What only describes it is noted. */
const optionsFrom = (head: CellReader, sold: readonly CellReader[]): OptionDraft[] => {
  const variations = sold.filter(isVariation)
  return optionsOf(
    attributes.flatMap(({ name, values: column }) => {
      const option = [head, ...variations].map(({ text }) => text(name)).find(Boolean)
      const used = variations.map((reader) => valueOf(reader, column)).filter((value) => value !== undefined)
      if (option !== undefined && used.length) {
        const listed = isVariation(head) ? [] : listOf(head.text(column))
        return [{ option, values: [...listed, ...used] }]
      }
      if (option !== undefined && head.text(column) !== undefined)
        head.note(name, refusal('no-choice', { option }))
      return []
    }),
  )
}

/** A simple product that says no more than "out of stock" has none left; one that is in stock is not counted. */
const stockOf = (reader: CellReader): number | undefined => {
  const given = reader.text('Stock')
  if (given?.toLowerCase() === 'parent') {
    reader.note('Stock', refusal('stock-of-whole'))
    return isSoldOut(reader) ? 0 : undefined
  }
  const stock = given === undefined ? undefined : stockFrom(reader, 'Stock')
  if (!isSoldOut(reader)) return stock
  if (stock) reader.note('Stock', refusal('becomes-zero', { stock }))
  return 0
}

const variationOf = (reader: CellReader): VariationDraft => ({
  line: reader.line,
  variation: isVariation(reader) ? labelOf(reader) : undefined,
  sku: reader.text('SKU'),
  gtin: gtinFrom(reader, 'GTIN, UPC, EAN, or ISBN'),
  price: priceFrom(reader, 'Regular price'),
  stock: stockOf(reader),
  image: isVariation(reader) ? listOf(reader.text('Images'))[0] : undefined,
})

const dayOf = (reader: CellReader, column: string): string | undefined => {
  const given = reader.text(column)
  if (given === undefined) return undefined
  const day = /^\d{4}-\d\d-\d\d(?=$|[ T])/.exec(given)?.[0]
  if (day === undefined) reader.problem(column, refusal('not-a-date'))
  return day
}

/** The day on which a sale of all variations begins or ends; the latest beginning, the earliest end. */
const daysOf = (sold: readonly CellReader[]) => {
  const days = (column: string) => sold.map((each) => dayOf(each, column)).filter((day) => day !== undefined)
  return { start: days('Date sale price starts').sort().at(-1), end: days('Date sale price ends').sort()[0] }
}

const saleOf = (sold: readonly CellReader[], drafts: readonly VariationDraft[]): ItemDraft['columns'] => {
  if (!sold.some(({ has }) => has('Sale price'))) return {}
  const sales = sold.map((reader) => reader.money('Sale price'))
  if (sales.every((sale) => sale === undefined)) return { onSale: false }
  const { start, end } = daysOf(sold)
  const isLater = start !== undefined && start > new Date().toISOString().slice(0, 10)
  const prices = drafts.flatMap(({ price: regular }, index) => {
    const sale = sales[index]
    return regular === undefined || sale === undefined ? [] : [{ regular, sale }]
  })
  const discount = prices.length === sold.length && !isLater ? discountOf(prices) : undefined
  if (discount) return { onSale: true, saleEnd: end ?? null, ...discount }
  const why = isLater ? 'sale-not-begun' : 'sale-fits-none'
  sold.forEach(({ text, note }) => {
    const price = text('Sale price')
    if (price !== undefined) note('Sale price', refusal(why, { price }))
  })
  return { onSale: false }
}

const isSoldOut = ({ flag }: CellReader) => flag('In stock?') === false

const isEndless = (reader: CellReader) =>
  ['1', 'yes', 'notify'].includes(reader.text('Backorders allowed?') ?? '') && !isSoldOut(reader)

const isCounted = ({ text }: CellReader) => /^-?\d/.test(text('Stock') ?? '')

/** The variations that are sold: what is not published there, or sold out where nothing is counted, is left out and noted. */
const onlySold = (variations: readonly CellReader[]): CellReader[] => {
  const hidden = variations.filter(({ text }) => ['0', '-1'].includes(text('Published') ?? ''))
  for (const { note } of hidden) note('Published', refusal('not-published-there'))
  const shown = variations.filter((each) => !hidden.includes(each))
  const isTracked = (shown.some(isCounted) && !shown.some(isEndless)) || shown.every(isSoldOut)
  const out = isTracked ? [] : shown.filter(isSoldOut)
  for (const { note } of out) note('In stock?', refusal('sold-out-uncounted'))
  return shown.filter((each) => !out.includes(each))
}

const isVirtual = (reader: CellReader) =>
  typesOf(reader).some((type) => type === 'virtual' || type === 'downloadable')

/** What none of them has to be shipped for is not; where they differ, those that need not are noted. */
const shippingColumns = (sold: readonly CellReader[]): ItemDraft['columns'] => {
  const virtual = sold.filter(isVirtual)
  if (virtual.length > 0 && virtual.length === sold.length) return { allowShipping: false }
  for (const { note } of virtual) note('Type', refusal('virtual-among-shipped'))
  return {}
}

/** Stock is tracked where it is counted, or where nothing is left; uncounted variations then have none, which is noted. */
const tracksStock = (sold: readonly CellReader[], variations: readonly VariationDraft[]): boolean => {
  if (sold.some(isEndless) || !variations.length) return false
  if (!sold.some(isCounted)) return variations.every(({ stock }) => stock === 0)
  sold.forEach((reader, index) => {
    if (variations[index]!.stock === undefined) reader.note('Stock', refusal('stock-not-counted'))
  })
  return true
}

/** The most specific part of the first category, such as Shirts of "Clothing > Shirts". */
const categoryOf = ({ text }: CellReader): string | undefined => {
  const [first] = listOf(text('Categories'))
  return first?.split('>').at(-1)?.trim() || undefined
}

const statusOf = ({ text, note }: CellReader): 'public' | 'draft' => {
  if (text('Published') !== '1') return 'draft'
  if (text('Visibility in catalog')?.toLowerCase() !== 'hidden') return 'public'
  note('Visibility in catalog', refusal('hidden-there'))
  return 'draft'
}

const columnsOf = (head: CellReader): ItemDraft['columns'] => {
  const description = head.text('Description') ?? head.text('Short description')
  const externalUrl = head.text('External URL')
  const stockWarning = head.whole('Low stock amount')
  const tax = head.text('Tax status')?.toLowerCase()
  const featured = head.flag('Is featured?')
  if (head.flag('Sold individually?')) head.note('Sold individually?', refusal('one-at-a-time'))
  return {
    ...(description === undefined ? {} : { description: description.replaceAll('\\n', '\n') }),
    ...(externalUrl === undefined ? {} : { externalUrl }),
    ...(stockWarning === undefined ? {} : { stockWarning }),
    ...(tax === undefined ? {} : { taxExempt: tax !== 'taxable' }),
    ...(featured === undefined ? {} : { featured }),
    ...brandOf(head, 'Brands'),
    ...tagsFrom(head, 'Tags'),
    ...(head.has('Published') ? { status: statusOf(head) } : {}),
  }
}

const checkKind = (head: CellReader, rows: readonly CellReader[], sold: readonly CellReader[]) => {
  const types = typesOf(head)
  if (isVariation(head)) head.problem('Parent', refusal('no-such-product'))
  else if (types.includes('grouped')) head.problem('Type', refusal('grouped-product'))
  else if (!rows.length) head.problem('Type', refusal('variations-missing'))
  else if (!sold.length) head.problem('Type', refusal('none-to-sell'))
}

/** Reads a product of a WooCommerce export: a simple product, or a variable one with the rows of its variations. */
export const readWooCommerce = (rows: readonly CatalogueRow[]): ItemDraft => {
  const lists = { problems: [], notes: [] }
  const readers = rows.map((row) => readCells(row, lists))
  const head = readers.find((reader) => !isVariation(reader)) ?? readers[0]!
  const variable = typesOf(head).includes('variable')
  const listed = variable || isVariation(head) ? readers.filter(isVariation) : [head]
  const sold = variable ? onlySold(listed) : listed
  checkKind(head, listed, sold)
  const variations = sold.map(variationOf)
  const category = categoryOf(head)
  const stated = head.has('Stock') || head.has('In stock?')
  return {
    line: rows[0]!.line,
    title: head.text('Name') ?? '',
    columns: {
      ...columnsOf(head),
      ...shippingColumns(sold),
      ...weightColumns(sold),
      ...(stated ? { trackStock: tracksStock(sold, variations) } : {}),
      ...saleOf(sold, variations),
    },
    ...(category === undefined ? {} : { category }),
    variations,
    options: optionsFrom(head, sold),
    images: picturesFrom(
      [head, ...readers.filter((reader) => reader !== head)].flatMap((reader) =>
        listOf(reader.text('Images')).map((address) => ({ reader, column: 'Images', address })),
      ),
    ),
    ...lists,
  }
}
