import { routes } from '@mainstreet/shared/routes'
import type { SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { clockText, longDateText } from '@mainstreet/shared/rules/time/moment-text'
import { useState } from 'react'
import { HomeStrip } from '../../kit/site/home-strip'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { numberOptions } from '../../kit/ui/number-options'
import { Select } from '../../kit/ui/select'
import { useBookingDays, usualParty } from './use-booking-days'

const supperSeconds = 19 * 3600

/** The time of a day that most guests want: the first in the evening, else the last there is. */
const usualTime = ({ times }: SlotDay, timezone: string) =>
  times.find((time) => localTime(new Date(time), timezone).seconds >= supperSeconds) ?? times.at(-1)!

/** The three questions of a table on the home page; the page they lead to has their answers. */
export const BookStrip = () => {
  const words = useBookingWords()
  const hours = useSiteWords('hours')
  const { company, options } = useShownSite()
  const days = useBookingDays()
  const [people, setPeople] = useState(Math.min(usualParty, options.bookingLargestParty))
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const day = days.find((each) => each.date === date) ?? days[0]
  if (!day) return null
  const at = day.times.includes(time) ? time : usualTime(day, company.timezone)
  const asked = new URLSearchParams({ people: String(people), day: day.date, time: at })
  return (
    <HomeStrip label={words.title}>
      <Select
        label={words.people}
        value={String(people)}
        onChange={({ target }) => setPeople(Number(target.value))}
        options={numberOptions(1, options.bookingLargestParty, words.peopleCount)}
      />
      <Select
        label={words.day}
        value={day.date}
        onChange={({ target }) => setDate(target.value)}
        options={days.map((each) => ({ value: each.date, label: longDateText(each.date, hours) }))}
      />
      <Select
        label={words.time}
        value={at}
        onChange={({ target }) => setTime(target.value)}
        options={day.times.map((each) => ({
          value: each,
          label: clockText(each, company.timezone, hours),
        }))}
      />
      <SiteButtonLink link={`${routes.book}?${asked.toString()}`} variant="primary" size="large">
        {words.find}
      </SiteButtonLink>
    </HomeStrip>
  )
}
