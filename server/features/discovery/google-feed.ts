import { escapeHtml } from '../../kit/text/escape-html'
import { maxMorePictures, moneyValue, saleSpan, weightValue } from './feed-values'
import type { FeedAsk, ProductEntry } from './product-entries'

type Pair = readonly [name: string, value: string | undefined]

/** Characters that XML 1.0 cannot hold. */
const unwritable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const tag = ([name, value]: Pair): string =>
  value ? `<${name}>${escapeHtml(value.replace(unwritable, ''))}</${name}>` : ''

/** An entry by Google Merchant's names. */
const item = (entry: ProductEntry): string => {
  const { sale, traits, shipping } = entry
  const pairs: Pair[] = [
    ['g:id', entry.id],
    ['g:item_group_id', entry.group],
    ['title', entry.title],
    ['description', entry.description],
    ['link', entry.link],
    ['g:image_link', entry.pictures[0]],
    ...entry.pictures.slice(1, 1 + maxMorePictures).map((url): Pair => ['g:additional_image_link', url]),
    ['g:availability', entry.inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', moneyValue(entry.regular)],
    ['g:sale_price', sale && moneyValue(sale.price)],
    ['g:sale_price_effective_date', saleSpan(entry)],
    ['g:condition', entry.condition],
    ['g:brand', entry.brand],
    ['g:gtin', entry.gtin],
    // What a shop makes itself has no number that others know.
    ['g:identifier_exists', entry.gtin ? undefined : 'no'],
    ['g:product_type', entry.category],
    ...Object.entries(traits).map(([name, value]): Pair => [`g:${name}`, value]),
    ['g:shipping_weight', weightValue(entry)],
  ]
  const sent =
    shipping === undefined
      ? ''
      : `<g:shipping>${tag(['g:country', 'CA'])}${tag(['g:price', moneyValue(shipping)])}</g:shipping>`
  return `<item>${pairs.map(tag).join('')}${sent}</item>\n`
}

/** The feed for Google Merchant: RSS 2.0 with Google's names (support.google.com/merchants/answer/7052112). */
export const googleFeed = (entries: readonly ProductEntry[], { site, origin }: FeedAsk): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${tag(['title', site.company.name])}${tag(['link', `${origin}/`])}<description>${escapeHtml(site.company.slogan)}</description>
${entries.map(item).join('')}</channel>
</rss>
`
