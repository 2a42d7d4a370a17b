import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { relatedQuery } from '@mainstreet/shared/rules/items/shop'
import { useId } from 'react'
import { useList } from '../../../kit/data/data'
import { CardGrid } from '../../../kit/site/catalogue'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { ItemCard } from './item-card'
import styles from './related-items.module.css'

/** Other items of the same category, those first that can be bought. */
export const RelatedItems = ({ item }: { item: MarketItem }) => {
  const words = useShopWords('item')
  const id = useId()
  const items = useList('market-items', relatedQuery(item)).rows ?? []
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.related}
      </h2>
      <CardGrid>
        {items.map((each) => (
          <ItemCard key={each.id} item={each} level={3} />
        ))}
      </CardGrid>
    </section>
  )
}
