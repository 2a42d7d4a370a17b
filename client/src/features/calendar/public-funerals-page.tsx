import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { CalendarList } from './calendar-list'

/** The services of a funeral home, the next one first. */
export const PublicFuneralsPage = () => {
  const texts = usePlaceTexts('calendar')
  return <CalendarList path="funerals" role="Funeral" title={texts.funerals} empty={texts.noFunerals} />
}
