import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { itemOffer } from '@mainstreet/shared/rules/items/item-offer'
import { insteadQuery } from '@mainstreet/shared/rules/items/shop'
import { Link } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale, useSiteWords } from '../../../kit/site/words/use-site-words'
import { Button } from '../../../kit/ui/button'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { webpOf } from '../../../kit/ui/webp-of'
import { useMoment } from '../../../kit/use-moment'
import styles from './empty-cart.module.css'

const mostIdeas = 3

const Idea = ({ item }: { item: MarketItem }) => {
  const path = usePath()
  const { from } = useSiteWords('shop')
  const locale = useLocale()
  const { timezone } = useShownSite().company
  const offer = itemOffer(item, { now: useMoment(), timezone })
  const image = item.images[0]?.url
  if (!offer || offer.soldOut) return null
  const { min, max } = offer
  return (
    <li>
      <Link className={styles.idea} to={path(pathTo(routes.item, item.id))}>
        <Picture src={image} webp={webpOf(image)} alt="" rounded />
        <span className={styles.name} lang={item.lang?.title}>
          {item.title}
        </span>
        <PriceTag
          price={min.cents}
          regular={min.regularCents}
          from={max.cents > min.cents ? from : undefined}
          locale={locale}
        />
      </Link>
    </li>
  )
}

/** An empty cart: the way back to the shop, and a few things that can be bought. */
export const EmptyCart = ({ onClose }: { onClose: () => void }) => {
  const words = useCheckoutWords('cart')
  const { rows = [] } = useList('market-items', insteadQuery)
  return (
    <div className={styles.empty} data-empty>
      <p role="status">{words.empty}</p>
      <Button onClick={onClose}>{words.keepShopping}</Button>
      {rows.length > 0 && (
        <ul className={styles.ideas} aria-label={words.ideas}>
          {rows.slice(0, mostIdeas).map((item) => (
            <Idea key={item.id} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}
