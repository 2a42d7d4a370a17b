import { useRow } from '../../../kit/data/data'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { ErrorState } from '../../../kit/ui/error-state'
import { Skeleton } from '../../../kit/ui/skeleton'
import { CarEditor } from '../../automotive/editor/car-editor'
import { EntryEditor } from '../../calendar/editor/entry-editor'
import { DishEditor } from '../../restaurant/editor/dish-editor'
import type { PartEditorProps } from './part-editors'

const Car = ({ id, onDone }: PartEditorProps) => {
  const { row: car, error, refetch } = useRow('automotive', id)
  if (car) return <CarEditor car={car} onImagesChanged={refetch} onDone={onDone} />
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={8} />
}

const Dish = ({ id }: PartEditorProps) => (
  <LoadedRow path="restaurant" id={id}>
    {(dish) => <DishEditor dish={dish} />}
  </LoadedRow>
)

/** The forms of what some businesses have beside their products. */
export const applicationEditors = {
  car: Car,
  dish: Dish,
  event: (props: PartEditorProps) => <EntryEditor path="events" {...props} />,
  funeral: (props: PartEditorProps) => <EntryEditor path="funerals" {...props} />,
}
