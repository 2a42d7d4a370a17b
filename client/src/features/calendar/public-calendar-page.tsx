import { useLocation, useParams } from 'react-router-dom'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { CalendarList } from './calendar-list'
import { EntryPage } from './entry-page'

/** What the business holds, or one of it; the services of a funeral home are at addresses of their own. */
export const PublicCalendarPage = () => {
  const words = usePlaceWords('calendar')
  const isFunerals = /^\/funerals/i.test(useLocation().pathname)
  const { id } = useParams()
  const path = isFunerals ? 'funerals' : 'events'
  if (id !== undefined) return <EntryPage key={id} path={path} id={Number(id)} />
  return (
    <CalendarList
      path={path}
      role={isFunerals ? 'Funeral' : 'Events'}
      title={words[path]}
      empty={isFunerals ? words.noFunerals : words.noEvents}
    />
  )
}
