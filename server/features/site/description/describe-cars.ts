import { pathTo, routes } from '@mainstreet/shared/routes'
import { carListQuery } from '@mainstreet/shared/rules/cars/car-query'
import { carImages, carName, carOffer } from '@mainstreet/shared/rules/cars/car-offer'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { hasRole } from '@mainstreet/shared/has-role'
import { plainText } from '../../../kit/text/plain-text'
import { carData } from '../linked-data/car-data'
import { absoluteUrl } from '../linked-data/linked'
import { listData } from '../linked-data/list-data'
import { decimalText } from '../linked-data/product-data'
import { readPage, readRow } from '../read-rows'
import { rowId } from '../row-id'
import { withSiteName, type Asked, type Describe } from './page-facts'

const maxListed = 24

const breadcrumbsTo = ({ words }: Asked) => [
  { name: words.home, path: routes.home },
  { name: words.cars, path: routes.cars },
]

/** The cars of a dealer. */
export const describeCars: Describe = async (asked) => {
  const { site, words, reads } = asked
  const { name, address } = site.company
  const { total, data } = await readPage(reads, 'automotive', carListQuery({}))
  if (total === 0 && !hasRole(site, 'Automotive')) return { notFound: words.notFound }
  const forSale = data.filter(({ sold }) => !sold)
  const { total: offered } = await readPage(reads, 'automotive', { sold: false, $limit: 0 })
  const entries = forSale
    .slice(0, maxListed)
    .map((car) => ({ name: carName(car), path: pathTo(routes.car, car.id) }))
  return {
    title: withSiteName(words.cars, asked),
    description: words.about.cars(name, address.city),
    breadcrumbs: breadcrumbsTo(asked),
    linked: listData(asked, { name: words.cars, total: offered, entries }),
    hidden: total === 0,
  }
}

/** One car, at either of its addresses. */
export const describeCar: Describe = async (asked) => {
  const { site, words, reads, origin, locale, parts } = asked
  const id = rowId(parts[0])
  const car = id === undefined ? undefined : await readRow(reads, 'automotive', id)
  if (!car) return { notFound: words.notFoundCar }
  const name = carName(car)
  const offer = carOffer(car)
  const price = offer ? formatMoney(offer.cents, locale) : ''
  const [picture] = carImages(car)
  const url = picture && absoluteUrl(origin, picture.image)
  return {
    title: car.metaTitle || withSiteName(name, asked),
    description:
      car.metaDescription || plainText(car.description) || words.about.car(name, site.company.name, price),
    breadcrumbs: [...breadcrumbsTo(asked), { name, path: pathTo(routes.car, car.id) }],
    type: 'product',
    price: offer && decimalText(offer.cents),
    image: url ? { url, alt: name } : undefined,
    linked: [carData(car, asked)],
  }
}
