import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'

type Cell = string | number | boolean | null | undefined

const quoted = (cell: Cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`

/** Rows by column name as CSV; the columns are those of all rows. */
export const buildCsv = (rows: readonly Record<string, Cell>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','))
  return [columns.map(quoted).join(','), ...lines].join('\r\n')
}

/** A row of a Shopify export: a sold variant, tracked and taxed. */
export const buildShopifyRow = (overrides: Record<string, Cell> = {}) => ({
  Handle: 'linen-apron',
  Title: '',
  'Body (HTML)': '',
  Vendor: '',
  Type: '',
  Published: '',
  'Option1 Name': '',
  'Option1 Value': '',
  'Option2 Name': '',
  'Option2 Value': '',
  'Variant SKU': '',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '1',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '48.00',
  'Variant Compare At Price': '',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Image Src': '',
  Status: '',
  ...overrides,
})

/** A row of a WooCommerce export: a simple product. */
export const buildWooRow = (overrides: Record<string, Cell> = {}) => ({
  ID: '',
  Type: 'simple',
  SKU: '',
  Name: '',
  Published: '1',
  'Is featured?': '0',
  Description: '',
  'Tax status': 'taxable',
  'In stock?': '1',
  Stock: '',
  'Regular price': '',
  Categories: '',
  Images: '',
  Parent: '',
  'Attribute 1 name': '',
  'Attribute 1 value(s)': '',
  'Attribute 2 name': '',
  'Attribute 2 value(s)': '',
  ...overrides,
})

const harmless = (cell: Cell) => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Items as the dashboard exports them: one row per variation. */
export const buildOwnRows = (items: readonly MarketItem[]): Record<string, Cell>[] =>
  items.flatMap(
    ({
      images: _i,
      options: _o,
      translations: _t,
      categoryTranslations: _c,
      lang: _l,
      updatedAt: _u,
      sales: _s,
      cardImageId: _p,
      variations,
      ...item
    }) =>
      variations.map(({ id: variationId, variation, sku, price, stock }) =>
        Object.fromEntries(
          Object.entries({ ...item, variationId, variation, sku, price, stock }).map(([name, cell]) => [
            name,
            harmless(cell),
          ]),
        ),
      ),
  )
