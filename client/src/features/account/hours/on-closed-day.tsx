import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { useWatch } from 'react-hook-form'
import { DayBookings } from '../../bookings/day-bookings'

type Typed = Pick<ProfileSpecialHours, 'isOpen' | 'note'> & { date: string | null }

/** In the form of a date: what lies on it, where it is closed. */
export const OnClosedDay = () => {
  const { date, isOpen, note } = useWatch<Typed>()
  return date && isOpen === false ? <DayBookings from={date} until={date} reason={note ?? ''} /> : null
}
