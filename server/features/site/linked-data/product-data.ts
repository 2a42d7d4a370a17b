import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { fromCents, toCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { isPublicGtin } from '@mainstreet/shared/rules/items/gtin'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'
import { lastDayOf, priceRange, type Moment } from '@mainstreet/shared/rules/money/price'
import { plainText } from '../../../kit/text/plain-text'
import type { LinkedData, PageAsk } from '../description/page-description'
import { businessName } from './business-data'
import { linked, pictureUrls } from './linked'

type Ask = Pick<PageAsk, 'site' | 'origin' | 'now'>

const currency = 'CAD'
const inStock = 'https://schema.org/InStock'
const conditions: Record<MarketItem['condition'], string> = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
}
const outOfStock = 'https://schema.org/OutOfStock'

/** Integer cents as a decimal number in text: "24.50". */
export const decimalText = (amount: Cents): string => fromCents(amount).toFixed(2)

const momentOf = ({ site, now }: Ask): Moment => ({ now, timezone: site.company.timezone })

const itemPath = ({ id }: MarketItem) => pathTo(routes.item, id)

/** The countries that a checkout sends to. */
const destinations = ['CA', 'US'].map((addressCountry) => linked('DefinedRegion', { addressCountry }))

/** What it costs to have an item sent; undefined where it is not. */
const shippingOf = ({ allowShipping }: MarketItem, { site: { store } }: Ask): LinkedData | undefined => {
  const { from, to } = store.sending.shipping
  return store.open && store.allowFlatRate && allowShipping
    ? linked('OfferShippingDetails', {
        shippingRate: linked('MonetaryAmount', {
          ...(from === to ? { value: decimalText(toCents(to)) } : { maxValue: decimalText(toCents(to)) }),
          currency,
        }),
        shippingDestination: destinations,
      })
    : undefined
}

const offerOf = (item: MarketItem, variation: MarketVariation, ask: Ask): LinkedData => {
  const moment = momentOf(ask)
  const price = variationPrice(item, variation, moment)
  const several = item.variations.length > 1
  const image = several && variationImage(item, variation)
  return linked('Offer', {
    name: several ? variation.variation : undefined,
    image: image ? pictureUrls(ask.origin, [image.url])[0] : undefined,
    sku: variation.sku,
    gtin: isPublicGtin(variation.gtin) ? variation.gtin : undefined,
    itemCondition: conditions[item.condition],
    price: decimalText(price.cents),
    priceCurrency: currency,
    priceValidUntil: lastDayOf(price, item, moment.timezone),
    availability: available(item, variation) > 0 ? inStock : outOfStock,
    url: `${ask.origin}${itemPath(item)}${several ? `?variation=${variation.id}` : ''}`,
    seller: businessName(ask),
    shippingDetails: shippingOf(item, ask),
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
    lowPrice: decimalText(range.min),
    highPrice: decimalText(range.max),
    priceCurrency: currency,
    offerCount: offers.length,
    availability: item.variations.some((each) => available(item, each) > 0) ? inStock : outOfStock,
    offers,
  })
}

/** Another item, by its name only. */
const relatedData = (item: MarketItem, { origin }: Ask): LinkedData =>
  linked('Product', {
    name: item.title,
    url: `${origin}${itemPath(item)}`,
    image: pictureUrls(
      origin,
      item.images.slice(0, 1).map(({ url }) => url),
    )[0],
  })

/** An item for sale with its prices as they are now, and the items its page leads to. */
export const productData = (item: MarketItem, ask: Ask, related: readonly MarketItem[] = []): LinkedData => {
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
    brand: item.brand ? linked('Brand', { name: item.brand }) : undefined,
    category: item.category ?? item.sector,
    offers: offersOf(item, ask),
    isRelatedTo: related.map((each) => relatedData(each, ask)),
  })
}
