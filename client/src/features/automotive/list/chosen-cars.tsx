import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/car-offer'
import { CircleCheck, Star, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRemove } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import type { RowChoice } from '../../../kit/ui/table-columns'
import styles from './car-columns.module.css'
import { useCarWrites } from './use-car-writes'
import { listWords } from './words'

type Chosen = ReadonlySet<string | number>

/** The cars that are ticked in the list. */
export const useChosenCars = () => {
  const words = useWords(listWords)
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const choice = useMemo(
    (): RowChoice<Car> => ({
      chosen,
      header: words.choose,
      label: (car) => words.chooseOne(carName(car)),
      onChoose: ({ id }, isChosen) =>
        setChosen((had) => new Set(isChosen ? [...had, id] : [...had].filter((each) => each !== id))),
    }),
    [chosen, words],
  )
  return { chosen, setChosen, choice }
}

type ChosenCarsProps = { rows: readonly Car[]; chosen: Chosen; onChoose: (chosen: Chosen) => void }

const Actions = ({ cars, onDone }: { cars: readonly Car[]; onDone: () => void }) => {
  const words = useWords(listWords)
  const { number } = useFormats()
  const { mark } = useCarWrites()
  const { remove } = useRemove('automotive')
  const [asking, setAsking] = useState(false)
  const isSold = cars.every(({ sold }) => sold)
  const isFeatured = cars.every(({ featured }) => featured)
  return (
    <>
      <span role="status">{words.chosen(number(cars.length))}</span>
      <Button icon={<CircleCheck />} onClick={() => cars.forEach((car) => mark(car, { sold: !isSold }))}>
        {isSold ? words.markForSale : words.markSold}
      </Button>
      <Button icon={<Star />} onClick={() => cars.forEach((car) => mark(car, { featured: !isFeatured }))}>
        {isFeatured ? words.unfeature : words.feature}
      </Button>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          for (const { id } of cars) await remove(id)
          onDone()
        }}
        title={words.deleteTitle(number(cars.length))}
        confirm={words.delete}
        danger
      >
        {words.deleteText}
      </ConfirmDialog>
    </>
  )
}

/** Ticks all cars of the page at once, and does something with those that are ticked. */
export const ChosenCars = ({ rows, chosen, onChoose }: ChosenCarsProps) => {
  const words = useWords(listWords)
  if (rows.length === 0) return null
  // What has left the page since is not changed unseen.
  const cars = rows.filter(({ id }) => chosen.has(id))
  const isAll = cars.length === rows.length
  return (
    <div className={styles.chosen}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = cars.length > 0 && !isAll
          }}
          onChange={({ target }) => onChoose(new Set(target.checked ? rows.map(({ id }) => id) : []))}
        />
        {words.chooseAll(rows.length)}
      </label>
      {cars.length > 0 && <Actions cars={cars} onDone={() => onChoose(new Set())} />}
    </div>
  )
}
