import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carImages, carName, carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { plainText } from '../../../kit/text/plain-text'
import type { LinkedData, PageAsk } from '../description/page-description'
import { businessName } from './business-data'
import { linked, pictureUrls } from './linked'
import { decimalText } from './product-data'

type Ask = Pick<PageAsk, 'site' | 'origin'>

const offerOf = (car: Car, ask: Ask): LinkedData | undefined => {
  const offer = carOffer(car)
  // A car without a price is asked for by telephone: an offer without one would be no offer.
  if (!offer) return undefined
  return linked('Offer', {
    price: decimalText(offer.cents),
    priceCurrency: 'CAD',
    availability: car.sold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: `${ask.origin}/automotive/${car.id}`,
    seller: businessName(ask),
  })
}

const engineOf = ({ cylinder, displacement }: Car): LinkedData | undefined => {
  const name = [displacement, cylinder].filter(Boolean).join(', ')
  return name ? linked('EngineSpecification', { name }) : undefined
}

/** A car for sale. */
export const carData = (car: Car, ask: Ask): LinkedData =>
  linked('Car', {
    name: carName(car),
    description: plainText(car.description),
    image: pictureUrls(
      ask.origin,
      carImages(car).map(({ image }) => image),
    ),
    url: `${ask.origin}/automotive/${car.id}`,
    brand: linked('Brand', { name: car.make }),
    model: car.model,
    vehicleConfiguration: car.trim,
    vehicleModelDate: String(car.year),
    vehicleIdentificationNumber: car.vin,
    sku: car.stockNo,
    bodyType: car.body,
    color: car.color,
    mileageFromOdometer:
      car.mileage === null ? undefined : linked('QuantitativeValue', { value: car.mileage, unitCode: 'KMT' }),
    vehicleTransmission: car.transmission,
    driveWheelConfiguration: car.drivetrain,
    vehicleEngine: engineOf(car),
    offers: offerOf(car, ask),
  })
