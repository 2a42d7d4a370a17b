import {
  specialHoursContract,
  type ProfileSpecialHours,
} from '@mainstreet/shared/contracts/site/special-hours'
import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import type { SaveState } from '../../../kit/form/use-auto-save'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { IconButton } from '../../../kit/ui/icon-button'
import styles from './hours.module.css'
import { DayChoice, DayTimes } from './hours-fields'
import { hoursWords } from './hours-words'
import { OnClosedDay } from './on-closed-day'
import { useDateCheck } from './use-date-check'

type SpecialDayRowProps = {
  row: ProfileSpecialHours
  rows: readonly ProfileSpecialHours[]
  today: string
  onState: (state: SaveState) => void
  onGone: () => void
  onRemove: (id: number, date: string) => void
}

/** The hours of one date. */
export const SpecialDayRow = ({ row, rows, today, onState, onGone, onRemove }: SpecialDayRowProps) => {
  const words = useWords(hoursWords)
  const locale = useBackOfficeLocale()
  const check = useDateCheck(
    rows.filter(({ id }) => id !== row.id),
    today,
  )
  const date = shortDateText(row.date, hoursByLanguage[locale])
  useEffect(() => onGone, [onGone])
  return (
    <li className={styles.day}>
      <AutoSaveForm contract={specialHoursContract} row={row} label={date} onState={onState}>
        <div className={styles.line} data-date>
          <DateField name="date" label={date} min={today} check={check} required={false} />
          <div className={styles.hours}>
            <Field name="note" placeholder={words.notePlaceholder} />
            <DayChoice label={words.hoursOf(date)} />
            <DayTimes day={date} />
          </div>
          <IconButton
            className={styles.end}
            label={words.remove(date)}
            icon={<X />}
            onClick={() => onRemove(row.id, date)}
          />
        </div>
        <OnClosedDay />
      </AutoSaveForm>
    </li>
  )
}
