import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { Brand } from '../brand'
import { Row } from '../../../kit/ui/stack'
import styles from './plain-layout.module.css'

/** The product's name and one card, beside the picture of the business whose address it is; the server says which (`business-style.ts`). */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.business} aria-hidden="true" />
    <Row as="header" gap={0} align="stretch" nowrap pack="center">
      <Brand to="/" />
    </Row>
    <main className={styles.main}>{children}</main>
  </div>
)

/** The layout of signing in. */
export const PlainLayout = () => (
  <PlainFrame>
    <Outlet />
  </PlainFrame>
)
