import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Link } from 'react-router-dom'
import { PriceTag } from '../../../kit/ui/price-tag'
import { useMoment } from '../../../kit/use-moment'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useLocale, useSiteWords } from '../../../kit/site/words/use-site-words'
import styles from '../../../kit/site/offer-card.module.css'
import { itemOffer, type ItemOffer } from '@mainstreet/shared/rules/items/item-offer'
import { CardPicture } from './cards/card-picture'
import { QuickAdd } from './quick-add'
import { useSaleEnd, useSaving } from './sale-note'
import { useCountItem } from './use-count-item'

/** The price of an item in a list: one, or from the lowest on. */
const ListPrice = ({ offer: { min, max } }: { offer: ItemOffer }) => {
  const words = useSiteWords('shop')
  const locale = useLocale()
  return (
    <PriceTag
      price={min.cents}
      regular={min.regularCents}
      from={max.cents > min.cents ? words.from : undefined}
      locale={locale}
    />
  )
}

/** On a card the badge says what is saved, where a sale takes something off. */
const ItemBadge = ({ item, offer }: { item: MarketItem; offer: ItemOffer }) => {
  const { soldOut } = useSiteWords('shop')
  const { badge } = useShopWords('sale')
  const saving = useSaving()(item, offer.min)
  if (offer.soldOut) return <span className={styles.badge}>{soldOut}</span>
  if (!offer.min.onSale) return null
  return (
    <span className={styles.badge} data-sale>
      {saving ?? badge}
    </span>
  )
}

type ItemCardProps = {
  item: MarketItem
  priority?: boolean
  level?: 2 | 3
  /** Built by what it stands in, whatever the preset's lists look like. */
  large?: boolean
}

/** What is said of a running sale below the price. */
const SaleLines = ({ item, offer }: { item: MarketItem; offer: ItemOffer }) => {
  const end = useSaleEnd()(item, offer.min)
  return (
    <>
      {offer.min.special && <p className={styles.special}>{offer.min.special}</p>}
      {end && <p className={styles.until}>{end}</p>}
    </>
  )
}

/** An item in a grid: picture, name and price; the whole card leads to the item, but for the button that buys it. */
export const ItemCard = ({ item, priority, level = 2, large }: ItemCardProps) => {
  const countClick = useCountItem(item.id, 'clicks')
  const path = usePath()
  const { timezone } = useShownSite().company
  const now = useMoment()
  const offer = itemOffer(item, { now, timezone })
  const Heading = `h${level}` as const
  return (
    <article
      className={`site-card ${styles.card}`}
      data-rows
      data-large={large || undefined}
      data-sold-out={offer?.soldOut || undefined}
      data-part={`item:${item.id}`}
    >
      <CardPicture images={item.images} priority={priority}>
        {offer && <ItemBadge item={item} offer={offer} />}
      </CardPicture>
      <div className={styles.words}>
        <Heading className={styles.title} lang={item.lang?.title}>
          <Link className={styles.link} to={path(pathTo(routes.item, item.id))} onClick={countClick}>
            {item.title}
          </Link>
        </Heading>
        {item.subTitle && (
          <p className={styles.subtitle} lang={item.lang?.subTitle}>
            {item.subTitle}
          </p>
        )}
      </div>
      <div className={styles.offer}>
        {offer && (
          <>
            <p className={styles.price}>
              <ListPrice offer={offer} />
            </p>
            <SaleLines item={item} offer={offer} />
          </>
        )}
      </div>
      <div className={styles.buy}>{offer?.soldOut === false && <QuickAdd item={item} wide={large} />}</div>
    </article>
  )
}
