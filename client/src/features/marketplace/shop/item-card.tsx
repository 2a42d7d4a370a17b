import { pathTo, routes } from '@mainstreet/shared/routes'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { Link } from 'react-router-dom'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { useMoment } from '../../../kit/use-moment'
import { webpOf } from '../../../kit/ui/webp-of'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useLocale, useTexts } from '../../../kit/site/texts/use-texts'
import styles from '../../../kit/site/offer-card.module.css'
import { itemOffer } from '@mainstreet/shared/rules/item-offer'
import { useCountClick } from '../editor/use-item-stats'

/** The price of an item in a list: one, or from the lowest on. */
const ListPrice = ({ item, now }: { item: MarketItem; now: Date }) => {
  const texts = useTexts('shop')
  const locale = useLocale()
  const { timezone } = useShownSite().company
  const offer = itemOffer(item, { now, timezone })
  if (!offer) return null
  const { min, max } = offer
  return (
    <PriceTag
      price={min.cents}
      regular={min.regularCents}
      from={max.cents > min.cents ? texts.from : undefined}
      locale={locale}
    />
  )
}

const ItemBadges = ({ item, now }: { item: MarketItem; now: Date }) => {
  const texts = useTexts('shop')
  const { timezone } = useShownSite().company
  const offer = itemOffer(item, { now, timezone })
  if (offer?.soldOut) return <span className={styles.badge}>{texts.soldOut}</span>
  if (!offer?.min.onSale) return null
  return (
    <span className={styles.badge} data-sale>
      {texts.saleBadge}
    </span>
  )
}

type ItemCardProps = { item: MarketItem; priority?: boolean; level?: 2 | 3 }

/** An item in a grid: picture, name and price; the whole card leads to the item. */
export const ItemCard = ({ item, priority, level = 2 }: ItemCardProps) => {
  const countClick = useCountClick()
  const path = usePath()
  const { timezone } = useShownSite().company
  const now = useMoment()
  const image = item.images[0]?.url
  const offer = itemOffer(item, { now, timezone })
  const Heading = `h${level}` as const
  return (
    <article className={`site-card ${styles.card}`} data-sold-out={offer?.soldOut || undefined}>
      <div className={styles.picture}>
        <Picture
          src={image}
          webp={webpOf(image)}
          alt=""
          sizes="(min-width: 1100px) 18rem, (min-width: 600px) 33vw, 50vw"
          priority={priority}
        />
        <ItemBadges item={item} now={now} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link
            className={styles.link}
            to={path(pathTo(routes.item, item.id))}
            onClick={() => countClick(item.id)}
          >
            {item.title}
          </Link>
        </Heading>
        {item.subTitle && <p className={styles.subtitle}>{item.subTitle}</p>}
        <p className={styles.price}>
          <ListPrice item={item} now={now} />
        </p>
        {offer?.min.special && <p className={styles.special}>{offer.min.special}</p>}
      </div>
    </article>
  )
}
