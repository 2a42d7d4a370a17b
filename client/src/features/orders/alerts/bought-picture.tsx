import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { Picture } from '../../../kit/ui/picture'
import styles from './alerts.module.css'

/** The picture of the first thing bought, and how many others there are. */
export const BoughtPicture = ({ lines: [first, ...others] }: { lines: readonly OrderLine[] }) => (
  <span className={styles.bought}>
    <span className={styles.picture}>
      <Picture src={first?.image} alt="" />
    </span>
    {others.length > 0 && <span>+{others.length}</span>}
  </span>
)
