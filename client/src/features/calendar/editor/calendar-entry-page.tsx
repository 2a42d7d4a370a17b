import { useParams } from 'react-router-dom'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useWords } from '../../../kit/language/bilingual'
import { useAccountId } from '../../../kit/session/session-context'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { calendars, type CalendarPath } from './calendars'
import { calendarWords } from './calendar-words'
import { EntryForm } from './entry-form'
import styles from './entry-form.module.css'
import { EntryPicture } from './entry-picture'

const Editor = ({ path, id, timezone }: { path: CalendarPath; id: string; timezone: string }) => {
  const words = useWords(calendarWords)
  if (id === 'new')
    return (
      <>
        <EntryForm path={path} timezone={timezone} />
        <p className={styles.help}>{words.pictureFirst}</p>
      </>
    )
  if (!/^[1-9]\d{0,9}$/.test(id)) return <EmptyState title={words.gone} />
  return (
    <LoadedRow<CalendarPath> path={path} id={Number(id)}>
      {(entry) => (
        <>
          <EntryPicture path={path} entry={entry} />
          <EntryForm key={entry.id} {...{ path, timezone, entry }} />
        </>
      )}
    </LoadedRow>
  )
}

const CalendarEntryPage = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)[path]
  const { id = '' } = useParams()
  return (
    <Page
      title={id === 'new' ? words.newTitle : words.editTitle}
      back={{ to: calendars[path].list, label: words.back }}
    >
      <div className={styles.page}>
        <LoadedRow path="account" id={useAccountId()}>
          {({ timezone }) => <Editor key={id} {...{ path, id, timezone }} />}
        </LoadedRow>
      </div>
    </Page>
  )
}

/** An event to be written, or one to be changed. */
export const DashboardEventPage = () => <CalendarEntryPage path="events" />

/** A funeral to be written, or one to be changed. */
export const DashboardFuneralPage = () => <CalendarEntryPage path="funerals" />
