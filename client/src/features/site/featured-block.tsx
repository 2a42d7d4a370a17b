import { pathTo, routes } from '@mainstreet/shared/routes'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import type { Featured } from '@mainstreet/shared/contracts/site/site'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import type { ReactNode } from 'react'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { CarPrice } from '../automotive/car-price'
import { ItemCard } from '../marketplace/shop/item-card'
import card from '../../kit/site/offer-card.module.css'
import styles from './featured-block.module.css'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useLocale, useTexts } from '../../kit/site/texts/use-texts'
import { useFeatured } from './use-featured'

type PlainCardProps = {
  link: string
  title: string
  lang?: string
  price: ReactNode
  image: string | undefined
  ratio?: string
}

const PlainCard = ({ link, title, lang, price, image, ratio }: PlainCardProps) => (
  <article className={`site-card ${card.card}`}>
    <div className={card.picture}>
      <Picture src={image} webp={webpOf(image)} alt="" ratio={ratio} />
    </div>
    <div className={card.words}>
      <h3 className={card.title} lang={lang}>
        <SiteLink link={link} className={card.link}>
          {title}
        </SiteLink>
      </h3>
      {price && <p className={card.price}>{price}</p>}
    </div>
  </article>
)

const FeaturedCard = ({ entry }: { entry: Featured }) => {
  const locale = useLocale()
  if (entry.type === 'marketplace') return <ItemCard item={entry.item} level={3} />
  if (entry.type === 'restaurant') {
    const { name, cost, image } = entry.item
    const price = cost === null ? null : formatMoney(toCents(cost), locale)
    return (
      <PlainCard link={routes.menu} title={name} lang={entry.item.lang?.name} price={price} image={image} />
    )
  }
  const car = entry.item
  return (
    <PlainCard
      link={pathTo(routes.car, car.id)}
      title={carName(car)}
      price={<CarPrice car={car} />}
      image={carImages(car)[0]?.image}
    />
  )
}

/** Things the business wants seen first. */
export const FeaturedBlock = () => {
  const featured = useFeatured()
  return (
    <ul className={styles.grid} data-count={Math.min(featured.length, 5)} data-visit="featuredItem">
      {featured.map((entry) => (
        <li key={`${entry.type} ${entry.item.id}`} className={styles.cell}>
          <FeaturedCard entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** The link from the featured things to all of them. */
export const SeeAll = () => {
  const texts = useTexts('home')
  const { featured } = useShownSite()
  const places = { marketplace: routes.shop, restaurant: routes.menu, automotive: routes.cars }
  const types = new Set(featured.map(({ type }) => type))
  const [type] = types
  if (!type || types.size > 1) return null
  return (
    <SiteLink link={places[type]} className={styles.all}>
      {texts.seeAll}
    </SiteLink>
  )
}
