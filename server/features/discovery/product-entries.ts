import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { FeedGap } from '@mainstreet/shared/contracts/site/feeds'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { isPublicGtin } from '@mainstreet/shared/rules/items/gtin'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { choiceOf, optionsIn, valuesOf } from '@mainstreet/shared/rules/items/item-options'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'
import { addressIn, type Locale } from '@mainstreet/shared/rules/language'
import { toCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { lastDayOf, today } from '@mainstreet/shared/rules/money/price'
import { daySeconds } from '@mainstreet/shared/rules/time/durations'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import { cutAtWord, oneLineText, plainText } from '../../kit/text/plain-text'
import { pictureUrls } from '../site/linked-data/linked'

/** For whom and when a feed is made. */
export interface FeedAsk {
  site: Site
  /** Scheme and host of the site's addresses. */
  origin: string
  locale: Locale
  now: Date
}

/** What a variation differs in, by the names that readers know. */
export const traits = ['color', 'size', 'material', 'pattern'] as const

/** One of them. */
export type Trait = (typeof traits)[number]

const traitNames: Record<Trait, RegExp> = {
  color: /^(colou?rs?|couleurs?)$/i,
  size: /^(sizes?|tailles?|grandeurs?|formats?)$/i,
  material: /^(materials?|mati[eè]res?|mat[ée]riaux?)$/i,
  pattern: /^(patterns?|motifs?)$/i,
}

/** A variation of a thing as catalogues elsewhere list it; empty where nobody has said. */
export interface ProductEntry {
  id: string
  /** The thing that it is a variation of, where there are several. */
  group: string
  title: string
  description: string
  link: string
  /** The whole addresses of its pictures; its own first. */
  pictures: string[]
  inStock: boolean
  regular: Cents
  /** The lower price of a sale, and until when it is asked. */
  sale?: { price: Cents; from: Date; until?: Date }
  brand: string
  gtin: string
  condition: MarketItem['condition']
  category: string
  traits: Partial<Record<Trait, string>>
  /** Grams. */
  weight: number
  /** What it costs to have it sent; undefined where it depends on where and how much. */
  shipping?: Cents
}

const maxTitle = 150
const maxDescription = 5000

const traitsOf = ({ options }: MarketItem, { variation }: MarketVariation) => {
  const read = options.map(({ option, values }) => ({ option: option.trim(), values: valuesOf(values) }))
  const named = optionsIn([variation], read)
  const chosen = choiceOf(variation, named) ?? []
  return Object.fromEntries(
    traits.flatMap((trait) => {
      const place = named.findIndex(({ option }) => traitNames[trait].test(option))
      const value = chosen[place]
      return value ? [[trait, value]] : []
    }),
  )
}

const saleOf = (item: MarketItem, variation: MarketVariation, { site, now }: FeedAsk) => {
  const { timezone } = site.company
  const price = variationPrice(item, variation, { now, timezone })
  if (price.cents >= price.regularCents) return { regular: price.regularCents }
  const last = lastDayOf(price, item, timezone)
  const from = new Date(momentOf(today(now, timezone), 0, timezone))
  const ends = price.sale?.endsAt ?? (last && momentOf(last, daySeconds, timezone) - 1000)
  const until = ends ? new Date(ends) : undefined
  return { regular: price.regularCents, sale: { price: price.cents, from, ...(until && { until }) } }
}

const shippingOf = ({ allowShipping }: MarketItem, { store }: Site) => {
  const { from, to, freeFrom } = store.sending.shipping
  const isOne = from === to && freeFrom === null
  return store.open && store.allowFlatRate && allowShipping && isOne ? { shipping: toCents(to) } : {}
}

const picturesOf = (item: MarketItem, variation: MarketVariation, origin: string) => {
  const own = variationImage(item, variation)
  const others = inOrder(item.images).filter(({ id }) => id !== own?.id)
  return pictureUrls(
    origin,
    [...(own ? [own] : []), ...others].map(({ url }) => url),
  )
}

/** A thing's variations as they stand in catalogues elsewhere now, whether or not anything is missing. */
export const productEntries = (item: MarketItem, ask: FeedAsk): ProductEntry[] => {
  const { site, origin, locale } = ask
  const several = item.variations.length > 1
  return inOrder(item.variations).map((variation) => ({
    id: String(variation.id),
    group: several ? `item-${item.id}` : '',
    title: cutAtWord(oneLineText(several ? `${item.title} – ${variation.variation}` : item.title), maxTitle),
    description: cutAtWord(plainText(item.description) || item.subTitle || item.title, maxDescription),
    link: addressIn(
      `${origin}${pathTo(routes.item, item.id)}${several ? `?variation=${variation.id}` : ''}`,
      locale,
      site.company.language,
    ),
    pictures: picturesOf(item, variation, origin),
    inStock: available(item, variation) > 0,
    ...saleOf(item, variation, ask),
    brand: oneLineText(item.brand),
    gtin: isPublicGtin(variation.gtin) ? variation.gtin : '',
    condition: item.condition,
    category: item.category ?? '',
    traits: traitsOf(item, variation),
    weight: item.weight,
    ...shippingOf(item, site),
  }))
}

/** Gift cards are money, and no catalogue's. */
export const isListed = ({ giftCard }: Pick<MarketItem, 'giftCard'>): boolean => !giftCard

/** Whether a reader would take an entry. */
export const isComplete = ({ pictures, regular, sale }: ProductEntry): boolean =>
  pictures.length > 0 && (sale?.price ?? regular) > 0

/** What a thing lacks for catalogues elsewhere. */
export const productGaps = (item: MarketItem, ask: FeedAsk): FeedGap[] => {
  const entries = productEntries(item, ask)
  const lacks: [FeedGap, boolean][] = [
    ['picture', entries.some(({ pictures }) => pictures.length === 0)],
    ['price', entries.some(({ regular }) => regular === 0)],
    ['description', plainText(item.description) === ''],
    ['brand', item.brand.trim() === ''],
    ['gtin', entries.some(({ gtin }) => gtin === '')],
  ]
  return lacks.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}
