import type { AnalyticsSummary, VisitFigures as Figures } from '@mainstreet/shared/contracts/visits'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import styles from './visit-figures.module.css'
import { summaryWords } from './words'

const names = ['views', 'visits', 'users'] as const satisfies (keyof Figures)[]

const Change = ({ now, before }: { now: number; before: number }) => {
  const words = useWords(summaryWords)
  const locale = useBackOfficeLocale()
  // Nothing is no measure of anything.
  if (before === 0) return null
  const change = Math.round(((now - before) / before) * 100)
  const percent = (Math.abs(change) / 100).toLocaleString(`${locale}-CA`, { style: 'percent' })
  if (change === 0) return <span className={styles.change}>{words.same}</span>
  const isMore = change > 0
  return (
    <span className={styles.change} data-more={isMore || undefined}>
      <span aria-hidden="true">
        {isMore ? '▲' : '▼'} {percent}
      </span>
      <VisuallyHidden>{isMore ? words.more(percent) : words.less(percent)}</VisuallyHidden>
    </span>
  )
}

/** Views, visits and unique users, and how they compare with the same time before. */
export const VisitFigures = ({ summary }: { summary: AnalyticsSummary }) => {
  const words = useWords(summaryWords)
  const locale = useBackOfficeLocale()
  return (
    <dl className={styles.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt className={styles.label}>{words[name]}</dt>
          <dd className={styles.value}>
            {summary[name].toLocaleString(`${locale}-CA`)}{' '}
            <Change now={summary[name]} before={summary.before[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
