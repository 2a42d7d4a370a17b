import { bilingual, useWords } from '../language/bilingual'
import { useFormats } from '../language/use-formats'
import styles from './figures.module.css'
import { VisuallyHidden } from './visually-hidden'

const figureWords = bilingual({
  en: {
    more: (change: string) => `${change} more than before`,
    less: (change: string) => `${change} less than before`,
    same: 'as before',
  },
  fr: {
    more: (change) => `${change} de plus qu’avant`,
    less: (change) => `${change} de moins qu’avant`,
    same: 'comme avant',
  },
})

/** What was counted in a time, and in the one before it. */
type Figure = {
  label: string
  value: string
  now: number
  before: number
  /** Makes it the large one, with these words below. */
  note?: string
}

const Change = ({ now, before }: Pick<Figure, 'now' | 'before'>) => {
  const words = useWords(figureWords)
  const { percent } = useFormats()
  // Nothing is no measure of anything.
  if (before <= 0) return null
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

/** Figures beside each other, on phones like a bill, and how each compares with the time before. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, now, before, note }) => (
      <div key={label} className={styles.figure} data-lead={note !== undefined || undefined}>
        <dt className="muted">{label}</dt>
        <dd className={styles.value}>
          {value} <Change now={now} before={before} />
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
