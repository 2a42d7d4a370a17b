import type { CalendarEntry as Entry } from '@mainstreet/shared/contracts/calendar/calendar'
import { titleOf } from '@mainstreet/shared/rules/site/search-texts'
import { useId } from 'react'
import { ErrorState } from '../../kit/ui/error-state'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { ApplicationPage } from '../../kit/site/application-page'
import { PageHero } from '../../kit/site/page-hero'
import { useShownSite } from '../../kit/site/shown-site'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useNow } from '../../kit/site/hours/use-now'
import { CalendarEntry } from './calendar-entry'
import styles from './calendar-list.module.css'
import { calendarParts } from './calendar-order'
import { useFileAddress } from './use-file-address'

type Path = 'events' | 'funerals'
type EntriesProps = { entries: readonly Entry[]; path: Path }

const List = ({ entries, path }: EntriesProps) => (
  <ul className="plain">
    {entries.map((entry) => (
      <CalendarEntry key={entry.id} {...{ entry, path }} />
    ))}
  </ul>
)

const Upcoming = (props: EntriesProps) => {
  const id = useId()
  const words = usePlaceWords('calendar')
  const fileAddress = useFileAddress()
  if (props.entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {words.upcoming}
      </h2>
      <List {...props} />
      <p className={styles.feed}>
        <a href={fileAddress(props.path)}>{words.feed}</a>
      </p>
    </section>
  )
}

/** What is over is folded away. */
const Past = (props: EntriesProps) => {
  const words = usePlaceWords('calendar')
  if (props.entries.length === 0) return null
  return (
    <details className={styles.past}>
      <summary>
        <h2 className={styles.part}>{`${words.past} (${props.entries.length})`}</h2>
      </summary>
      <List {...props} />
    </details>
  )
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)

type Calendared = ReturnType<typeof useAllRows<Path>>
type CalendarListProps = {
  path: Path
  role: 'Events' | 'Funeral'
  title: string
  empty: string
}

const Calendar = ({ list, empty, path }: { list: Calendared; empty: string; path: Path }) => {
  const { timezone } = useShownSite().company
  const now = useNow()
  const { rows, complete, error, refetch } = list
  if (error && !complete) return <ErrorState error={error} onRetry={refetch} />
  if (!complete || !rows || !now) return <Waiting />
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const { upcoming, past } = calendarParts(rows, { now, timezone })
  return (
    <>
      {upcoming.length === 0 && <p className={styles.empty}>{empty}</p>}
      <Upcoming entries={upcoming} path={path} />
      <Past entries={past} path={path} />
    </>
  )
}

/** A page of names with their dates and places. */
export const CalendarList = ({ path, role, title, empty }: CalendarListProps) => {
  const list = useAllRows<Path>(path)
  const { company, pageTexts } = useShownSite()
  return (
    <ApplicationPage role={role} empty={list.complete && list.rows?.length === 0}>
      <title>{titleOf(pageTexts, path) || `${title} · ${company.name}`}</title>
      <PageHero title={title} />
      <div className={styles.page}>
        <Calendar {...{ list, empty, path }} />
      </div>
    </ApplicationPage>
  )
}
