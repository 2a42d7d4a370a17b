import { foldText } from '../fold-text'
import { locales } from '../language'
import { itemImportHead } from './item-export'

/** The files that a catalogue can be imported from: our own export, or the product export of another shop's program. */
export const catalogueFormats = ['mainstreet', 'shopify', 'woocommerce'] as const

/** One kind of catalogue file. */
export type CatalogueFormat = (typeof catalogueFormats)[number]

const numberedNames = (names: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) =>
    names.map((name) => name.replace('#', String(index + 1))),
  ).flat()

const attributeNumbers = [1, 2, 3, 4, 5, 6] as const

const weightUnits = ['g', 'kg', 'lbs', 'oz'] as const

interface Layout {
  required: readonly string[]
  known: readonly string[]
  /** Newer names of the same columns, and those of another language. */
  renamed?: Readonly<Record<string, string>>
}

const layouts: Record<CatalogueFormat, Layout> = {
  shopify: {
    required: ['Handle', 'Title', 'Variant Price'],
    known: [
      ...['Body (HTML)', 'Type', 'Published', 'Status', 'Image Src', 'Variant Image'],
      ...['Image Position', 'Image Alt Text'],
      ...numberedNames(['Option# Name', 'Option# Value'], 3),
      ...['Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
      ...['Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable', 'Tags', 'Gift Card'],
      ...['Variant Grams', 'Variant Barcode', 'Vendor', 'Google Shopping / Condition'],
      ...['SEO Title', 'SEO Description'],
    ],
    renamed: {
      'URL handle': 'Handle',
      Description: 'Body (HTML)',
      'Published on online store': 'Published',
      SKU: 'Variant SKU',
      Price: 'Variant Price',
      'Compare-at price': 'Variant Compare At Price',
      'Charge tax': 'Variant Taxable',
      'Inventory tracker': 'Variant Inventory Tracker',
      'Inventory quantity': 'Variant Inventory Qty',
      'Continue selling when out of stock': 'Variant Inventory Policy',
      'Requires shipping': 'Variant Requires Shipping',
      Barcode: 'Variant Barcode',
      'Weight value (grams)': 'Variant Grams',
      'Product image URL': 'Image Src',
      'Image alt text': 'Image Alt Text',
      'Variant image URL': 'Variant Image',
    },
  },
  woocommerce: {
    required: ['Type', 'Name', 'Regular price'],
    known: [
      ...['ID', 'SKU', 'Parent', 'Published', 'Is featured?', 'Short description', 'Description'],
      ...['Tax status', 'In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sale price'],
      ...['Categories', 'Tags', 'Images', 'External URL', 'Date sale price starts', 'Date sale price ends'],
      ...['Visibility in catalog', 'Sold individually?', 'GTIN, UPC, EAN, or ISBN', 'Brands'],
      ...weightUnits.map((unit) => `Weight (${unit})`),
      ...numberedNames(['Attribute # name', 'Attribute # value(s)'], attributeNumbers.length),
    ],
    renamed: {
      UGS: 'SKU',
      Nom: 'Name',
      Publié: 'Published',
      'Mis en avant ?': 'Is featured?',
      'Visibilité dans le catalogue': 'Visibility in catalog',
      'Description courte': 'Short description',
      'Date de début de promo': 'Date sale price starts',
      'Date de fin de promo': 'Date sale price ends',
      'État de la TVA': 'Tax status',
      'État de la taxe': 'Tax status',
      'En stock ?': 'In stock?',
      'Montant de stock faible': 'Low stock amount',
      'Autoriser les commandes de produits en rupture ?': 'Backorders allowed?',
      'Vendre individuellement ?': 'Sold individually?',
      'Tarif promo': 'Sale price',
      'Tarif régulier': 'Regular price',
      Catégories: 'Categories',
      Étiquettes: 'Tags',
      'URL externe': 'External URL',
      'GTIN, UPC, EAN ou ISBN': 'GTIN, UPC, EAN, or ISBN',
      Marques: 'Brands',
      ...Object.fromEntries(weightUnits.map((unit) => [`Poids (${unit})`, `Weight (${unit})`])),
      ...Object.fromEntries(
        attributeNumbers.flatMap((number) => [
          [`Nom de l’attribut ${number}`, `Attribute ${number} name`],
          [`Valeur(s) de l’attribut ${number}`, `Attribute ${number} value(s)`],
        ]),
      ),
    },
  },
  mainstreet: {
    required: ['title', 'price'],
    known: itemImportHead(locales),
  },
}

/** A file's header as understood: each column's name in its format, undefined for columns that are not imported. */
export interface CatalogueHeader {
  format: CatalogueFormat
  columns: (string | undefined)[]
  ignored: string[]
}

const plainName = (name: string) => foldText(name).replaceAll('’', "'").replace(/\?$/, '')

const columnsAs = (format: CatalogueFormat, cells: readonly string[]): (string | undefined)[] => {
  const { required, known, renamed = {} } = layouts[format]
  const names = new Map(
    [...[...required, ...known].map((name) => [name, name]), ...Object.entries(renamed)].map(
      ([given, name]) => [plainName(given!), name],
    ),
  )
  const seen = new Set<string>()
  return cells.map((cell) => {
    const name = names.get(plainName(cell))
    if (name === undefined || seen.has(name)) return undefined
    seen.add(name)
    return name
  })
}

/** The columns without which a file is not of a format. */
export const missingColumns = (format: CatalogueFormat, cells: readonly string[]): string[] => {
  const columns = columnsAs(format, cells)
  return layouts[format].required.filter((name) => !columns.includes(name))
}

/** Understands a header's cells, as the given format or as the first that fits; undefined where none does. */
export const readHeader = (
  cells: readonly string[],
  given?: CatalogueFormat,
): CatalogueHeader | undefined => {
  // Other shops' required columns are the rarer ones, so they are tried first.
  const candidates = given ? [given] : (Object.keys(layouts) as CatalogueFormat[])
  const format = candidates.find((each) => missingColumns(each, cells).length === 0)
  if (!format) return undefined
  const columns = columnsAs(format, cells)
  const ignored = cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== '')
  return { format, columns, ignored }
}

/** The cells of one row by column name. */
export type CatalogueCells = Readonly<Record<string, string>>

const wooKeys = (rows: readonly CatalogueCells[]): string[] => {
  const bySku = new Map<string, string>()
  const own = rows.map(({ Type: type = '', ID = '', SKU = '' }, index) => {
    if (plainName(type).split(',').includes('variation')) return undefined
    const key = ID ? `id:${ID}` : SKU ? `sku:${SKU}` : `row:${index}`
    if (SKU) bySku.set(SKU, key)
    return key
  })
  return rows.map(({ Parent = '' }, index) => own[index] ?? bySku.get(Parent) ?? (Parent || `row:${index}`))
}

/** For each row a key that is equal exactly for the rows of one item. */
export const itemKeys = (format: CatalogueFormat, rows: readonly CatalogueCells[]): string[] => {
  if (format === 'woocommerce') return wooKeys(rows)
  if (format === 'shopify') return rows.map(({ Handle = '' }, index) => Handle.trim() || `row:${index}`)
  return rows.map(({ id: number = '', title = '' }, index) =>
    number.trim() ? `id:${number.trim()}` : title.trim() ? `title:${title.trim()}` : `row:${index}`,
  )
}
