import { useTexts } from '../site/texts/use-texts'
import { CalendarList } from './calendar-list'

/** What the business holds, the next of it first. */
export const PublicEventsPage = () => {
  const texts = useTexts('calendar')
  return <CalendarList path="events" title={texts.events} empty={texts.noEvents} />
}
