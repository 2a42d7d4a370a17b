import { condolenceContract } from '@mainstreet/shared/contracts/calendar/condolences'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useCustomerId } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import type { CalendarPath } from './calendars'
import { EntryForm } from './entry-form'
import styles from './entry-form.module.css'
import { EntryPicture } from './entry-picture'
import { LifePictures } from './life-pictures'
import { FuneralCondolences } from './funeral-condolences'

type EntryEditorProps = {
  path: CalendarPath
  id: number
  /** Where it is opened beside something else: called when it is saved or left, instead of going to the list. */
  onDone?: () => void
}

/** What mourners wrote, for who may answer it; beside something else there is no room for it. */
const BesideNotice = ({ path, id, onDone }: EntryEditorProps) => {
  const mayAnswer = useMay(condolenceContract, 'patch')
  return path === 'funerals' && mayAnswer && !onDone ? <FuneralCondolences funeralId={id} /> : null
}

/** The picture and the form of an entry of a calendar, and what was written to it. */
export const EntryEditor = ({ path, id, onDone }: EntryEditorProps) => (
  <LoadedRow path="account" id={useCustomerId()}>
    {({ timezone }) => (
      <LoadedRow<CalendarPath> path={path} id={id}>
        {(entry) => (
          <div className={styles.editor}>
            <BesideNotice path={path} id={id} onDone={onDone} />
            <div className={styles.page}>
              <EntryPicture path={path} entry={entry} />
              <EntryForm key={entry.id} {...{ path, timezone, entry, onDone }} />
              {path === 'funerals' && !onDone && <LifePictures funeralId={id} />}
            </div>
          </div>
        )}
      </LoadedRow>
    )}
  </LoadedRow>
)
