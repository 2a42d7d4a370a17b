import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { CircleCheck, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemove } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { ChosenRows, useChosenRows, type Chosen } from '../../../kit/ui/chosen-rows'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { useCarWrites } from './use-car-writes'
import { listWords, type ListWords } from './words'

const labelOf = (words: ListWords, car: Car) => words.chooseOne(carName(car))

/** The cars that are ticked in the list. */
export const useChosenCars = () => useChosenRows(useWords(listWords), labelOf)

type ChosenCarsProps = {
  rows: readonly Car[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

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
export const ChosenCars = ({ rows, chosen, onChoose }: ChosenCarsProps) => (
  <ChosenRows {...{ rows, chosen, onChoose }}>
    {(cars) => <Actions cars={cars} onDone={() => onChoose(new Set())} />}
  </ChosenRows>
)
