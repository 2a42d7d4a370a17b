import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { CalendarList } from './calendar-list'

/** What the business holds, the next of it first. */
export const PublicEventsPage = () => {
  const texts = usePlaceTexts('calendar')
  return <CalendarList path="events" role="Events" title={texts.events} empty={texts.noEvents} />
}
