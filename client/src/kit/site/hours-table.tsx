import styles from './hours-table.module.css'
import { useWeek } from './use-week'

/** The opening hours of a week, today's line marked. */
export const HoursTable = () => {
  const { lines, today } = useWeek()
  return (
    <table className={styles.hours}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.days} aria-current={line === today ? 'date' : undefined}>
            <th scope="row">{line.days}</th>
            <td>{line.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
