import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { pathTo } from '@mainstreet/shared/routes'
import { calendarQueries, isAllDay } from '@mainstreet/shared/rules/time/calendar'
import { CalendarDays, Plus, Trash2 } from 'lucide-react'
import { useListPage } from '../../../kit/data/lists/use-list-page'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats, useTimeZone } from '../../../kit/language/use-formats'
import { useMay } from '../../../kit/session/use-may'
import { Badge } from '../../../kit/ui/badge'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { ButtonLink, TextLink } from '../../../kit/ui/link'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { Skeleton } from '../../../kit/ui/skeleton'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { webpOf } from '../../../kit/ui/webp-of'
import { calendars, type CalendarPath } from './calendars'
import { calendarWords } from './calendar-words'
import styles from './entry-form.module.css'
import { useUnanswered } from './use-unanswered'
import { useAccount } from '../../../kit/data/use-account'
import { Stack } from '../../../kit/ui/stack'

type RowProps = {
  path: CalendarPath
  entry: CalendarEntry
  /** Condolences that wait for an answer. */
  waiting?: number
  onRemove: () => void
}

const EntryRow = ({ path, entry, waiting, onRemove }: RowProps) => {
  const words = useWords(calendarWords)
  const { day, moment } = useFormats()
  const timezone = useTimeZone()
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
          {entry.status === 'draft' && <Badge>{words.statuses.draft}</Badge>}
          {entry.cancelled && <Badge tone="warning">{words.cancelled}</Badge>}
          {'coming' in entry && entry.coming > 0 && <Badge tone="accent">{words.coming(entry.coming)}</Badge>}
          {waiting && <Badge tone="accent">{words.condolences(waiting)}</Badge>}
        </p>
        <p className="muted">{[when || words.noDate, entry.location].filter(Boolean).join(' · ')}</p>
      </div>
      {mayRemove && <IconButton label={words.remove(entry.name)} icon={<Trash2 />} onClick={onRemove} />}
    </li>
  )
}

/** Leads to a new entry, for who may make one. */
const Add = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)[path]
  if (!useMay(calendars[path].contract, 'create')) return null
  return (
    <ButtonLink variant="primary" icon={<Plus />} to={pathTo(calendars[path].edit, 'new')}>
      {words.add}
    </ButtonLink>
  )
}

/** What comes and what was, each with pages of its own. */
const useParts = (path: CalendarPath) => {
  const queries = calendarQueries(new Date(), useTimeZone())
  const upcoming = useListPage<CalendarPath>(path, () => queries.upcoming)
  const past = useListPage<CalendarPath>(path, () => queries.past, { place: 'past' })
  const { hidden, removeWithUndo } = useUndoableRemoval(path)
  const parts = (['upcoming', 'past'] as const).map((part) => {
    const { rows, pages } = { upcoming, past }[part]
    return { part, pages, entries: rows?.filter(({ id }) => !hidden.has(id)) ?? [] }
  })
  const failed = [upcoming, past].find(({ rows, error }) => error && !rows)
  return { parts, failed, isRead: Boolean(upcoming.rows && past.rows), removeWithUndo }
}

const Entries = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)
  const { parts, failed, isRead, removeWithUndo } = useParts(path)
  const shown = parts.flatMap(({ entries }) => entries)
  const unanswered = useUnanswered(path === 'funerals')
  const { container, leave } = useFocusAfterRemoval(shown.length)
  const remove = (entry: CalendarEntry) => {
    leave(shown.indexOf(entry))
    removeWithUndo(entry.id, words.removed(entry.name))
  }
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />
  if (!isRead) return <Skeleton lines={8} />
  return (
    <div ref={container} tabIndex={-1} className={styles.entries}>
      {shown.length === 0 && (
        <Card flush>
          <EmptyState
            title={words[path].none}
            icon={<CalendarDays />}
            action={<Add path={path} />}
            sample={words[path].sample}
          >
            {words[path].begin}
          </EmptyState>
        </Card>
      )}
      {parts.map(
        ({ part, entries, pages }) =>
          entries.length > 0 && (
            <section key={part} aria-label={words[part]}>
              <h2 className={styles.heading}>{words[part]}</h2>
              <Stack as="ul" gap={2}>
                {entries.map((entry) => (
                  <EntryRow
                    key={entry.id}
                    {...{ path, entry }}
                    waiting={unanswered.get(entry.id)}
                    onRemove={() => remove(entry)}
                  />
                ))}
              </Stack>
              <Pagination {...pages} />
            </section>
          ),
      )}
    </div>
  )
}

const CalendarEntriesPage = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)
  const { row: account, error, refetch } = useAccount()
  return (
    <Page title={words[path].title} description={words[path].about} action={<Add path={path} />}>
      {account ? (
        <Entries path={path} />
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
