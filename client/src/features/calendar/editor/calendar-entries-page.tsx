import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar'
import { pathTo } from '@mainstreet/shared/routes'
import { isAllDay } from '@mainstreet/shared/rules/time/calendar'
import { CalendarDays, Plus, Trash2 } from 'lucide-react'
import { useRow } from '../../../kit/data/data'
import { useAllRows } from '../../../kit/data/use-all-rows'
import { useUndoableRemoval } from '../../../kit/data/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useCustomerId } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import { Badge } from '../../../kit/ui/badge'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { ButtonLink, TextLink } from '../../../kit/ui/link'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { webpOf } from '../../../kit/ui/webp-of'
import { calendarParts } from '../calendar-order'
import { calendars, type CalendarPath } from './calendars'
import { calendarWords } from './calendar-words'
import styles from './entry-form.module.css'

type RowProps = { path: CalendarPath; entry: CalendarEntry; timezone: string; onRemove: () => void }

const EntryRow = ({ path, entry, timezone, onRemove }: RowProps) => {
  const words = useWords(calendarWords)
  const { day, moment } = useFormats(timezone)
  const mayRemove = useMay(calendars[path].contract, 'remove')
  const { startsAt } = entry
  const when = startsAt && (isAllDay(entry, timezone) ? day(startsAt) : moment(startsAt))
  return (
    <li className={styles.row}>
      {entry.image ? (
        <img className={styles.thumb} src={webpOf(entry.image)} alt="" />
      ) : (
        <span className={styles.thumb} />
      )}
      <div>
        <p className={styles.name}>
          <TextLink quiet to={pathTo(calendars[path].edit, entry.id)} aria-label={words.edit(entry.name)}>
            {entry.name}
          </TextLink>
          {entry.cancelled && <Badge tone="warning">{words.cancelled}</Badge>}
        </p>
        <p className={styles.help}>{[when || words.noDate, entry.location].filter(Boolean).join(' · ')}</p>
      </div>
      {mayRemove && <IconButton label={words.remove(entry.name)} icon={<Trash2 />} onClick={onRemove} />}
    </li>
  )
}

type ListProps = { path: CalendarPath; rows: readonly CalendarEntry[]; timezone: string }

const Entries = ({ path, rows, timezone }: ListProps) => {
  const words = useWords(calendarWords)
  const { hidden, removeWithUndo } = useUndoableRemoval(path)
  const { upcoming, past } = calendarParts(
    rows.filter(({ id }) => !hidden.has(id)),
    { now: new Date(), timezone },
  )
  const shown = [...upcoming, ...past]
  const { container, leave } = useFocusAfterRemoval(shown.length)
  const remove = (entry: CalendarEntry) => {
    leave(shown.indexOf(entry))
    removeWithUndo(entry.id, words.removed(entry.name))
  }
  const listOf = (entries: readonly CalendarEntry[]) => (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} {...{ path, entry, timezone }} onRemove={() => remove(entry)} />
      ))}
    </ul>
  )
  return (
    <div ref={container} tabIndex={-1} className={styles.page}>
      {shown.length === 0 && <EmptyState title={words[path].none} icon={<CalendarDays />} />}
      {upcoming.length > 0 && (
        <section aria-label={words.upcoming}>
          <h2 className={styles.heading}>{words.upcoming}</h2>
          {listOf(upcoming)}
        </section>
      )}
      {past.length > 0 && (
        <section aria-label={words.past}>
          <h2 className={styles.heading}>{words.past}</h2>
          {listOf(past)}
        </section>
      )}
    </div>
  )
}

const CalendarEntriesPage = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)
  const { rows, complete, error, refetch } = useAllRows<CalendarPath>(path)
  const timezone = useRow('account', useCustomerId()).row?.timezone
  const mayAdd = useMay(calendars[path].contract, 'create')
  return (
    <Page
      title={words[path].title}
      description={words[path].about}
      action={
        mayAdd && (
          <ButtonLink variant="primary" icon={<Plus />} to={pathTo(calendars[path].edit, 'new')}>
            {words[path].add}
          </ButtonLink>
        )
      }
    >
      {rows && complete && timezone ? (
        <Entries {...{ path, rows, timezone }} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  )
}

/** The events of the business, what comes next first. */
export const DashboardEventsPage = () => <CalendarEntriesPage path="events" />

/** The funerals of the business, what comes next first. */
export const DashboardFuneralsPage = () => <CalendarEntriesPage path="funerals" />
