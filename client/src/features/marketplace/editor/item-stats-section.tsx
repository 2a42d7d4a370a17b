import { useRow } from '../../../kit/data/data'
import { Card } from '../../../kit/ui/card'
import styles from './item-stats-section.module.css'

/** How often an item was clicked and viewed, counted while one looks. */
export const ItemStatsSection = ({ itemId }: { itemId: number }) => {
  const { row, error } = useRow('market-stats', itemId)
  const figures = [
    { label: 'Clicks', count: row?.clicks },
    { label: 'Views', count: row?.views },
  ]
  return (
    <Card title="Stats">
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count?.toLocaleString('en-CA') ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {error && !row && <p role="alert">The figures could not be loaded. {error.message}</p>}
    </Card>
  )
}
