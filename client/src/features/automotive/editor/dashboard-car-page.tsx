import type { Car } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useRow } from '../../../kit/data/data'
import { useRemove } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import type { PageAction } from '../../../kit/ui/page-actions'
import { Skeleton } from '../../../kit/ui/skeleton'
import { CarState } from '../list/car-columns'
import { useViewCar } from '../list/use-car-menu'
import { useCarWrites } from '../list/use-car-writes'
import { listWords } from '../list/words'
import { CarEditor } from './car-editor'
import { editorWords } from './words'

const useActions = (car: Car, onDelete: () => void): PageAction[] => {
  const words = useWords(listWords)
  const { duplicate, busy } = useCarWrites()
  const view = useViewCar()
  return [
    {
      label: words.viewOnSite,
      icon: <ExternalLink />,
      disabled: car.status === 'draft',
      onSelect: () => view(car),
    },
    { label: words.duplicate, icon: <Copy />, loading: busy, onSelect: () => void duplicate(car) },
    { label: words.delete, icon: <Trash2 />, onSelect: onDelete },
  ]
}

type LoadedProps = { car: Car; isGone: boolean; refetch: () => void }

const Loaded = ({ car, isGone, refetch }: LoadedProps) => {
  const words = useWords(editorWords)
  const ofList = useWords(listWords)
  const navigate = useNavigate()
  const { remove } = useRemove('automotive')
  const [asking, setAsking] = useState(false)
  return (
    <Page
      title={carName(car)}
      back={{ to: backOfficeRoutes.cars, label: words.vehicles }}
      badge={<CarState car={car} words={ofList} />}
      secondary={useActions(car, () => setAsking(true))}
    >
      {isGone && (
        <Notice tone="warning" title={words.deletedElsewhere}>
          {words.cannotBeSaved}
        </Notice>
      )}
      <CarEditor key={car.id} car={car} onImagesChanged={refetch} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await remove(car.id)
          await navigate(backOfficeRoutes.cars)
        }}
        title={words.deleteTitle}
        confirm={words.delete}
        danger
      >
        {words.deleteText(carName(car))}
      </ConfirmDialog>
    </Page>
  )
}

export const DashboardCarPage = () => {
  const words = useWords(editorWords)
  const { id = '' } = useParams()
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
  const { row: car, error, refetch } = useRow('automotive', number)
  const isMissing = number === undefined || error?.code === 404
  if (car) return <Loaded car={car} isGone={isMissing} refetch={refetch} />
  return (
    <Page title={words.vehicle} back={{ to: backOfficeRoutes.cars, label: words.vehicles }}>
      {isMissing ? (
        <ErrorState title={words.noCar} error={words.deletedPerhaps} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton block lines={8} />
      )}
    </Page>
  )
}
