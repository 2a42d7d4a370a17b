import { Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './brand.module.css'

/** The product's mark and name, as a link. */
export const Brand = ({ to }: { to: string }) => (
  <Link to={to} className={styles.brand}>
    <span className={styles.mark} aria-hidden="true">
      <Store />
    </span>
    Mainstreet
  </Link>
)
