import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import type { Car, CarWrite } from '@mainstreet/shared/contracts/automotive'
import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { listWords } from './words'

const ofOneCar = 'says which car it is'
const ownState = 'how it stands with the other one'

/** What is true of the next car, too: not who it is, nor how it stands with it. */
const copied = columnsOf(automotiveContract, {
  without: { vin: ofOneCar, stockNo: ofOneCar, status: ownState, sold: ownState, featured: ownState },
})

/** A new car like another one, a draft. */
export const copyOfCar = (car: Car): CarWrite => ({
  ...pickColumns(car, copied),
  customerId: car.customerId,
  status: 'draft',
})

/** Marks that show at once and go back when they are refused, and copies. */
export const useCarWrites = () => {
  const words = useWords(listWords)
  const navigate = useNavigate()
  const { patch, create, busy } = useSave('automotive')
  const mark = useCallback(
    (car: Car, change: CarWrite) =>
      void patch(car.id, change, { optimistic: true }).catch((error: unknown) =>
        toast.error(words.notChanged(carName(car)), error),
      ),
    [patch, words],
  )
  const duplicate = useCallback(
    async (car: Car) => {
      try {
        const { id } = await create(copyOfCar(car))
        toast.info(words.duplicated)
        await navigate(pathTo(backOfficeRoutes.editCar, id))
      } catch (error) {
        toast.error(words.notAdded, error)
      }
    },
    [create, navigate, words],
  )
  return { mark, duplicate, busy }
}
