import { bookingContract, type TableBooking } from '@mainstreet/shared/contracts/bookings'
import { eventContract } from '@mainstreet/shared/contracts/calendar/calendar'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useMay } from '../../kit/session/use-may'
import { Button } from '../../kit/ui/button'
import { Notice } from '../../kit/ui/notice'
import { bookingWords } from './booking-words'
import { CallOffDialog } from './call-off-dialog'
import { useTableTimes } from './use-table-times'

/** So many tables are called off with one press. */
const atOnce = 200

type DayBookingsProps = { from: string; until: string; reason: string }

/** What lies on days that are closed, their tables and what is on the calendar, with one press to tell the guests. */
export const DayBookings = ({ from, until, reason }: DayBookingsProps) => {
  const words = useWords(bookingWords)
  const { startOf } = useTableTimes()
  const [isAsking, setAsking] = useState(false)
  const startsAt = { $gte: startOf(from), $lt: startOf(dateAfter(until, 1)) }
  const { rows: tables = [] } = useList(
    'table-bookings',
    { startsAt, status: { $in: ['asked', 'accepted', 'offered'] }, $sort: { startsAt: 1 }, $limit: atOnce },
    { enabled: useMay(bookingContract, 'find') },
  )
  const { rows: events = [] } = useList(
    'events',
    { startsAt, cancelled: false, $limit: 10 },
    { enabled: useMay(eventContract, 'find') },
  )
  if (tables.length === 0 && events.length === 0 && !isAsking) return null
  const isAccepted = ({ status }: TableBooking) => status === 'accepted'
  const accepted = tables.filter(isAccepted).length
  return (
    <Notice
      tone="warning"
      title={from === until ? words.onThisDay : words.onTheseDays}
      action={
        tables.length > 0 && (
          <Button onClick={() => setAsking(true)}>{words.callOffAll(tables.length)}</Button>
        )
      }
    >
      {tables.length > 0 && <p>{words.tablesOfDay(accepted, tables.length - accepted)}</p>}
      {events.length > 0 && <p>{words.eventsOfDay(events.map(({ name }) => name).join(', '))}</p>}
      <CallOffDialog bookings={isAsking ? tables : []} reason={reason} onClose={() => setAsking(false)} />
    </Notice>
  )
}
