import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'
import { inOrder } from '@mainstreet/shared/rules/in-order'

/** A variation as things stand now; `left` is Infinity where stock is not tracked. */
export interface Saleable {
  itemId: number
  variationId: number
  name: string
  /** How it is called among its item's. */
  variation: string
  sku: string
  image: string | undefined
  price: Cents
  regularPrice: Cents
  left: number
  isDraft: boolean
  /** What a search looks at. */
  haystack: string
}

const nameOf = ({ title, variations }: MarketItem, { variation }: MarketVariation) =>
  variations.length > 1 ? `${title} – ${variation}` : title

/** What there is to sell of some items, in their order. */
export const saleablesOf = (items: readonly MarketItem[], timezone: string): Saleable[] => {
  const now = new Date()
  return items.flatMap((item) =>
    inOrder(item.variations).map((variation) => {
      const price = variationPrice(item, variation, { now, timezone })
      return {
        itemId: item.id,
        variationId: variation.id,
        name: nameOf(item, variation),
        variation: variation.variation,
        sku: variation.sku,
        image: variationImage(item, variation)?.url,
        price: price.cents,
        regularPrice: price.regularCents,
        left: available(item, variation),
        isDraft: item.status === 'draft',
        haystack: [item.title, variation.variation, variation.sku, item.category ?? '']
          .map(foldText)
          .join(' '),
      }
    }),
  )
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Those that hold every word of a search, by name. */
export const findSaleables = (saleables: readonly Saleable[], search: string): Saleable[] => {
  const needles = search.split(/\s+/).map(foldText).filter(Boolean)
  return saleables
    .filter(({ haystack }) => needles.every((needle) => haystack.includes(needle)))
    .sort((a, b) => names.compare(a.name, b.name))
}
