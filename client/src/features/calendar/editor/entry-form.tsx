import { entryStatuses, type CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { pathTo } from '@mainstreet/shared/routes'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import type { Write } from '@mainstreet/shared/services'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useSave } from '../../../kit/data/data-writes'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { ChangedElsewhereNotice } from '../../../kit/form/changed-elsewhere-notice'
import { Form } from '../../../kit/form/form'
import { useOpenedRow } from '../../../kit/form/use-opened-row'
import { FormActions } from '../../../kit/form/form-actions'
import { formWords } from '../../../kit/form/form-words'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { toast } from '../../../kit/ui/toaster'
import { calendars, type CalendarPath } from './calendars'
import { calendarWords } from './calendar-words'
import styles from './entry-form.module.css'
import { MomentField } from './moment-field'
import { MoreVisitations } from './more-visitations'

const empty: Omit<Write<'events'>, 'takesGuests'> & { startsAt: string | null; endsAt: string | null } = {
  name: '',
  status: 'public',
  description: '',
  location: '',
  translations: {},
  link: '',
  startsAt: null,
  endsAt: null,
  allDay: false,
  cancelled: false,
}
type Values = typeof empty

const emptyEvent = { ...empty, takesGuests: true }

const emptyFuneral = {
  ...empty,
  // A family reads it first.
  status: 'draft' as const,
  bornOn: null,
  diedOn: null,
  visitationAt: null,
  visitationUntil: null,
  visitationPlace: '',
  moreVisitations: [],
  alt: '',
  takesCondolences: true,
  flowersCategoryId: null,
}

/** The columns that the form has, as they are stored. */
const valuesOf = (path: CalendarPath, entry?: CalendarEntry): Values => {
  const none = path === 'events' ? emptyEvent : emptyFuneral
  if (!entry) return none
  const names = Object.keys(none)
  return { ...none, ...Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name))) }
}

/** Days without times begin at midnight, whatever time was there before. */
const wholeDay = (moment: string | null, timezone: string): string | null =>
  moment && new Date(momentOf(localTime(new Date(moment), timezone).date, 0, timezone)).toISOString()

const Times = ({ timezone }: { timezone: string }) => {
  const allDay = Boolean(useWatch({ name: 'allDay' }))
  return (
    <>
      <SwitchField name="allDay" />
      <MomentField name="startsAt" {...{ timezone, allDay }} />
      <MomentField name="endsAt" {...{ timezone, allDay }} />
    </>
  )
}

/** What can hardly be meant is asked about beside it, and saved as it stands. */
const OddOrder = () => {
  const words = useWords(calendarWords)
  const [diedOn, visitationAt, startsAt] = useWatch({ name: ['diedOn', 'visitationAt', 'startsAt'] })
  const odd = [
    diedOn && startsAt && startsAt.slice(0, 10) < diedOn && words.serviceBeforeDeath,
    visitationAt && startsAt && visitationAt > startsAt && words.visitationAfterService,
  ].filter(Boolean)
  return odd.length > 0 && <Notice tone="warning">{odd.join(' ')}</Notice>
}

const FuneralParts = ({ timezone }: { timezone: string }) => {
  const words = useWords(calendarWords)
  return (
    <>
      <h2 className={styles.heading}>{words.visitation}</h2>
      <MomentField name="visitationAt" timezone={timezone} />
      <MomentField name="visitationUntil" timezone={timezone} />
      <Field name="visitationPlace" autoComplete="off" />
      <MoreVisitations timezone={timezone} />
      <h2 className={styles.heading}>{words.service}</h2>
      <MomentField name="startsAt" timezone={timezone} />
      <MomentField name="endsAt" timezone={timezone} />
      <OddOrder />
    </>
  )
}

/** What the notice offers beside its words; flowers only where the shop has categories. */
const NoticeParts = () => {
  const words = useWords(calendarWords)
  const { rows = [] } = useAllRows('market-categories')
  const options = rows.map(({ id, category }) => ({ value: String(id), label: category }))
  return (
    <>
      <SwitchField name="takesCondolences" help={words.condolencesHelp} />
      {options.length > 0 && (
        <SelectField
          name="flowersCategoryId"
          numeric
          placeholder={words.noFlowers}
          options={options}
          help={words.flowersHelp}
        />
      )}
    </>
  )
}

type EntryFormProps = {
  path: CalendarPath
  timezone: string
  entry?: CalendarEntry
  /** Called when it is saved or left, instead of going to the list. */
  onDone?: () => void
}

/** Makes an entry of a calendar or changes one. */
export const EntryForm = ({ path, timezone, entry, onDone }: EntryFormProps) => {
  const words = useWords(calendarWords)
  const { savedThing } = useWords(formWords)
  const customerId = useCustomerId()
  const navigate = useNavigate()
  const { create, patch } = useSave<CalendarPath>(path)
  const { contract, list, edit } = calendars[path]
  const editor = useOpenedRow({ contract, row: entry, toForm: (row) => valuesOf(path, row) })
  const isEvent = path === 'events'
  const made = useRef<number>(undefined)
  const submit = async (values: Values) => {
    const { startsAt, endsAt } = values
    const days = values.allDay && {
      startsAt: wholeDay(startsAt, timezone),
      endsAt: wholeDay(endsAt, timezone),
    }
    const data = { ...values, ...days }
    if (entry) await patch(entry.id, data)
    else made.current = (await create({ ...data, customerId })).id
  }
  return (
    <Form<Values>
      label={entry ? words[path].editTitle : words[path].newTitle}
      {...editor.form}
      onSubmit={submit}
      onSaved={({ name }) => {
        toast.success(savedThing(name ?? ''))
        if (onDone) return onDone()
        void navigate(made.current ? pathTo(edit, made.current) : list, { replace: !entry })
      }}
    >
      {(form) => (
        <>
          <ChangedElsewhereNotice labels={editor.changed} onLoad={() => editor.load(form)} />
          <Field name="name" autoComplete="off" />
          <SelectField
            name="status"
            options={entryStatuses.map((value) => ({ value, label: words.statuses[value] }))}
            help={words.statusHelp}
          />
          {!isEvent && entry?.image && <Field name="alt" autoComplete="off" help={words.altHelp} />}
          {!isEvent && (
            <div className={styles.moment}>
              <DateField name="bornOn" />
              <DateField name="diedOn" />
            </div>
          )}
          {isEvent ? <Times timezone={timezone} /> : <FuneralParts timezone={timezone} />}
          <p className="muted">{words.clock(timezone)}</p>
          <Field name="location" autoComplete="off" />
          <Field
            name="link"
            inputMode="url"
            autoComplete="off"
            help={isEvent ? words.linkHelp : words.livestreamHelp}
          />
          <RichTextField name="description" />
          {isEvent ? <SwitchField name="takesGuests" help={words.guestsHelp} /> : <NoticeParts />}
          {entry && <SwitchField name="cancelled" help={words.cancelledHelp} />}
          <FormActions bar>
            {onDone ? (
              <Button onClick={onDone}>{words.cancel}</Button>
            ) : (
              <ButtonLink to={list}>{words.cancel}</ButtonLink>
            )}
          </FormActions>
        </>
      )}
    </Form>
  )
}
