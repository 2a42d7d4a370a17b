import { Outlet } from 'react-router-dom'
import { Brand } from '../brand'
import { Row } from '../../../kit/ui/stack'
import styles from './plain-layout.module.css'

/** The layout of signing in: the product's name and one card. */
export const PlainLayout = () => (
  <div className={styles.page}>
    <Row as="header" gap={0} align="stretch" nowrap pack="center">
      <Brand to="/" />
    </Row>
    <main className={styles.main}>
      <Outlet />
    </main>
  </div>
)
