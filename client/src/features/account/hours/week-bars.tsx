import type { ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import { daySeconds } from '@mainstreet/shared/rules/time/durations'
import { secondsOf, spansOf, timeText } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { hoursWords } from './hours-words'
import styles from './week-bars.module.css'

const ticks = [0, 6, 12, 18, 24].map((hour) => hour * 3600)
const share = (seconds: number) => `${(seconds / daySeconds) * 100}%`

/** The part of a day that an opening covers; the night after midnight is not drawn twice. */
const barOf = ({ open, close }: { open: string; close: string }) => {
  const [from, to] = [secondsOf(open), secondsOf(close)]
  return { left: share(from), width: share((to <= from ? daySeconds : to) - from) }
}

/** A week's openings as seven bars from midnight to midnight; what visitors read says the same in words. */
export const WeekBars = ({ hours }: { hours: readonly ProfileHours[] }) => {
  const words = useWords(hoursWords)
  const site = hoursByLanguage[useBackOfficeLocale()]
  return (
    <figure className={styles.week} aria-label={words.atAGlance}>
      <div className={styles.rows} aria-hidden="true">
        {weekdays.map((weekday) => (
          <div key={weekday} className={styles.row}>
            <span>{site.days[weekday]}</span>
            <div className={styles.track}>
              {spansOf(hours.find((row) => row.day === weekday)).map((span) => (
                <span key={span.open} className={styles.bar} style={barOf(span)} />
              ))}
            </div>
          </div>
        ))}
        <div className={styles.row}>
          <span />
          <div className={styles.ticks}>
            {ticks.slice(1, -1).map((seconds) => (
              <span key={seconds} style={{ left: share(seconds) }}>
                {timeText(seconds, site)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}
