import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import styles from './stock-hint.module.css'

/** How much of a variation is left, where it is worth saying. */
export const StockHint = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const words = useSiteWords('shop')
  const left = available(item, variation)
  const low = left <= Math.max(item.stockWarning, 1)
  return (
    <p className={styles.stock} data-tone={left === 0 ? 'none' : low ? 'low' : 'good'}>
      {left === 0 ? words.soldOut : low ? words.left(left) : words.inStock}
    </p>
  )
}
