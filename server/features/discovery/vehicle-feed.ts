import type { Car } from '@mainstreet/shared/contracts/automotive'
import type { FeedGap } from '@mainstreet/shared/contracts/site/feeds'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { carImages, carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import type { CsvLine } from '@mainstreet/shared/rules/csv'
import { addressIn } from '@mainstreet/shared/rules/language'
import { fromCents } from '@mainstreet/shared/rules/money/money'
import { plainText } from '../../kit/text/plain-text'
import { pictureUrls } from '../site/linked-data/linked'
import type { FeedAsk } from './product-entries'

/** The columns that dealers' exchanges read by their names, in their usual order; a distance is in kilometres. */
const vehicleHead = [
  ...['dealer', 'stock', 'vin', 'condition', 'year', 'make', 'model', 'trim', 'body', 'exterior', 'mileage'],
  ...['mileage_unit', 'transmission', 'drive_type', 'cylinders', 'engine', 'price', 'special_price'],
  ...['currency', 'description', 'url', 'photos'],
] as const

const conditions: Record<Car['condition'], string> = { '': '', new: 'New', used: 'Used' }

const picturesOf = (car: Car, origin: string) =>
  pictureUrls(
    origin,
    carImages(car).map(({ image }) => image),
  )

const lineOf = (car: Car, { site, origin, locale }: FeedAsk): CsvLine => {
  const offer = carOffer(car)
  const isReduced = offer && offer.cents < offer.regularCents
  const cells: Record<(typeof vehicleHead)[number], string | number> = {
    dealer: site.company.name,
    stock: car.stockNo,
    vin: car.vin,
    condition: conditions[car.condition],
    year: car.year,
    make: car.make,
    model: car.model,
    trim: car.trim,
    body: car.body,
    exterior: car.color,
    mileage: car.mileage ?? '',
    mileage_unit: car.mileage === null ? '' : 'km',
    transmission: car.transmission,
    drive_type: car.drivetrain,
    cylinders: car.cylinder,
    engine: car.displacement,
    price: offer ? fromCents(offer.regularCents).toFixed(2) : '',
    special_price: isReduced ? fromCents(offer.cents).toFixed(2) : '',
    currency: 'CAD',
    description: plainText(car.description),
    url: addressIn(`${origin}${pathTo(routes.car, car.id)}`, locale, site.company.language),
    photos: picturesOf(car, origin).join('|'),
  }
  return vehicleHead.map((name) => cells[name])
}

/** What a vehicle lacks for the exchanges. */
export const vehicleGaps = (car: Car, { origin }: FeedAsk): FeedGap[] => {
  const lacks: [FeedGap, boolean][] = [
    ['picture', picturesOf(car, origin).length === 0],
    ['price', carOffer(car) === undefined],
    ['stockNo', car.stockNo.trim() === ''],
    ['vin', car.vin.trim() === ''],
    ['condition', car.condition === ''],
    ['mileage', car.mileage === null],
    ['description', plainText(car.description) === ''],
  ]
  return lacks.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}

/** The lot for the exchanges: a line for each vehicle that they would take. */
export const vehicleLines = (cars: readonly Car[], ask: FeedAsk): CsvLine[] => [
  vehicleHead,
  ...cars
    .filter((car) => carOffer(car) && picturesOf(car, ask.origin).length > 0)
    .map((car) => lineOf(car, ask)),
]
