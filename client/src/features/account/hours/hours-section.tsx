import type { Account } from '@mainstreet/shared/contracts/account'
import { localTime, weekdays } from '@mainstreet/shared/rules/time/local-time'
import { useEffect, useRef } from 'react'
import { useList } from '../../../kit/data/data'
import { useSave } from '../../../kit/data/data-writes'
import { SaveStatus, useJoinedSaveState } from '../../../kit/form/save-status'
import { useWords } from '../../../kit/language/bilingual'
import { useNow } from '../../../kit/site/hours/use-now'
import { ErrorState } from '../../../kit/ui/error-state'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { DayRow } from './day-row'
import styles from './hours.module.css'
import { hoursWords } from './hours-words'
import { SpecialDays } from './special-days'
import { TimeOff } from './time-off'
import { useCopyToAll } from './use-copy-to-all'
import { VisitorsRead } from './visitors-read'

/** The days of the week, Monday first; an account without any is given them. */
const useWeek = () => {
  const { rows, error, refetch } = useList('profile-hours')
  const { create } = useSave('profile-hours')
  const isAsked = useRef(false)
  const isMissing = rows?.length === 0
  useEffect(() => {
    if (!isMissing || isAsked.current) return
    isAsked.current = true
    void Promise.allSettled(weekdays.map((day) => create({ day }))).then(refetch)
  }, [isMissing, create, refetch])
  const week = weekdays.flatMap((day) => rows?.find((row) => row.day === day) ?? [])
  return { rows: rows && week, error, refetch }
}

/** The dates that are not over where the business is, soonest first. */
const useDates = (timezone: string) => {
  const { rows, error, refetch } = useList('profile-special-hours', { $sort: { date: 1 }, $limit: 500 })
  const today = localTime(useNow() ?? new Date(), timezone).date
  return { rows: rows?.filter(({ date }) => date >= today), error, refetch, today }
}

/** The time off that is not over. */
const useTimeOff = (today: string) => {
  const { rows, error, refetch } = useList('profile-time-off', { $sort: { startsOn: 1 } })
  return { rows: rows?.filter(({ endsOn }) => endsOn >= today), error, refetch }
}

/** When the business is open: its week, the dates that differ, and what visitors read of both. */
export const HoursSection = ({ account, id }: { account: Account; id: string }) => {
  const words = useWords(hoursWords)
  const { state, report, forgetting } = useJoinedSaveState()
  const week = useWeek()
  const dates = useDates(account.timezone)
  const off = useTimeOff(dates.today)
  const copyToAll = useCopyToAll(week.rows ?? [])
  const failed = [week, dates, off].find(({ error, rows }) => error && !rows)
  return (
    <SettingsSection
      id={id}
      title={words.title}
      about={words.about}
      status={<SaveStatus state={state} thing={words.title} />}
    >
      {failed && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(week.rows && dates.rows && off.rows) && <Skeleton lines={10} />}
      {week.rows && dates.rows && off.rows && (
        <div className={styles.parts}>
          <ul className={styles.days}>
            {week.rows.map((row) => (
              <DayRow
                key={row.id}
                row={row}
                onState={report(row.day)}
                onCopy={(from) => void copyToAll(from)}
                {...{ report, forgetting }}
              />
            ))}
          </ul>
          <TimeOff account={account} rows={off.rows} today={dates.today} />
          <SpecialDays rows={dates.rows} today={dates.today} {...{ report, forgetting }} />
          <VisitorsRead account={account} hours={week.rows} special={dates.rows} off={off.rows} />
        </div>
      )}
    </SettingsSection>
  )
}
