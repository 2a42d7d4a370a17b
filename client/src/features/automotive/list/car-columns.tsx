import type { Car } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import { Link } from 'react-router-dom'
import { Badge, type Tone } from '../../../kit/ui/badge'
import { Picture } from '../../../kit/ui/picture'
import { StarToggle } from '../../../kit/ui/star-toggle'
import type { Column } from '../../../kit/ui/table-columns'
import { thumbnailWebpOf } from '../../../kit/ui/webp-of'
import styles from './car-columns.module.css'
import { DashboardCarPrice } from './dashboard-car-price'
import { carState } from './use-car-list'
import type { ListWords } from './words'
import { Text } from '../../../kit/ui/text'

const tones: Record<ReturnType<typeof carState>, Tone> = { draft: 'neutral', sale: 'success', sold: 'info' }

/** How it stands with a car, as a mark. */
export const CarState = ({ car, words }: { car: Car; words: ListWords }) => {
  const state = carState(car)
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}

const CarCell = ({ car, words }: { car: Car; words: ListWords }) => {
  const image = carImages(car)[0]?.image
  return (
    <Link className={styles.link} to={pathTo(backOfficeRoutes.editCar, car.id)}>
      <span className={styles.thumbnail}>
        <Picture src={image} webp={thumbnailWebpOf(image)} alt="" ratio="4 / 3" rounded />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{carName(car)}</span>
        <Text size="sm" tone="muted" wrap="anywhere">
          {[car.trim, image ? '' : words.noImage].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </Link>
  )
}

interface ColumnsContext {
  words: ListWords
  number: (value: number) => string
  mark: (car: Car, change: { featured: boolean }) => void
}

/** The columns of the list of cars. */
export const carColumns = ({ words, number, mark }: ColumnsContext): Column<Car>[] => [
  {
    key: 'featured',
    header: words.site,
    about: words.siteAbout,
    align: 'center',
    onCard: 'details',
    width: '1%',
    cell: (car) => (
      <StarToggle
        label={words.featured(carName(car))}
        about={words.siteAbout}
        checked={car.featured}
        onChange={(featured) => mark(car, { featured })}
      />
    ),
  },
  { key: 'car', header: words.vehicle, onCard: 'name', cell: (car) => <CarCell car={car} words={words} /> },
  {
    key: 'stockNo',
    header: words.stockNo,
    hideBelow: 800,
    onCard: 'labelled',
    cell: ({ stockNo }) => stockNo || '–',
  },
  {
    key: 'mileage',
    header: words.mileage,
    align: 'end',
    hideBelow: 1000,
    cell: ({ mileage }) => (mileage === null ? '–' : words.kilometres(number(mileage))),
  },
  { key: 'state', header: words.state, onCard: 'line', cell: (car) => <CarState car={car} words={words} /> },
  {
    key: 'price',
    header: words.price,
    align: 'end',
    onCard: 'line',
    cell: (car) => <DashboardCarPrice car={car} />,
  },
]
