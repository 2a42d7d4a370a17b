import { hoursContract, type ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import { dayText } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import type { SaveState } from '../../../kit/form/use-auto-save'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Folded } from '../../../kit/ui/folded'
import { IconButton } from '../../../kit/ui/icon-button'
import { useIsPhone } from '../../../kit/ui/use-media'
import styles from './hours.module.css'
import { DayChoice, DayTimes } from './hours-fields'
import { hoursWords } from './hours-words'
import { MoreOpenings, type Saving } from './more-openings'

type DayRowProps = {
  row: ProfileHours
  onState: (state: SaveState) => void
  onCopy: (row: ProfileHours) => void
} & Saving

const DayFields = ({ row, onState, onCopy, isFolded, ...saving }: DayRowProps & { isFolded: boolean }) => {
  const words = useWords(hoursWords)
  const day = words.days[row.day]
  const copy = (
    <IconButton className={styles.end} label={words.copy(day)} icon={<Copy />} onClick={() => onCopy(row)} />
  )
  return (
    <>
      <AutoSaveForm contract={hoursContract} row={row} label={day} onState={onState}>
        <div className={styles.line} data-folded={isFolded || undefined}>
          {!isFolded && <span className={styles.name}>{day}</span>}
          <div className={styles.hours}>
            <DayChoice label={day} withAppointment />
            {isFolded && copy}
            <DayTimes day={day} />
          </div>
          {!isFolded && copy}
        </div>
      </AutoSaveForm>
      <MoreOpenings row={row} {...saving} />
    </>
  )
}

/** A day as one line that says its hours, and opens. */
const FoldedDay = ({ row, children }: { row: ProfileHours; children: ReactNode }) => {
  const words = useWords(hoursWords)
  const says = dayText(row, hoursByLanguage[useBackOfficeLocale()])
  const summary = (
    <>
      <span className={styles.name}>{words.days[row.day]}</span>
      <span className={styles.says}>{says}</span>
    </>
  )
  return <Folded summary={summary}>{children}</Folded>
}

/** The hours of one day of the week; on phones behind a line, so that the week is seen at once. */
export const DayRow = (props: DayRowProps) => {
  const isPhone = useIsPhone()
  const fields = <DayFields {...props} isFolded={isPhone} />
  return <li className={styles.day}>{isPhone ? <FoldedDay row={props.row}>{fields}</FoldedDay> : fields}</li>
}
