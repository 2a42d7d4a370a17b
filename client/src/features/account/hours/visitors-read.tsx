import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { withTimeOff } from '@mainstreet/shared/rules/time/time-off'
import { useNow } from '../../../kit/site/hours/use-now'
import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { maxDaysAhead, specialLines, weekLines } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { useRow } from '../../../kit/data/data'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { HoursLines } from '../../../kit/site/hours/hours-table'
import { Notice } from '../../../kit/ui/notice'
import styles from './hours.module.css'
import { hoursWords } from './hours-words'
import { WeekBars } from './week-bars'
import { Text } from '../../../kit/ui/text'

type VisitorsReadProps = {
  account: Account
  hours: readonly ProfileHours[]
  special: readonly ProfileSpecialHours[]
  off: readonly ProfileTimeOff[]
}

/** The hours as the public page words them, in the language of the site. */
export const VisitorsRead = ({ account, hours, special, off }: VisitorsReadProps) => {
  const words = useWords(hoursWords)
  const { row: options } = useRow('profile-options', account.id)
  const locale = useBackOfficeLocale()
  // Of a site in both languages its owner reads the own one.
  const language = account.bilingual ? locale : account.language
  const site = hoursByLanguage[language]
  const today = localTime(useNow() ?? new Date(), account.timezone).date
  const dates = withTimeOff(special, off, [today, dateAfter(today, maxDaysAhead)])
  return (
    <section className={styles.part} aria-labelledby="visitors-read">
      <Text as="h3" size="sm" id="visitors-read">
        {words.visitorsRead}
      </Text>
      {options?.showHours === false && <Notice>{words.hidden}</Notice>}
      <WeekBars hours={hours} />
      <div className={styles.preview} lang={language}>
        <HoursLines lines={weekLines(hours, site)} dates={specialLines(dates, site)} />
      </div>
    </section>
  )
}
