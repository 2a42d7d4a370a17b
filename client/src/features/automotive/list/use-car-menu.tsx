import type { Car } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import { CircleCheck, Copy, ExternalLink, Eye, EyeOff, Pencil, Star, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import type { MenuItem } from '../../../kit/ui/dropdown-menu'
import { useCarWrites } from './use-car-writes'
import { listWords } from './words'

/** Opens a car as visitors see it. */
export const useViewCar = () => {
  const customerId = useCustomerId()
  return useCallback(
    ({ id }: Pick<Car, 'id'>) =>
      void window.open(`${pathTo(routes.car, id)}?previewId=${customerId}`, '_blank', 'noopener'),
    [customerId],
  )
}

/** What can be done with a car of the list. */
export const useCarMenu = (onDelete: (car: Car) => void) => {
  const words = useWords(listWords)
  const navigate = useNavigate()
  const view = useViewCar()
  const { mark, duplicate } = useCarWrites()
  return useCallback(
    (car: Car): readonly MenuItem[] => [
      {
        label: words.edit,
        icon: <Pencil />,
        onSelect: () => void navigate(pathTo(backOfficeRoutes.editCar, car.id)),
      },
      ...(car.status === 'public'
        ? [
            {
              label: words.viewOnSite,
              icon: <ExternalLink />,
              onSelect: () => view(car),
            },
          ]
        : []),
      {
        label: car.sold ? words.markForSale : words.markSold,
        icon: <CircleCheck />,
        onSelect: () => mark(car, { sold: !car.sold }),
      },
      {
        label: car.status === 'draft' ? words.publish : words.hide,
        icon: car.status === 'draft' ? <Eye /> : <EyeOff />,
        onSelect: () => mark(car, { status: car.status === 'draft' ? 'public' : 'draft' }),
      },
      {
        label: car.featured ? words.unfeature : words.feature,
        icon: <Star />,
        onSelect: () => mark(car, { featured: !car.featured }),
      },
      { label: words.duplicate, icon: <Copy />, onSelect: () => void duplicate(car) },
      'separator',
      { label: words.delete, icon: <Trash2 />, danger: true, onSelect: () => onDelete(car) },
    ],
    [words, navigate, view, mark, duplicate, onDelete],
  )
}
