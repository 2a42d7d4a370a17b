import { bookingDays } from '@mainstreet/shared/rules/time/booking-times'
import type { SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import { useMemo } from 'react'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { useMoment } from '../../kit/use-moment'
import { useNow } from '../../kit/site/hours/use-now'
import { useShownSite } from '../../kit/site/shown-site'

/** How many guests a table is asked for where nobody says. */
export const usualParty = 2

/** The days and times for which a table can be asked now. */
export const useBookingDays = (): SlotDay[] => {
  const { hours, specialHours, noTables, company, options } = useShownSite()
  const now = useNow()
  const moment = useMoment()
  const minute = Math.floor((now ?? moment).getTime() / minuteMs)
  const { bookingLeadHours: leadHours, bookingDaysAhead: daysAhead } = options
  return useMemo(
    () =>
      bookingDays(new Date(minute * minuteMs), {
        hours,
        special: specialHours,
        timezone: company.timezone,
        leadHours,
        daysAhead,
      }).filter(({ date }) => noTables.every(({ startsOn, endsOn }) => date < startsOn || date > endsOn)),
    [minute, hours, specialHours, noTables, company.timezone, leadHours, daysAhead],
  )
}
