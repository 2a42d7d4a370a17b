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

/** A copy has what is true of the next one, too: not who it is, nor how it stands with it. */
const copyOf = (car: Car): CarWrite => ({
  ...Object.fromEntries(automotiveContract.writable.map((column) => [column, car[column]])),
  status: 'draft',
  sold: false,
  featured: false,
  vin: '',
  stockNo: '',
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
        const { id } = await create({ ...copyOf(car), customerId: car.customerId })
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
