import type { CsvLine } from '@mainstreet/shared/rules/csv'
import { maxMorePictures, moneyValue, saleSpan, weightValue } from './feed-values'
import { traits, type FeedAsk, type ProductEntry } from './product-entries'

/** The columns of Meta's catalogue that we fill (developers.facebook.com/docs/commerce-platform/catalog/fields). */
const metaHead = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  ...['gtin', 'sale_price', 'sale_price_effective_date', 'item_group_id', 'additional_image_link'],
  ...['product_type', ...traits, 'shipping_weight'],
] as const

const lineOf = (entry: ProductEntry, { site }: FeedAsk): CsvLine => {
  const { sale } = entry
  const cells: Record<(typeof metaHead)[number], string> = {
    id: entry.id,
    title: entry.title,
    description: entry.description,
    availability: entry.inStock ? 'in stock' : 'out of stock',
    condition: entry.condition,
    price: moneyValue(entry.regular),
    link: entry.link,
    image_link: entry.pictures[0] ?? '',
    // Meta asks for a brand of everything; what has none is the shop's own.
    brand: entry.brand || site.company.name,
    gtin: entry.gtin,
    sale_price: sale ? moneyValue(sale.price) : '',
    sale_price_effective_date: saleSpan(entry),
    item_group_id: entry.group,
    additional_image_link: entry.pictures.slice(1, 1 + maxMorePictures).join(','),
    product_type: entry.category,
    color: entry.traits.color ?? '',
    size: entry.traits.size ?? '',
    material: entry.traits.material ?? '',
    pattern: entry.traits.pattern ?? '',
    shipping_weight: weightValue(entry),
  }
  return metaHead.map((name) => cells[name])
}

/** The catalogue for Meta, a line for each entry. */
export const metaLines = (entries: readonly ProductEntry[], ask: FeedAsk): CsvLine[] => [
  metaHead,
  ...entries.map((entry) => lineOf(entry, ask)),
]
