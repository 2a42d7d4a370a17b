import type { HoursLine } from '@mainstreet/shared/rules/time/hours'
import styles from './hours-table.module.css'
import { useWeek } from './use-week'

type HoursLinesProps = {
  /** Those of the week. */
  lines: readonly HoursLine[]
  /** Those of single dates. */
  dates: readonly HoursLine[]
  today?: HoursLine
}

/** Opening hours as visitors read them, today's line marked. */
export const HoursLines = ({ lines, dates, today }: HoursLinesProps) => (
  <table className={styles.hours}>
    {[lines, dates].map((group, index) => (
      <tbody key={index}>
        {group.map((line) => (
          <tr key={line.days} aria-current={line === today ? 'date' : undefined}>
            <th scope="row">
              {line.days}
              {line.note && <small>{line.note}</small>}
            </th>
            <td>{line.text}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)

/** The opening hours of a week and of dates to come. */
export const HoursTable = () => <HoursLines {...useWeek()} />
