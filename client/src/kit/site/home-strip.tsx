import type { ReactNode } from 'react'
import styles from './home-strip.module.css'

/** A band under the first screen that asks what one came for: its boxes in a line, and the button that leads there. */
export const HomeStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles.strip} aria-label={label}>
    <div className={styles.inner}>{children}</div>
  </section>
)
