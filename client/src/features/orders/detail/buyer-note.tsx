import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { useWords } from '../../../kit/language/bilingual'
import { detailWords } from './detail-words'
import styles from './detail.module.css'

/** What the buyer wrote, above everything that is to be done. */
export const BuyerNote = ({ order: { name, notes } }: { order: Order }) => {
  const words = useWords(detailWords)
  if (!notes.trim()) return null
  return (
    <figure className={styles.quote}>
      <figcaption>{words.buyerSays(name)}</figcaption>
      <blockquote>{notes}</blockquote>
    </figure>
  )
}
