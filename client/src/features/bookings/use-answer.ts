import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { BookingAnswer } from '@mainstreet/shared/rules/booking-rules'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { toast } from '../../kit/ui/toaster'
import { bookingWords } from './booking-words'

/** Answers a guest with one press, and says what came of it. */
export const useAnswer = () => {
  const words = useWords(bookingWords)
  const { patch } = useSave('table-bookings')
  return async (
    booking: TableBooking,
    status: Exclude<BookingAnswer, 'calledOff'>,
    offeredAt: string | null = null,
  ) => {
    const { id, name, email } = booking
    try {
      await patch(id, { status, ...(offeredAt && { offeredAt }) })
      if (email) toast.success(words.answered[status](name))
      else toast.info(words.toCall)
    } catch (error) {
      toast.error(words.failed, error)
    }
  }
}
