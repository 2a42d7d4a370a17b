import { Outlet } from 'react-router-dom'
import { Brand } from './brand'
import styles from './plain-layout.module.css'

/** The quiet ground of signing in: the product's name and one card. */
export const PlainLayout = () => (
  <div className={styles.page}>
    <div className={styles.brand}>
      <Brand to="/" />
    </div>
    <main className={styles.main}>
      <Outlet />
    </main>
  </div>
)
