import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { Picture } from '../../kit/ui/picture'
import styles from './dashboard-orders-page.module.css'

/** What was bought: the first item with its picture, and how many others there are. */
export const SoldPictures = ({ lines }: { lines: readonly OrderLine[] }) => {
  const [first, ...others] = lines
  if (!first) return null
  return (
    <span className={styles.sold}>
      <span className={styles.picture}>
        <Picture src={first.image || null} alt="" ratio="1" />
      </span>
      <span className={styles.title}>
        {first.title}
        {first.quantity > 1 && ` × ${first.quantity}`}
      </span>
      {others.length > 0 && <span className={styles.others}>+{others.length}</span>}
    </span>
  )
}
