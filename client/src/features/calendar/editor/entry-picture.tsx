import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { RowPicture } from '../../../kit/upload/row-picture'
import { calendarWords } from './calendar-words'
import type { CalendarPath } from './calendars'

type EntryPictureProps = { path: CalendarPath; entry: CalendarEntry }

const kinds = {
  events: { type: 'event', ratio: [3, 2] },
  funerals: { type: 'funeral', ratio: [4, 5] },
} as const

export const EntryPicture = ({ path, entry }: EntryPictureProps) => {
  const words = useWords(calendarWords)
  const { patch } = useSave<CalendarPath>(path)
  const takeAway = async () => {
    await patch(entry.id, { withoutPicture: true }).catch((error: unknown) =>
      toast.error(words.notChanged, error),
    )
  }
  return <RowPicture {...kinds[path]} itemId={entry.id} image={entry.image} heading onTakeAway={takeAway} />
}
