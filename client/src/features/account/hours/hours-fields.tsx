import { secondsOf, timeText, type Times } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormKit } from '../../../kit/form/form-context'
import { TimeField } from '../../../kit/form/fields/time-field'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import styles from './hours.module.css'
import { hoursWords } from './hours-words'

const midnight = '00:00:00'

type Choice = 'open' | 'closed' | 'byAppointment'

/** Sets a form's columns; in one that saves by itself they are saved, what shows first going last. */
const useColumns = () => {
  const { setValue } = useFormContext()
  const { autoSave } = useFormKit()
  return (columns: Readonly<Record<string, boolean>>) => {
    for (const [name, value] of Object.entries(columns)) {
      setValue(name, value, { shouldDirty: true })
      autoSave?.commit(name)
    }
  }
}

/** Open, closed or by appointment. "By appointment" goes before the other two, so no half-saved choice shows a wrong one. */
export const DayChoice = ({ label, withAppointment }: { label: string; withAppointment?: boolean }) => {
  const words = useWords(hoursWords)
  const setColumns = useColumns()
  const [isOpen, byAppointment] = useWatch({ name: ['isOpen', 'byAppointment'] }) as (boolean | undefined)[]
  const openWord = withAppointment ? words.open : words.ownHours
  const options: { value: Choice; label: string }[] = [
    { value: 'open', label: openWord },
    { value: 'closed', label: words.closed },
    ...(withAppointment ? [{ value: 'byAppointment' as const, label: words.byAppointment }] : []),
  ]
  const choose = (choice: Choice) => {
    if (choice === 'byAppointment') return setColumns({ byAppointment: true })
    setColumns({ isOpen: choice === 'open', ...(withAppointment && { byAppointment: false }) })
  }
  const chosen = byAppointment ? 'byAppointment' : isOpen ? 'open' : 'closed'
  return <SegmentedControl label={label} value={chosen} onChange={choose} options={options} />
}

/** What is unusual about a day's times: that they end on the next day, or never. */
const useTimesNote = ({ open, close }: Pick<Times, 'open' | 'close'>) => {
  const words = useWords(hoursWords)
  const locale = useBackOfficeLocale()
  if (!open || !close || close > open) return undefined
  if (close === open) return open === midnight ? words.allDay : undefined
  return words.nextDay(timeText(secondsOf(close), hoursByLanguage[locale]))
}

/** When an opening begins and ends. */
export const SpanTimes = ({ day }: { day: string }) => {
  const words = useWords(hoursWords)
  const { autoSave } = useFormKit()
  const { getValues, formState } = useFormContext()
  const [open, close] = useWatch({ name: ['open', 'close'] }) as [string, string]
  const note = useTimesNote({ open, close })
  const check = () => {
    const both = getValues(['open', 'close'])
    return both[0] === both[1] && both[0] !== midnight ? words.sameTime : undefined
  }
  // A time refused for being the other one may be right now.
  const commitOther = (other: string) => {
    if (formState.errors[other]) autoSave?.commit(other)
  }
  return (
    <div className={styles.times}>
      <div className={styles.time} onBlur={() => commitOther('close')}>
        <TimeField name="open" label={words.opens(day)} hideLabel check={check} />
      </div>
      <span className={styles.to} aria-hidden="true">
        {words.to}
      </span>
      <div className={styles.time} onBlur={() => commitOther('open')}>
        <TimeField name="close" label={words.closes(day)} hideLabel check={check} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** When a day opens first and closes then; nothing while it does not. */
export const DayTimes = ({ day }: { day: string }) => {
  const [isOpen, byAppointment] = useWatch({ name: ['isOpen', 'byAppointment'] }) as (boolean | undefined)[]
  return isOpen && !byAppointment ? <SpanTimes day={day} /> : null
}
