import { LoadedRow } from '../../../kit/data/loaded-row'
import { useCustomerId } from '../../../kit/session/session-context'
import type { CalendarPath } from './calendars'
import { EntryForm } from './entry-form'
import { EntryPicture } from './entry-picture'

type EntryEditorProps = {
  path: CalendarPath
  id: number
  /** Where it is opened beside something else: called when it is saved or left, instead of going to the list. */
  onDone?: () => void
}

/** The picture and the form of an entry of a calendar. */
export const EntryEditor = ({ path, id, onDone }: EntryEditorProps) => (
  <LoadedRow path="account" id={useCustomerId()}>
    {({ timezone }) => (
      <LoadedRow<CalendarPath> path={path} id={id}>
        {(entry) => (
          <>
            <EntryPicture path={path} entry={entry} />
            <EntryForm key={entry.id} {...{ path, timezone, entry, onDone }} />
          </>
        )}
      </LoadedRow>
    )}
  </LoadedRow>
)
