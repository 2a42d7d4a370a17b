import { Outlet } from 'react-router-dom'
import { Brand } from '../brand'
import styles from './plain-layout.module.css'

/** The layout of signing in: the product's name and one card. */
export const PlainLayout = () => (
  <div className={styles.page}>
    <header className={styles.brand}>
      <Brand to="/" />
    </header>
    <main className={styles.main}>
      <Outlet />
    </main>
  </div>
)
