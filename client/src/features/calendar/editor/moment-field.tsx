import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import { useState } from 'react'
import { withPermission } from '../../../kit/form/with-permission'
import { useFormField, type FieldProps } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { TextField } from '../../../kit/ui/text-field'
import { calendarWords } from './calendar-words'
import styles from './entry-form.module.css'

type MomentFieldProps = FieldProps & {
  timezone: string
  /** Days alone: the time of the moment is midnight. */
  allDay?: boolean
}

/** What a date stands for until a time is typed: an hour at which things begin. */
const usualTime = '10:00'

const draftOf = (value: unknown, timezone: string) => {
  if (typeof value !== 'string') return { date: '', time: '' }
  const { date, seconds } = localTime(new Date(value), timezone)
  return { date, time: new Date(seconds * 1000).toISOString().slice(11, 16) }
}

const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** A day and a time on the business's clock, as one moment; null without a day. */
export const MomentField = withPermission(({ timezone, allDay, ...props }: MomentFieldProps) => {
  const words = useWords(calendarWords)
  const { value, onChange, note: _note, ...field } = useFormField(props).field
  const [draft, setDraft] = useState(() => draftOf(value, timezone))
  const change = (next: { date: string; time: string }) => {
    // A time that is being emptied is about to be another one.
    const time = next.date && !draft.date ? next.time || usualTime : next.time
    setDraft({ ...next, time })
    const isDay = /^\d{4}-\d\d-\d\d$/.test(next.date)
    const seconds = allDay ? 0 : secondsOf(time || usualTime)
    onChange(isDay ? new Date(momentOf(next.date, seconds, timezone)).toISOString() : null)
  }
  return (
    <div className={styles.moment}>
      <TextField
        {...field}
        type="date"
        max="9999-12-31"
        value={draft.date}
        onChange={({ target }) => change({ ...draft, date: target.value })}
      />
      {!allDay && (
        <TextField
          label={words.time(field.label)}
          type="time"
          disabled={!draft.date}
          value={draft.time}
          onChange={({ target }) => change({ ...draft, time: target.value })}
          onBlur={() => draft.date && !draft.time && change({ ...draft, time: usualTime })}
        />
      )}
    </div>
  )
})
