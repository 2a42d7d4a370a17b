import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import type { CSSProperties } from 'react'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { monthName } from './dates'
import styles from './month-list.module.css'
import { summaryWords } from './words'
import { Text } from '../../../kit/ui/text'

type MonthListProps = Pick<AnalyticsSummary, 'months'> & {
  chosen: string | undefined
  onChoose: (month: string) => void
}

const Months = ({ months, chosen, onChoose, most }: MonthListProps & { most: number }) => {
  const locale = useBackOfficeLocale()
  const { number } = useFormats()
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
            <span>{monthName(month, locale)}</span> <Text tabular>{number(views)}</Text>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The last 12 months and their views, the newest first; those before anybody came are folded. */
export const MonthList = ({ months, ...choice }: MonthListProps) => {
  const words = useWords(summaryWords)
  const most = Math.max(1, ...months.map(({ views }) => views))
  const first = months.findIndex(({ views }) => views > 0)
  // One line in the place of one line would say less.
  const quiet = first > 1 ? first : 0
  return (
    <>
      <Months months={months.slice(quiet)} {...choice} most={most} />
      {quiet > 0 && (
        <details className={styles.before}>
          <summary>{words.noViewsBefore(quiet)}</summary>
          <Months months={months.slice(0, quiet)} {...choice} most={most} />
        </details>
      )}
    </>
  )
}
