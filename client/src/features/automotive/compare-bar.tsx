import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useRow } from '../../kit/data/data'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { Button } from '../../kit/ui/button'
import styles from './public-automotive-page.module.css'
import type { CarView } from './use-car-view'

/** What is chosen to be compared, at the foot of the list. */
export const CompareBar = ({ view }: { view: CarView }) => {
  const words = usePlaceWords('cars')
  const { compared, set } = view
  const first = useRow('automotive', compared[0]).row
  const second = useRow('automotive', compared[1]).row
  if (!first) return null
  return (
    <div className={styles.compare}>
      <p role="status">
        {second ? words.compareTwo(carName(first), carName(second)) : words.compareOne(carName(first))}
      </p>
      <Button onClick={() => set({ compare: '', view: '' })}>{words.compareClear}</Button>
      {second && (
        <Button variant="primary" onClick={() => set({ view: 'compare' })}>
          {words.compare}
        </Button>
      )}
    </div>
  )
}
