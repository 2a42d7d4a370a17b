import type { Car } from '@mainstreet/shared/contracts/automotive'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useRow } from '../../kit/data/data'
import { NothingFound } from '../../kit/site/catalogue'
import { SiteLink } from '../../kit/site/site-link'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { Picture } from '../../kit/ui/picture'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './car-comparison.module.css'
import { CarPrice } from './car-price'
import { specColumns, useSpec } from './car-specs'

const Head = ({ car }: { car: Car }) => {
  const image = carImages(car)[0]?.image
  return (
    <th scope="col">
      <Picture src={image} webp={webpOf(image)} alt="" ratio="4 / 3" rounded />
      <SiteLink link={pathTo(routes.car, car.id)} className={styles.name}>
        {carName(car)}
      </SiteLink>
    </th>
  )
}

/** What the name above already says. */
const inName: readonly string[] = ['year', 'make', 'model']

/** What a buyer decides by; no two cars share their colour, kilometres or numbers, which says nothing. */
const setsApart: readonly string[] = ['body', 'transmission', 'drivetrain', 'cylinder', 'displacement']

/** Numbers of the dealer and of the maker come last. */
const numbers = ['stockNo', 'vin'] as const

const isNumber = (column: string) => numbers.some((each) => each === column)

const columns = [...specColumns.filter((column) => !inName.includes(column) && !isNumber(column)), ...numbers]

const Table = ({ cars }: { cars: readonly [Car, Car] }) => {
  const words = usePlaceWords('cars')
  const spec = useSpec()
  const rows = columns
    .map((column) => ({ column, values: cars.map((car) => spec(car, column)) }))
    .filter(({ values }) => values.some(Boolean))
  return (
    <table className={styles.table} aria-label={words.compareTitle}>
      <thead>
        <tr>
          <td className={styles.note}>{words.differsNote}</td>
          <Head car={cars[0]} />
          <Head car={cars[1]} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.spec.price}</th>
          {cars.map((car) => (
            <td key={car.id}>
              <CarPrice car={car} />
            </td>
          ))}
        </tr>
        {rows.map(({ column, values }) => {
          const differs = values[0] !== values[1] && setsApart.includes(column)
          return (
            <tr key={column} data-differs={differs || undefined} data-number={isNumber(column) || undefined}>
              <th scope="row">
                {words.spec[column]}
                {differs && (
                  <>
                    <span aria-hidden="true"> ≠</span>
                    <VisuallyHidden>{`, ${words.differs}`}</VisuallyHidden>
                  </>
                )}
              </th>
              {cars.map((car, index) => (
                <td key={car.id}>{values[index] || '–'}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Two cars side by side, with what differs marked. */
export const CarComparison = ({ ids }: { ids: readonly number[] }) => {
  const { compareGone } = usePlaceWords('cars')
  const first = useRow('automotive', ids[0])
  const second = useRow('automotive', ids[1])
  if (first.row && second.row) return <Table cars={[first.row, second.row]} />
  if (first.error || second.error) return <NothingFound>{compareGone}</NothingFound>
  return <div className={styles.waiting} aria-busy="true" />
}
