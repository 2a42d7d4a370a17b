import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar'
import { localTime } from '@mainstreet/shared/rules/local-time'
import { CalendarDays } from 'lucide-react'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale, useTexts } from '../../kit/site/texts/use-texts'
import styles from './calendar-list.module.css'

const useDateWords = (startsAt: string | null) => {
  const { timezone } = useShownSite().company
  const locale = useLocale()
  const { time } = useTexts('hours')
  if (startsAt === null) return undefined
  const date = new Date(startsAt)
  const words = (format: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(`${locale}-CA`, { ...format, timeZone: timezone })
  const minutes = Math.floor(localTime(date, timezone).seconds / 60)
  const day = words({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
  return {
    day: words({ day: 'numeric' }),
    // A browser may write dates otherwise than the server that made the page.
    month: words({ month: 'short' }),
    // Nobody begins at midnight: it stands for a day without a time.
    full: minutes === 0 ? day : `${day} · ${time(Math.floor(minutes / 60), minutes % 60)}`,
  }
}

/** One line of a calendar: the day as on a leaf, the name, when and where. */
export const CalendarEntry = ({ entry: { name, location, startsAt } }: { entry: CalendarEvent }) => {
  const when = useDateWords(startsAt)
  return (
    <li className={styles.entry}>
      <span className={`site-card ${styles.leaf}`} aria-hidden="true">
        {when ? (
          <>
            <span className={styles.month} suppressHydrationWarning>
              {when.month}
            </span>
            <span className={styles.day}>{when.day}</span>
          </>
        ) : (
          <CalendarDays />
        )}
      </span>
      <div>
        <h3 className={styles.name}>{name}</h3>
        {when && (
          <p className={styles.when}>
            <time dateTime={startsAt!} suppressHydrationWarning>
              {when.full}
            </time>
          </p>
        )}
        {location && <p className={styles.place}>{location}</p>}
      </div>
    </li>
  )
}
