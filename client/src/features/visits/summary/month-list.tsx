import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import type { CSSProperties } from 'react'
import { useBackOfficeLocale } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { monthName } from './dates'
import styles from './month-list.module.css'

type MonthListProps = Pick<AnalyticsSummary, 'months'> & {
  chosen: string | undefined
  onChoose: (month: string) => void
}

/** The last 12 months with their views, the latest first; each chooses its month. */
export const MonthList = ({ months, chosen, onChoose }: MonthListProps) => {
  const locale = useBackOfficeLocale()
  const { number } = useFormats()
  const most = Math.max(1, ...months.map(({ views }) => views))
  return (
    <ol className="plain">
      {months.toReversed().map(({ month, views }) => (
        <li key={month}>
          <button
            type="button"
            className={styles.month}
            aria-pressed={month === chosen}
            onClick={() => onChoose(month)}
            style={{ '--share': views / most } as CSSProperties}
          >
            <span>{monthName(month, locale)}</span> <span className={styles.views}>{number(views)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
