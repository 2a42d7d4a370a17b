import { otherDates } from '@mainstreet/shared/rules/time/time-off'
import { openingsFrom } from '@mainstreet/shared/rules/time/openings'
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

/** Whether the shop is open now, in the words its visitors read; nothing where it has no hours. */
export const OpenState = ({ timezone }: { timezone: string }) => {
  const { rows: hours } = useList('profile-hours')
  const { rows: dates } = useList('profile-special-hours', datesFirst)
  const { rows: off } = useList('profile-time-off', offFirst)
  const locale = useBackOfficeLocale()
  const now = useNow()
  const special = dates && off && now && otherDates(dates, off, { now, timezone })
  const openings = hours && special && openingsFrom(now, { hours, special, timezone })
  const opening = openings && openStateOf({ openings, timezone, now }, words[locale])
  if (openings && !opening) return null
  return (
    <span className={styles.opening} data-open={opening?.open || undefined}>
      {opening?.text ?? '\u00a0'}
    </span>
  )
}
