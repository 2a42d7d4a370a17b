import type { BookingState } from '@mainstreet/shared/rules/booking-rules'
import type { Locale } from '@mainstreet/shared/rules/language'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import type { BookingFacts } from '../bookings/written-mails'
import { sampleBuyer, sampleWords } from './sample-order'

const evening = 18 * 3600

/** A table for four, next week at six, that nobody has asked for. */
export const sampleBooking = (
  timezone: string,
  { language, status }: { language: Locale; status: BookingState },
): BookingFacts['booking'] => {
  const now = new Date()
  const date = dateAfter(localTime(now, timezone).date, 7)
  const at = (seconds: number) => new Date(momentOf(date, seconds, timezone)).toISOString()
  return {
    id: 0,
    ...sampleBuyer,
    people: 4,
    startsAt: at(evening),
    status,
    offeredAt: status === 'offered' ? at(evening + 2 * 3600) : null,
    reason: status === 'calledOff' ? sampleWords[language].reason : '',
    language,
    createdAt: now.toISOString(),
    answeredAt: now.toISOString(),
  }
}
