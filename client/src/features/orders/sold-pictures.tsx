import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { useWords } from '../../kit/language/bilingual'
import { Picture } from '../../kit/ui/picture'
import styles from './dashboard-orders-page.module.css'
import { orderWords } from './order-words'
import { Text } from '../../kit/ui/text'

/** What was bought: the first item with its picture, and how many others there are. */
export const SoldPictures = ({ lines }: { lines: readonly OrderLine[] }) => {
  const [first, ...others] = lines
  const words = useWords(orderWords)
  if (!first) return null
  return (
    <span className={styles.sold}>
      <span className={styles.picture}>
        <Picture src={first.image || null} alt="" ratio="1" />
      </span>
      <Text wrap="anywhere">
        {first.title}
        {first.quantity > 1 && ` ×\u00a0${first.quantity}`}
        {others.length > 0 && <Text tone="muted"> {words.others(others.length)}</Text>}
      </Text>
    </span>
  )
}
