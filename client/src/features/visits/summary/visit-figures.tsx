import type { AnalyticsSummary, VisitFigures as Figures } from '@mainstreet/shared/contracts/site/visits'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import styles from './visit-figures.module.css'
import { summaryWords } from './words'

const names = ['views', 'visits', 'users'] as const satisfies (keyof Figures)[]

const Change = ({ now, before }: { now: number; before: number }) => {
  const words = useWords(summaryWords)
  const { percent } = useFormats()
  // Nothing is no measure of anything.
  if (before === 0) return null
  const change = Math.round(((now - before) / before) * 100)
  const share = percent(Math.abs(change) / 100)
  if (change === 0) return <span className={styles.change}>{words.same}</span>
  const isMore = change > 0
  return (
    <span className={styles.change} data-more={isMore || undefined}>
      <span aria-hidden="true">
        {isMore ? '▲' : '▼'} {share}
      </span>
      <VisuallyHidden>{isMore ? words.more(share) : words.less(share)}</VisuallyHidden>
    </span>
  )
}

/** Views, visits and unique users, and how they compare with the same time before. */
export const VisitFigures = ({ summary }: { summary: AnalyticsSummary }) => {
  const words = useWords(summaryWords)
  const { number } = useFormats()
  return (
    <dl className={styles.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt className={styles.label}>{words[name]}</dt>
          <dd className={styles.value}>
            {number(summary[name])} <Change now={summary[name]} before={summary.before[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
