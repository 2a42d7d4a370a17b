import type { Car } from '@mainstreet/shared/contracts/automotive'
import { useId } from 'react'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
import { groupDigits } from './car-offer'
import styles from './car-specs.module.css'

const columns = [
  'stockNo',
  'year',
  'make',
  'model',
  'trim',
  'color',
  'mileage',
  'transmission',
  'drivetrain',
  'cylinder',
  'displacement',
  'vin',
] as const

/** What is known of a car, line by line. */
export const CarSpecs = ({ car }: { car: Car }) => {
  const id = useId()
  const texts = usePlaceTexts('cars')
  const locale = useLocale()
  const valueOf = (column: (typeof columns)[number]) => {
    if (column !== 'mileage') return String(car[column])
    return car.mileage === null ? '' : texts.kilometres(groupDigits(car.mileage, locale))
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.specs}
      </h2>
      <table className={styles.specs} aria-labelledby={id}>
        <tbody>
          {columns.filter(valueOf).map((column) => (
            <tr key={column}>
              <th scope="row">{texts.spec[column]}</th>
              <td>{valueOf(column)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
