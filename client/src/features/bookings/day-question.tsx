import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { longDateText } from '@mainstreet/shared/rules/time/moment-text'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { useNow } from '../../kit/site/hours/use-now'
import { useShownSite } from '../../kit/site/shown-site'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Options, Question } from './choices'
import { Text } from '../../kit/ui/text'

const hour = 3600

/** The times of a day by its parts; what comes after midnight is still that evening. */
export const partsOf = ({ date, times }: SlotDay, timezone: string) => {
  const partOf = (time: string) => {
    const local = localTime(new Date(time), timezone)
    if (local.date !== date || local.seconds >= 16 * hour) return 'evening'
    return local.seconds < 11 * hour ? 'morning' : 'midday'
  }
  return (['morning', 'midday', 'evening'] as const)
    .map((part) => ({ part, times: times.filter((time) => partOf(time) === part) }))
    .filter((each) => each.times.length > 0)
}

interface DayProps {
  days: readonly SlotDay[]
  value: string
  onChoose: (date: string) => void
}

/** The days on which there are times, in a line that can be moved along. */
export const DayQuestion = ({ days, value, onChoose }: DayProps) => {
  const words = useBookingWords()
  const hours = useSiteWords('hours')
  const { timezone } = useShownSite().company
  const now = useNow()
  const today = now && localTime(now, timezone).date
  const part = (date: string, style: Intl.DateTimeFormatOptions) =>
    dateInWords(new Date(date), hours.locale, { ...style, timeZone: 'UTC' })
  const near = (date: string) => {
    if (date === today) return words.today
    return today && date === dateAfter(today, 1) ? words.tomorrow : part(date, { weekday: 'short' })
  }
  return (
    <Question name="date" title={words.day}>
      <Options
        name="date"
        layout="line"
        {...{ value, onChoose }}
        options={days.map(({ date }) => ({
          value: date,
          name: longDateText(date, hours),
          label: (
            <>
              <span>{near(date)}</span>
              <Text weight="strong">{part(date, { month: 'short', day: 'numeric' })}</Text>
            </>
          ),
        }))}
      />
    </Question>
  )
}
