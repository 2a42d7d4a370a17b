import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { useTexts } from '../../../kit/site/texts/use-texts'
import styles from './stock-hint.module.css'

/** How much of a variation is left, where it is worth saying. */
export const StockHint = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const texts = useTexts('shop')
  const left = available(item, variation)
  const low = left <= Math.max(item.stockWarning, 1)
  return (
    <p className={styles.stock} data-tone={left === 0 ? 'none' : low ? 'low' : 'good'}>
      {left === 0 ? texts.soldOut : low ? texts.left(left) : texts.inStock}
    </p>
  )
}
