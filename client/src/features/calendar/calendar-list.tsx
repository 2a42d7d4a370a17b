import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar'
import { useId } from 'react'
import { ErrorState } from '../../kit/ui/error-state'
import { useAllRows } from '../../kit/data/use-all-rows'
import { ApplicationPage } from '../../kit/site/application-page'
import { PageHero } from '../../kit/site/page-hero'
import { useShownSite } from '../../kit/site/shown-site'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useNow } from '../../kit/site/use-now'
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

type Calendared = ReturnType<typeof useAllRows<'events' | 'funerals'>>
type CalendarListProps = {
  path: 'events' | 'funerals'
  role: 'Events' | 'Funeral'
  title: string
  empty: string
}

const Calendar = ({ list, empty }: { list: Calendared; empty: string }) => {
  const { timezone } = useShownSite().company
  const texts = usePlaceTexts('calendar')
  const now = useNow()
  const { rows, complete, error, refetch } = list
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
export const CalendarList = ({ path, role, title, empty }: CalendarListProps) => {
  const list = useAllRows(path)
  const { company } = useShownSite()
  return (
    <ApplicationPage role={role} empty={list.complete && list.rows?.length === 0}>
      <title>{`${title} · ${company.name}`}</title>
      <PageHero title={title} />
      <div className={styles.page}>
        <Calendar list={list} empty={empty} />
      </div>
    </ApplicationPage>
  )
}
