import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import type { ReactNode } from 'react'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import card from '../../kit/site/offer-card.module.css'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { keySpecs, useSpec } from './car-specs'
import { useCarPayment } from './use-car-payment'
import { CarPrice } from './car-price'

/** What else one asks first about a car. */
const useFacts = (car: Car) => {
  const spec = useSpec()
  // A line ends with a dot and never begins with one.
  return keySpecs
    .map((column) => (column === 'cylinder' && car.cylinder ? `${car.cylinder} cyl.` : spec(car, column)))
    .filter(Boolean)
    .join('\u00a0· ')
}

type CarCardProps = { car: Car; priority?: boolean; children?: ReactNode }

/** A car in a grid: its picture first, then name, what it is, price and payment; the whole card leads to the car, but for what else can be done with it. */
export const CarCard = ({ car, priority, children }: CarCardProps) => {
  const { sold } = useSiteWords('home')
  const facts = useFacts(car)
  const payment = useCarPayment(car)
  const image = carImages(car)[0]?.image
  return (
    <article
      className={`site-card ${card.card}`}
      data-part={`car:${car.id}`}
      data-large
      data-sold-out={car.sold || undefined}
    >
      <div className={card.picture}>
        <Picture src={image} webp={webpOf(image)} alt="" ratio="4 / 3" priority={priority} />
        {car.sold && <span className={card.badge}>{sold}</span>}
      </div>
      <div className={card.words}>
        <h2 className={card.title}>
          <SiteLink link={pathTo(routes.car, car.id)} className={card.link}>
            {carName(car)}
          </SiteLink>
        </h2>
        {car.trim && <p className={card.subtitle}>{car.trim}</p>}
        {facts && <p className={card.subtitle}>{facts}</p>}
        {!car.sold && (
          <p className={card.price}>
            <CarPrice car={car} />
          </p>
        )}
        {payment && <p className={card.subtitle}>{payment}</p>}
      </div>
      {children}
    </article>
  )
}
