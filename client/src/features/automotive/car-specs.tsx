import type { Car } from '@mainstreet/shared/contracts/automotive'
import { bodyName } from '@mainstreet/shared/rules/cars/car-lists'
import { useId } from 'react'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { groupDigits } from './car-offer'
import styles from './car-specs.module.css'

/** What is known of a car, in the order in which it is listed. */
export const specColumns = [
  'stockNo',
  'year',
  'make',
  'model',
  'trim',
  'body',
  'color',
  'mileage',
  'transmission',
  'drivetrain',
  'cylinder',
  'displacement',
  'vin',
] as const

/** What of it is asked first. */
export const keySpecs = ['mileage', 'transmission', 'drivetrain', 'body', 'color', 'cylinder'] as const

/** A column of a car as visitors read it; empty where nothing is known. */
export const useSpec = () => {
  const words = usePlaceWords('cars')
  const locale = useLocale()
  return (car: Car, column: (typeof specColumns)[number]): string => {
    if (column === 'body') return bodyName(car.body, locale)
    if (column !== 'mileage') return String(car[column])
    return car.mileage === null ? '' : words.kilometres(groupDigits(car.mileage, locale))
  }
}

/** What is asked first of a car, at one look. */
export const KeySpecs = ({ car }: { car: Car }) => {
  const words = usePlaceWords('cars')
  const spec = useSpec()
  const known = keySpecs.filter((column) => spec(car, column))
  if (known.length === 0) return null
  return (
    <dl className={styles.key}>
      {known.map((column) => (
        <div key={column}>
          <dt>{words.spec[column]}</dt>
          <dd>{spec(car, column)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is known of a car, line by line. */
export const CarSpecs = ({ car }: { car: Car }) => {
  const id = useId()
  const words = usePlaceWords('cars')
  const spec = useSpec()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.specs}
      </h2>
      <table className={styles.specs} aria-labelledby={id}>
        <tbody>
          {specColumns
            .filter((column) => spec(car, column))
            .map((column) => (
              <tr key={column}>
                <th scope="row">{words.spec[column]}</th>
                <td>{spec(car, column)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
