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
import { SiteLink } from '../../kit/site/site-link'
import { useLocale } from '../../kit/site/words/use-site-words'

type PlainCardProps = {
  link: string
  title: string
  lang?: string
  price: ReactNode
  image: string | undefined
  level: 2 | 3
}

const PlainCard = ({ link, title, lang, price, image, level }: PlainCardProps) => {
  const Heading = `h${level}` as const
  return (
    <article className={`site-card ${card.card}`} data-large>
      <div className={card.picture}>
        <Picture src={image} webp={webpOf(image)} alt="" />
      </div>
      <div className={card.words}>
        <Heading className={card.title} lang={lang}>
          <SiteLink link={link} className={card.link}>
            {title}
          </SiteLink>
        </Heading>
        {price && <p className={card.price}>{price}</p>}
      </div>
    </article>
  )
}

/** A featured item, dish or car. */
export const FeaturedCard = ({ entry, level = 3 }: { entry: Featured; level?: 2 | 3 }) => {
  const locale = useLocale()
  if (entry.type === 'marketplace') return <ItemCard item={entry.item} level={level} large />
  if (entry.type === 'restaurant') {
    const { name, cost, image } = entry.item
    const price = cost === null ? null : formatMoney(toCents(cost), locale)
    return (
      <PlainCard
        link={routes.menu}
        title={name}
        lang={entry.item.lang?.name}
        price={price}
        image={image}
        level={level}
      />
    )
  }
  const car = entry.item
  return (
    <PlainCard
      link={pathTo(routes.car, car.id)}
      title={carName(car)}
      price={<CarPrice car={car} />}
      image={carImages(car)[0]?.image}
      level={level}
    />
  )
}
