import { CalendarArrowDown } from 'lucide-react'
import { useOperation } from '../../kit/data/data-writes'
import { downloadBlob } from '../../kit/download'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { toast } from '../../kit/ui/toaster'
import { bookingWords } from './booking-words'

/** The accepted tables of a day, or all to come, for a calendar. */
export const CalendarButton = ({ date }: { date?: string }) => {
  const words = useWords(bookingWords)
  const customerId = useCustomerId()
  const { run, busy } = useOperation('booking-calendar')
  const save = async () => {
    try {
      const { ics } = await run({ customerId, date })
      const name = ['bookings', date].filter(Boolean).join('-')
      downloadBlob(`${name}.ics`, new Blob([ics], { type: 'text/calendar;charset=utf-8' }))
    } catch (error) {
      toast.error(words.fileFailed, error)
    }
  }
  return (
    <Button icon={<CalendarArrowDown />} loading={busy} onClick={() => void save()}>
      {date ? words.fileOfDay : words.file}
    </Button>
  )
}
