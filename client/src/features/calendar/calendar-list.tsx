import type { CalendarEvent } from '@mainstreet/shared/calendar'
import { useId } from 'react'
import { ErrorState } from '../../kit/ui/error-state'
import { useAllRows } from '../marketplace/use-all-rows'
import { useShownSite } from '../site/shown-site'
import { usePlaceTexts } from '../site/texts/place-texts'
import { useNow } from '../site/use-now'
import { CalendarEntry } from './calendar-entry'
import styles from './calendar-list.module.css'
import { calendarParts } from './calendar-order'

const Entries = ({ entries, title }: { entries: readonly CalendarEvent[]; title: string }) => {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <CalendarEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)

type CalendarListProps = { path: 'events' | 'funerals'; title: string; empty: string }

const Calendar = ({ path, empty }: Omit<CalendarListProps, 'title'>) => {
  const { timezone } = useShownSite().company
  const texts = usePlaceTexts('calendar')
  const now = useNow()
  const { rows, complete, error, refetch } = useAllRows(path)
  if (error && !complete) return <ErrorState error={error} onRetry={refetch} />
  if (!complete || !rows || !now) return <Waiting />
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const { upcoming, past } = calendarParts(rows, { now, timezone })
  return (
    <>
      {upcoming.length === 0 && <p className={styles.empty}>{empty}</p>}
      <Entries entries={upcoming} title={texts.upcoming} />
      <Entries entries={past} title={texts.past} />
    </>
  )
}

/** A page of names with their dates and places. */
export const CalendarList = ({ path, title, empty }: CalendarListProps) => {
  const { company } = useShownSite()
  return (
    <div className={styles.page}>
      <title>{`${title} · ${company.name}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <Calendar path={path} empty={empty} />
    </div>
  )
}
