import { hoursContract, type ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import { Copy } from 'lucide-react'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import type { SaveState } from '../../../kit/form/use-auto-save'
import { useWords } from '../../../kit/language/bilingual'
import { IconButton } from '../../../kit/ui/icon-button'
import styles from './hours.module.css'
import { DayChoice, DayTimes } from './hours-fields'
import { hoursWords } from './hours-words'
import { MoreOpenings, type Saving } from './more-openings'

type DayRowProps = {
  row: ProfileHours
  onState: (state: SaveState) => void
  onCopy: (row: ProfileHours) => void
} & Saving

/** The hours of one day of the week. */
export const DayRow = ({ row, onState, onCopy, ...saving }: DayRowProps) => {
  const words = useWords(hoursWords)
  const day = words.days[row.day]
  return (
    <li className={styles.day}>
      <AutoSaveForm contract={hoursContract} row={row} label={day} onState={onState}>
        <div className={styles.line}>
          <span className={styles.name}>{day}</span>
          <div className={styles.hours}>
            <DayChoice label={day} withAppointment />
            <DayTimes day={day} />
          </div>
          <IconButton
            className={styles.end}
            label={words.copy(day)}
            icon={<Copy />}
            onClick={() => onCopy(row)}
          />
        </div>
      </AutoSaveForm>
      <MoreOpenings row={row} {...saving} />
    </li>
  )
}
