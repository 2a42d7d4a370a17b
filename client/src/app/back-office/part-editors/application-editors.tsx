import { LoadedRow } from '../../../kit/data/loaded-row'
import { Skeleton } from '../../../kit/ui/skeleton'
import { CarEditor } from '../../../features/automotive/editor/car-editor'
import { EntryEditor } from '../../../features/calendar/editor/entry-editor'
import { DishEditor } from '../../../features/restaurant/editor/dish-editor'
import type { PartEditorProps } from '../../../features/design/parts/part-editor'

const Car = ({ id, onDone }: PartEditorProps) => (
  <LoadedRow path="automotive" id={id} placeholder={<Skeleton block lines={8} />}>
    {(car, refetch) => <CarEditor key={car.id} car={car} onImagesChanged={refetch} onDone={onDone} />}
  </LoadedRow>
)

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
