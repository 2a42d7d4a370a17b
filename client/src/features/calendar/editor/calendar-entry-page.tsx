import { useParams } from 'react-router-dom'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { calendars, type CalendarPath } from './calendars'
import { calendarWords } from './calendar-words'
import { EntryEditor } from './entry-editor'
import { EntryForm } from './entry-form'
import styles from './entry-form.module.css'

const NewEntry = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)
  return (
    <div className={styles.page}>
      <LoadedRow path="account" id={useCustomerId()}>
        {({ timezone }) => <EntryForm path={path} timezone={timezone} />}
      </LoadedRow>
      <p className="muted">{words.pictureFirst}</p>
    </div>
  )
}

const Editor = ({ path, id }: { path: CalendarPath; id: string }) => {
  const words = useWords(calendarWords)
  if (id === 'new') return <NewEntry path={path} />
  if (!/^[1-9]\d{0,9}$/.test(id)) return <EmptyState title={words.gone} />
  return <EntryEditor path={path} id={Number(id)} />
}

const CalendarEntryPage = ({ path }: { path: CalendarPath }) => {
  const words = useWords(calendarWords)[path]
  const { id = '' } = useParams()
  return (
    <Page
      title={id === 'new' ? words.newTitle : words.editTitle}
      back={{ to: calendars[path].list, label: words.back }}
    >
      <Editor key={id} path={path} id={id} />
    </Page>
  )
}

/** An event to be written, or one to be changed. */
export const DashboardEventPage = () => <CalendarEntryPage path="events" />

/** A funeral to be written, or one to be changed. */
export const DashboardFuneralPage = () => <CalendarEntryPage path="funerals" />
