import { maxDaysAhead } from '@mainstreet/shared/contracts/site/special-hours'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Moment } from '@mainstreet/shared/rules/money/price'
import type { DayHours, SpecialHours } from '@mainstreet/shared/rules/time/hours'
import { withTimeOff, type TimeOff } from '@mainstreet/shared/rules/time/time-off'
import { dateAfter, openingsFrom } from '@mainstreet/shared/rules/time/openings'
import { useList } from '../../../kit/data/data'
import { useBackOfficeLocale } from '../../../kit/language/bilingual'
import { openStateOf } from '../../../kit/site/hours/opening'
import { en } from '../../../kit/site/words/en'
import { fr } from '../../../kit/site/words/fr'
import { useNow } from '../../../kit/site/hours/use-now'
import styles from './shop-head.module.css'

const words = { en, fr }
// As the page of details asks, so that both read once.
const datesFirst = { $sort: { date: 1 }, $limit: 500 }
const offFirst = { $sort: { startsOn: 1 } }

interface Rows {
  hours: readonly DayHours[]
  dates: readonly SpecialHours[]
  off: readonly TimeOff[]
}

const openingsOf = ({ hours, dates, off }: Rows, { now, timezone }: Moment) => {
  const { date } = localTime(now, timezone)
  const special = withTimeOff(dates, off, [dateAfter(date, -2), dateAfter(date, maxDaysAhead)])
  return openingsFrom(now, { hours, special, timezone })
}

/** Whether the shop is open now, in the words its visitors read; nothing where it has no hours. */
export const OpenState = ({ timezone }: { timezone: string }) => {
  const { rows: hours } = useList('profile-hours')
  const { rows: dates } = useList('profile-special-hours', datesFirst)
  const { rows: off } = useList('profile-time-off', offFirst)
  const locale = useBackOfficeLocale()
  const now = useNow()
  const openings = hours && dates && off && now && openingsOf({ hours, dates, off }, { now, timezone })
  const opening = openings && openStateOf({ openings, timezone, now }, words[locale])
  if (openings && !opening) return null
  return (
    <span className={styles.opening} data-open={opening?.open || undefined}>
      {opening?.text ?? '\u00a0'}
    </span>
  )
}
