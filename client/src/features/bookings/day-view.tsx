import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useAddressParams } from '../../kit/use-address-params'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { IconButton } from '../../kit/ui/icon-button'
import { TextField } from '../../kit/ui/text-field'
import { BookingList } from './booking-list'
import { bookingWords } from './booking-words'
import { CalendarButton } from './calendar-button'
import styles from './day-view.module.css'
import { LoadedBookings } from './loaded-bookings'
import { useTableTimes } from './use-table-times'
import { Row } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'

/** More tables than a restaurant has in a day. */
const ofDay = 200

const useDay = () => {
  const { today } = useTableTimes()
  const [params, set] = useAddressParams()
  const asked = params.get('date') ?? ''
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  const choose = (next: string) => set({ date: next === today ? '' : next })
  return { date, today, choose }
}

const Sum = ({ bookings }: { bookings: readonly TableBooking[] }) => {
  const words = useWords(bookingWords)
  const accepted = bookings.filter(({ status }) => status === 'accepted')
  const people = accepted.reduce((sum, booking) => sum + booking.people, 0)
  return (
    <Text as="p" tone="muted" role="status">
      {words.sum(words.tables(accepted.length), words.people(people))}
    </Text>
  )
}

/** The tables of one day by their times. */
export const DayView = () => {
  const words = useWords(bookingWords)
  const { date, today, choose } = useDay()
  const { startOf, dayText } = useTableTimes()
  const list = useList('table-bookings', {
    startsAt: { $gte: startOf(date), $lt: startOf(dateAfter(date, 1)) },
    $sort: { startsAt: 1, id: 1 },
    $limit: ofDay,
  })
  return (
    <>
      <Row gap={2}>
        <IconButton
          label={words.previous}
          icon={<ChevronLeft />}
          onClick={() => choose(dateAfter(date, -1))}
        />
        <TextField
          label={words.date}
          hideLabel
          type="date"
          value={date}
          onChange={({ target }) => target.value && choose(target.value)}
        />
        <IconButton label={words.next} icon={<ChevronRight />} onClick={() => choose(dateAfter(date, 1))} />
        {date !== today && <Button onClick={() => choose(today)}>{words.today}</Button>}
        <CalendarButton date={date} />
      </Row>
      <h2 className={styles.title}>{dayText(date)}</h2>
      {list.rows && <Sum bookings={list.rows} />}
      <Card flush>
        <LoadedBookings list={list} empty={<EmptyState title={words.nothingDay} />}>
          {(rows) => <BookingList bookings={rows} isOfDay />}
        </LoadedBookings>
      </Card>
    </>
  )
}
