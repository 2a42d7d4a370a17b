import type { Car } from '../../contracts/automotive'
import { toCents, type Cents } from '../money/money'

/** What a car costs, in integer cents. */
export interface CarOffer {
  cents: Cents
  /** The price before a special; shown struck where it is higher. */
  regularCents: Cents
}

/** The name a car goes by. */
export const carName = ({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`

/** A car by all that tells it from the others of a lot. */
export const fullCarName = (car: Pick<Car, 'year' | 'make' | 'model' | 'trim' | 'stockNo'>): string =>
  [[carName(car), car.trim.trim()].filter(Boolean).join(' '), car.stockNo.trim()].filter(Boolean).join(' · ')

/** The asked price: the special one before the usual one; undefined where neither is set, or is nothing. */
export const carOffer = ({
  price,
  specialPrice,
}: Pick<Car, 'price' | 'specialPrice'>): CarOffer | undefined => {
  const asked = specialPrice || price
  return asked ? { cents: toCents(asked), regularCents: toCents(price || asked) } : undefined
}

/** A car's pictures, the primary one first. */
export const carImages = ({ images }: Pick<Car, 'images'>): Car['images'] =>
  [...images].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.order - b.order)
