import { useWords } from '../../../kit/language/bilingual'
import styles from './price-list.module.css'
import { bulkWords } from './words'

interface PriceRow {
  id: number
  name: string
  before: string
  after: string
}

/** Prices as they are and as they would be, and how many more there are. */
export const PriceList = ({ rows, others }: { rows: readonly PriceRow[]; others: number }) => {
  const words = useWords(bulkWords)
  return (
    <ul className={styles.prices}>
      {rows.map(({ id, name, before, after }) => (
        <li key={id}>
          <span className={styles.name}>{name}</span>
          <span aria-label={words.before}>{before}</span>
          <span aria-hidden="true">→</span>
          <strong aria-label={words.after}>{after}</strong>
        </li>
      ))}
      {others > 0 && <li>{words.more(others)}</li>}
    </ul>
  )
}
