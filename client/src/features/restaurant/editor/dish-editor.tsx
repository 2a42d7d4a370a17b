import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { DishRow } from './dish-row'
import { dayIdOf, useToday } from './menu-days'

/** A dish by itself, beside something else: all that its row of the menu has, but for what concerns the others. */
export const DishEditor = ({ dish }: { dish: Dish }) => {
  const today = useToday()
  return <DishRow dish={dish} opened isToday={today !== undefined && dish.dayId === dayIdOf(today)} />
}
