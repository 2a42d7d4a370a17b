import {
  specialHoursContract,
  type ProfileSpecialHours,
} from '@mainstreet/shared/contracts/site/special-hours'
import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { toast } from '../../../kit/ui/toaster'
import styles from './hours.module.css'
import { DayChoice, DayTimes } from './hours-fields'
import { hoursWords } from './hours-words'
import { OnClosedDay } from './on-closed-day'
import { useDateCheck } from './use-date-check'

type AddProps = { rows: readonly ProfileSpecialHours[]; today: string }

const newDay = { date: null as string | null, isOpen: false, open: '09:00:00', close: '17:00:00', note: '' }

const NewDay = ({ rows, today, onClose }: AddProps & { onClose: () => void }) => {
  const words = useWords(hoursWords)
  const locale = useBackOfficeLocale()
  const { create } = useSave('profile-special-hours')
  const check = useDateCheck(rows, today)
  return (
    <Form
      label={words.addDay}
      contract={specialHoursContract}
      defaultValues={newDay}
      onSubmit={async ({ date, ...hours }) => {
        const row = await create({ ...hours, date: date! })
        toast.success(words.added(shortDateText(row.date, hoursByLanguage[locale])))
      }}
      onSaved={onClose}
    >
      <div className={styles.line} data-date>
        <DateField name="date" min={today} check={check} required />
        <div className={styles.hours}>
          <Field name="note" placeholder={words.notePlaceholder} help={words.noteHelp} />
          <DayChoice label={words.newHours} />
          <DayTimes day={words.newHours} />
        </div>
      </div>
      <OnClosedDay />
      <FormActions submit={words.add}>
        <Button onClick={onClose}>{words.cancel}</Button>
      </FormActions>
    </Form>
  )
}

/** Adds the hours of one more date. */
export const AddSpecialDay = (props: AddProps) => {
  const words = useWords(hoursWords)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const hasClosed = useRef(false)
  const close = () => {
    hasClosed.current = true
    setOpen(false)
  }
  useEffect(() => {
    // The button that was pressed is gone, or the form that had the focus.
    if (isOpen) form.current?.querySelector('input')?.focus()
    if (!isOpen && hasClosed.current) button.current?.focus()
  }, [isOpen])
  if (isOpen)
    return (
      <div className={styles.newDay} ref={form}>
        <NewDay {...props} onClose={close} />
      </div>
    )
  return (
    <div>
      <Button ref={button} icon={<Plus />} onClick={() => setOpen(true)}>
        {words.addDay}
      </Button>
    </div>
  )
}
