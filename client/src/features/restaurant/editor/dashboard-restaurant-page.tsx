import { menuSections, restaurantContract, type Dish } from '@mainstreet/shared/contracts/restaurant'
import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { CopyPlus, Plus, Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { PageActions } from '../../../kit/ui/page-actions'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Stack } from '../../../kit/ui/stack'
import { TabLinks, useTab } from '../../../kit/ui/tab-links'
import { CopyDayDialog } from './copy-day-dialog'
import { dayIdOf, useToday } from './menu-days'
import { MenuSection } from './menu-section'
import { menuWords } from './menu-words'
import { goToNewDish } from './new-dish-box'

type DayProps = { day: Weekday; isToday: boolean; dishes: readonly Dish[]; onRemove: (dish: Dish) => void }

/** The sections of one day. */
const DayEditor = ({ day, isToday, dishes, onRemove }: DayProps) => {
  const dayId = dayIdOf(day)
  const served = dishes.filter((dish) => dish.dayId === dayId)
  return (
    <Stack gap={6}>
      {menuSections.map(({ timeId }) => (
        <MenuSection
          // Each day has its own order under way.
          key={`${dayId} ${timeId}`}
          {...{ dayId, timeId, isToday, onRemove }}
          dishes={served.filter((dish) => dish.timeId === timeId)}
        />
      ))}
    </Stack>
  )
}

const useDishes = () => {
  const words = useWords(menuWords)
  const { rows, complete, error, refetch } = useAllRows('restaurant')
  const { hidden, removeWithUndo } = useUndoableRemoval('restaurant')
  const dishes = complete ? rows?.filter(({ id }) => !hidden.has(id)) : undefined
  const remove = (dish: Dish) => removeWithUndo(dish.id, words.removed(dish.name))
  return { dishes, error, refetch, remove }
}

const Tabs = ({ day, today, dishes }: { day: Weekday; today?: Weekday; dishes?: readonly Dish[] }) => {
  const words = useWords(menuWords)
  const count = (each: Weekday) => dishes?.filter(({ dayId }) => dayId === dayIdOf(each)).length
  const title = (each: Weekday) => (each === today ? `${words.day[each]} · ${words.today}` : words.day[each])
  return (
    <TabLinks
      label={words.days}
      current={day}
      tabs={weekdays.map((each) => ({ key: each, title: title(each), count: count(each) }))}
    />
  )
}

/** The menu of a restaurant, day by day: rows changed in place. */
export const DashboardRestaurantPage = () => {
  const words = useWords(menuWords)
  const today = useToday()
  const asked = useTab(['today', ...weekdays])
  const day = asked === 'today' ? today : asked
  const { dishes, error, refetch, remove } = useDishes()
  const [isCopying, setCopying] = useState(false)
  const mayAdd = useMay(restaurantContract, 'create')
  const hasDishes = Boolean(day && dishes?.some(({ dayId }) => dayId === dayIdOf(day)))
  return (
    <Page
      title={words.title}
      description={words.about}
      secondary={
        <PageActions
          actions={[
            {
              label: words.print,
              icon: <Printer />,
              to: `${backOfficeRoutes.printMenu}?part=${day ?? ''}`,
            },
            { label: words.card, icon: <QrCode />, to: backOfficeRoutes.tableCard },
            { label: words.copy, icon: <CopyPlus />, disabled: !hasDishes, onSelect: () => setCopying(true) },
          ]}
        />
      }
      action={
        mayAdd && (
          <Button variant="primary" icon={<Plus />} disabled={!dishes} onClick={goToNewDish}>
            {words.addDish}
          </Button>
        )
      }
    >
      {day && <Tabs {...{ day, today, dishes }} />}
      {!dishes && error && <ErrorState error={error} onRetry={refetch} />}
      {(!dishes || !day) && !error && <Skeleton lines={12} />}
      {dishes && day && <DayEditor {...{ day, dishes }} isToday={day === today} onRemove={remove} />}
      {isCopying && day && dishes && <CopyDayDialog {...{ day, dishes }} onClose={() => setCopying(false)} />}
    </Page>
  )
}
