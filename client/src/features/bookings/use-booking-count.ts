import { useWords } from '../../kit/language/bilingual'
import { bookingWords } from './booking-words'
import { useWaitingBookings } from './use-waiting-bookings'

/** How many tables wait for an answer, and how that is said. */
export const useBookingCount = (): { count: number; label: string } => {
  const { total = 0 } = useWaitingBookings(0)
  return { count: total, label: useWords(bookingWords).waiting }
}
