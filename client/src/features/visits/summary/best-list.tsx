import { useId, type CSSProperties, type ReactNode } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import styles from './best-list.module.css'
import { summaryWords } from './words'
import { Stack } from '../../../kit/ui/stack'

type BestListProps = {
  title: string
  /** What is said where there is none. */
  none: string
  rows: readonly { key: string; name: ReactNode; views: number }[]
}

/** What was viewed most, or where most came from: names and views, with a bar for the share of the first. */
export const BestList = ({ title, none, rows }: BestListProps) => {
  const id = useId()
  const { views: viewsLabel } = useWords(summaryWords)
  const { number } = useFormats()
  const most = rows[0]?.views ?? 1
  return (
    <section aria-labelledby={id} className={styles.best}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {rows.length === 0 && <p className="muted">{none}</p>}
      <Stack as="ol" gap={0}>
        {rows.map(({ key, name, views }) => (
          <li key={key} className={styles.row} style={{ '--share': views / most } as CSSProperties}>
            <span className={styles.name}>{name}</span>
            <data className={styles.views} value={views} title={viewsLabel}>
              {number(views)}
            </data>
          </li>
        ))}
      </Stack>
    </section>
  )
}
