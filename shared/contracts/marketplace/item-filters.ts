import { dollars, flag, oneOf, text } from '../../columns'

/** What comes before all else in a list: what can be bought, and of that, if asked for, what sold most of late. */
export const itemsFirst = ['available', 'bestSelling'] as const

/** Price now in dollars; whether it is on sale now, any can be bought, or is low in stock; words of name, category and one variation; which come first. */
export const itemFilters = {
  priceFrom: dollars,
  priceTo: dollars,
  onSale: flag,
  inStock: flag,
  lowStock: flag,
  words: text(120),
  first: oneOf(itemsFirst),
}
