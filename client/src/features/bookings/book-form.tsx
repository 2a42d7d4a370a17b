import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { maxBookingLengths as lengths, type BookingField } from '@mainstreet/shared/rules/booking-rules'
import type { SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import { clockText, momentText } from '@mainstreet/shared/rules/time/moment-text'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../kit/ui/button'
import { TextField } from '../../kit/ui/text-field'
import { mainNumber } from '../../kit/site/contact/contact-addresses'
import { ContactTrap } from '../../kit/site/contact/contact-trap'
import { useShownSite } from '../../kit/site/shown-site'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './book-form.module.css'
import { Options, Question } from './choices'
import { DayQuestion, partsOf } from './day-question'
import { useBookForm } from './use-book-form'
import { usualParty } from './use-booking-days'
import { Stack } from '../../kit/ui/stack'

/** The times of a day, by the parts of the day. */
const TimeQuestion = (props: {
  day: SlotDay
  value: string
  onChoose: (time: string) => void
  error?: string
}) => {
  const { day, value, onChoose, error } = props
  const words = useBookingWords()
  const hours = useSiteWords('hours')
  const { timezone } = useShownSite().company
  const label = (time: string) => clockText(time, timezone, hours)
  return (
    <Question name="startsAt" title={words.time} error={error}>
      <Stack>
        {partsOf(day, timezone).map(({ part, times }) => (
          <div key={part} className={styles.part}>
            <p className={styles.partName}>{words.parts[part]}</p>
            <Options
              name="startsAt"
              layout="times"
              options={times.map((time) => ({ value: time, label: label(time) }))}
              {...{ value, onChoose, error }}
            />
          </div>
        ))}
      </Stack>
    </Question>
  )
}

const PeopleQuestion = ({ value, onChoose }: { value: number; onChoose: (people: number) => void }) => {
  const words = useBookingWords()
  const { company, options } = useShownSite()
  const max = options.bookingLargestParty
  const phone = mainNumber(company)
  return (
    <Question name="people" title={words.people}>
      <Options
        name="people"
        layout="few"
        value={String(value)}
        onChoose={(people) => onChoose(Number(people))}
        options={Array.from({ length: max }, (_, index) => ({
          value: String(index + 1),
          label: index + 1,
          name: words.peopleCount(index + 1),
        }))}
      />
      {phone && (
        <p className={styles.hint}>
          {words.more(max)} <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      )}
    </Question>
  )
}

/** Asks for a table: how many, a day, a time, and whom to answer. */
export const BookForm = ({ days }: { days: readonly SlotDay[] }) => {
  const words = useBookingWords()
  const hours = useSiteWords('hours')
  const { timezone } = useShownSite().company
  const [asked] = useSearchParams()
  const [date, setDate] = useState(asked.get('day') ?? '')
  const [time, setTime] = useState(asked.get('time') ?? '')
  const [people, setPeople] = useState(Math.max(1, Math.trunc(Number(asked.get('people'))) || usualParty))
  const day = days.find((each) => each.date === date) ?? days[0]!
  // A time that has passed meanwhile is chosen no more.
  const startsAt = day.times.includes(time) ? time : ''
  const party = Math.min(people, useShownSite().options.bookingLargestParty)
  const { form, faults, notice, busy, submit, forget } = useBookForm({ startsAt, people: party })
  const at = startsAt && momentText(startsAt, timezone, hours)
  const field = (name: BookingField) => ({
    name,
    label: words[name],
    maxLength: lengths[name],
    error: faults[name],
    // One of phone and email is enough: either takes the error away that asks for one.
    onInput: () => forget(...(name === 'email' ? (['email', 'phone'] as const) : [name])),
  })
  return (
    // The method keeps what is typed out of the address, should somebody be quicker than the script.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <PeopleQuestion value={party} onChoose={setPeople} />
        <DayQuestion days={days} value={day.date} onChoose={setDate} />
        <TimeQuestion
          day={day}
          value={startsAt}
          error={faults.startsAt}
          onChoose={(next) => {
            forget('startsAt')
            setTime(next)
          }}
        />
      </Stack>
      <div className={styles.guest}>
        <p className={styles.summary} aria-live="polite">
          {at ? words.summary(words.peopleCount(party), at.date, at.time) : words.peopleCount(party)}
        </p>
        <TextField {...field('name')} required autoComplete="name" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" help={words.oneOfBoth} />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <ContactTrap />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {words.send}
        </Button>
        <p className={styles.notice} role="status" data-failed={Boolean(notice) || undefined}>
          {notice?.text ?? words.unanswered}
        </p>
      </div>
    </form>
  )
}
