import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import type { useJoinedSaveState } from '../../../kit/form/save-status'
import { useWords } from '../../../kit/language/bilingual'
import { AddSpecialDay } from './add-special-day'
import styles from './hours.module.css'
import { hoursWords } from './hours-words'
import { SpecialDayRow } from './special-day-row'
import { Text } from '../../../kit/ui/text'

type SpecialDaysProps = {
  rows: readonly ProfileSpecialHours[]
  today: string
} & Pick<ReturnType<typeof useJoinedSaveState>, 'report' | 'forgetting'>

/** The dates to come that have hours of their own. */
export const SpecialDays = ({ rows, today, report, forgetting }: SpecialDaysProps) => {
  const words = useWords(hoursWords)
  const { hidden, removeWithUndo } = useUndoableRemoval('profile-special-hours')
  const shown = rows.filter(({ id }) => !hidden.has(id))
  return (
    <section className={styles.part} aria-labelledby="other-days">
      <Text as="h3" size="sm" id="other-days">
        {words.otherDays}
      </Text>
      <p className={styles.about}>{words.otherDaysAbout}</p>
      {shown.length > 0 && (
        <ul className={styles.days}>
          {shown.map((row) => (
            <SpecialDayRow
              key={row.id}
              {...{ row, rows, today }}
              onState={report(`date ${row.id}`)}
              onGone={forgetting(`date ${row.id}`)}
              onRemove={(id, date) => removeWithUndo(id, words.removed(date))}
            />
          ))}
        </ul>
      )}
      <AddSpecialDay rows={rows} today={today} />
    </section>
  )
}
