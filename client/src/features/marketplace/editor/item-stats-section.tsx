import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useList, useRow } from '../../../kit/data/data'
import { Card } from '../../../kit/ui/card'
import { shareWords } from '../../share/words'
import { editorWords } from './words'
import styles from './item-stats-section.module.css'

/** How often an item was clicked and viewed, counted while one looks. */
export const ItemStatsSection = ({ itemId }: { itemId: number }) => {
  const { row, error } = useRow('market-stats', itemId)
  const link = useList('short-links', { itemId, $limit: 1 }).rows?.[0]
  const words = useWords(editorWords)
  const { opens } = useWords(shareWords)
  const { number } = useFormats()
  const figures = [
    { label: words.clicks, count: row?.clicks },
    { label: words.views, count: row?.views },
    ...(link ? [{ label: opens, count: link.opens }] : []),
  ]
  return (
    <Card
      title={words.stats}
      folds="everywhere"
      summary={figures
        .map(({ label, count }) => `${label} ${count === undefined ? '–' : number(count)}`)
        .join(' · ')}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count === undefined ? '–' : number(count)}</dd>
          </div>
        ))}
      </dl>
      {error && !row && <p role="alert">{words.noStats(error.message)}</p>}
    </Card>
  )
}
