import type { Car } from '@mainstreet/shared/contracts/automotive'
import { bodyName } from '@mainstreet/shared/rules/cars/car-lists'
import { useId } from 'react'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
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

/** A column of a car as visitors read it; empty where nothing is known. */
export const useSpec = () => {
  const texts = usePlaceTexts('cars')
  const locale = useLocale()
  return (car: Car, column: (typeof specColumns)[number]): string => {
    if (column === 'body') return bodyName(car.body, locale)
    if (column !== 'mileage') return String(car[column])
    return car.mileage === null ? '' : texts.kilometres(groupDigits(car.mileage, locale))
  }
}

/** What is known of a car, line by line. */
export const CarSpecs = ({ car }: { car: Car }) => {
  const id = useId()
  const texts = usePlaceTexts('cars')
  const spec = useSpec()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.specs}
      </h2>
      <table className={styles.specs} aria-labelledby={id}>
        <tbody>
          {specColumns
            .filter((column) => spec(car, column))
            .map((column) => (
              <tr key={column}>
                <th scope="row">{texts.spec[column]}</th>
                <td>{spec(car, column)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
