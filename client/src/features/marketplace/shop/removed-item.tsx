import { insteadQuery } from '@mainstreet/shared/rules/items/shop'
import { routes } from '@mainstreet/shared/routes'
import { useId } from 'react'
import { useList } from '../../../kit/data/data'
import { CardGrid } from '../../../kit/site/catalogue'
import { SiteNotFoundPage } from '../../../kit/site/not-found-page'
import { RemovedPage } from '../../../kit/site/removed-page'
import { SearchShop } from '../../../kit/site/search-shop'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { ItemCard } from './item-card'
import styles from './removed-item.module.css'
import { useHasNoShop } from './use-has-no-shop'

/** Something else of the shop, for who came for what is gone. */
const Instead = () => {
  const { instead } = useShopWords('item')
  const id = useId()
  const { rows = [] } = useList('market-items', insteadQuery)
  return (
    <>
      <SearchShop />
      {rows.length > 0 && (
        <section className={styles.instead} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {instead}
          </h2>
          <CardGrid>
            {rows.map((item) => (
              <ItemCard key={item.id} item={item} level={3} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}

/** The page of an item that is not, or no longer, available; who has no shop sends nobody there. */
export const RemovedItem = () => {
  const shop = useSiteWords('shop')
  if (useHasNoShop()) return <SiteNotFoundPage title={shop.removedTitle} />
  return (
    <RemovedPage words={shop} to={routes.shop}>
      <Instead />
    </RemovedPage>
  )
}
