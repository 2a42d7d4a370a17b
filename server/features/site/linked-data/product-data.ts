import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import { available, variationPrice } from '@mainstreet/shared/rules/item-offer'
import { fromCents, type Cents } from '@mainstreet/shared/rules/money'
import { priceRange, saleIsOn, type Moment } from '@mainstreet/shared/rules/price'
import type { LinkedData, PageAsk } from '../page-description'
import { plainText } from '../plain-text'
import { businessName } from './business-data'
import { linked, pictureUrls } from './linked'

type Ask = Pick<PageAsk, 'site' | 'origin' | 'now'>

const currency = 'CAD'
const inStock = 'https://schema.org/InStock'
const outOfStock = 'https://schema.org/OutOfStock'

/** Integer cents as a decimal number in text: "24.50". */
export const decimal = (amount: Cents): string => fromCents(amount).toFixed(2)

const momentOf = ({ site, now }: Ask): Moment => ({ now, timezone: site.company.timezone })

const itemPath = ({ id }: MarketItem) => pathTo(routes.item, id)

const offerOf = (item: MarketItem, variation: MarketVariation, ask: Ask): LinkedData => {
  const moment = momentOf(ask)
  return linked('Offer', {
    name: item.variations.length > 1 ? variation.variation : undefined,
    sku: variation.sku,
    price: decimal(variationPrice(item, variation, moment).cents),
    priceCurrency: currency,
    priceValidUntil: saleIsOn(item, moment) ? (item.saleEnd ?? undefined) : undefined,
    availability: available(item, variation) > 0 ? inStock : outOfStock,
    url: `${ask.origin}${itemPath(item)}`,
    seller: businessName(ask),
  })
}

/** The lowest and the highest price of an item now, in integer cents; undefined without variations. */
export const centsRange = (item: MarketItem, ask: Ask): { min: Cents; max: Cents } | undefined => {
  const range = priceRange({ item, variations: item.variations, ...momentOf(ask) })
  return range && { min: range.min.cents, max: range.max.cents }
}

const offersOf = (item: MarketItem, ask: Ask): LinkedData | LinkedData[] | undefined => {
  const range = centsRange(item, ask)
  if (!range) return undefined
  const offers = item.variations.map((variation) => offerOf(item, variation, ask))
  if (offers.length === 1) return offers[0]
  if (range.min === range.max) return offers
  return linked('AggregateOffer', {
    lowPrice: decimal(range.min),
    highPrice: decimal(range.max),
    priceCurrency: currency,
    offerCount: offers.length,
    availability: item.variations.some((each) => available(item, each) > 0) ? inStock : outOfStock,
    offers,
  })
}

/** An item for sale with its prices as they are now. */
export const productData = (item: MarketItem, ask: Ask): LinkedData => {
  const [only, ...others] = item.variations
  return linked('Product', {
    name: item.title,
    description: plainText(item.description) || item.subTitle,
    image: pictureUrls(
      ask.origin,
      item.images.map(({ url }) => url),
    ),
    url: `${ask.origin}${itemPath(item)}`,
    sku: others.length === 0 ? only?.sku : undefined,
    category: item.category ?? item.sector,
    offers: offersOf(item, ask),
  })
}
