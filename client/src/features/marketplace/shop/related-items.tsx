import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { besidesQuery, relatedOf, relatedQuery } from '@mainstreet/shared/rules/items/shop'
import { useId } from 'react'
import { useList } from '../../../kit/data/data'
import { CardGrid } from '../../../kit/site/catalogue'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { ItemCard } from './item-card'
import styles from './related-items.module.css'

/** Other items of the same category, then of others, those first that can be bought. */
export const RelatedItems = ({ item }: { item: MarketItem }) => {
  const words = useShopWords('item')
  const id = useId()
  const related = useList('market-items', relatedQuery(item)).rows ?? []
  const besides = useList('market-items', besidesQuery(item)).rows ?? []
  const items = relatedOf(related, besides)
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
