import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { useRowOrder } from '../../../kit/data/lists/use-row-order'
import { SortableList } from '../../../kit/drag/sortable-list'
import { useWords } from '../../../kit/language/bilingual'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { DishRow } from './dish-row'
import styles from './menu-section.module.css'
import { menuWords } from './menu-words'
import { NewDish } from './new-dish'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'

type MenuSectionProps = {
  dayId: number
  timeId: 1 | 2 | 3 | 4 | 5
  dishes: readonly Dish[]
  isToday: boolean
  onRemove: (dish: Dish) => void
}

/** A section of a day: its dishes in their order, and the line that makes more. */
export const MenuSection = ({ dayId, timeId, dishes, isToday, onRemove }: MenuSectionProps) => {
  const words = useWords(menuWords)
  const section = words.sections[timeId]
  const { shown, reorder } = useRowOrder({
    type: 'restaurant',
    rows: dishes,
    orderOf: ({ order }) => order,
    refusal: words.orderRefused,
  })
  const { container, leave } = useFocusAfterRemoval(shown.length)
  const remove = (dish: Dish) => {
    leave(shown.findIndex(({ id }) => id === dish.id))
    onRemove(dish)
  }
  return (
    <Stack as="section" gap={3} aria-label={section}>
      <Text as="h2" size="lg">
        {section} {shown.length > 0 && <span className={styles.count}>{shown.length}</span>}
      </Text>
      <div ref={container} tabIndex={-1}>
        {shown.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          <SortableList
            label={words.sectionDishes(section)}
            items={shown}
            getId={({ id }) => id}
            getName={({ name }) => name}
            onReorder={reorder}
            renderItem={(dish, { handle }) => (
              <DishRow {...{ dish, handle, isToday }} onRemove={() => remove(dish)} />
            )}
          />
        )}
      </div>
      <NewDish {...{ dayId, timeId, section }} />
    </Stack>
  )
}
