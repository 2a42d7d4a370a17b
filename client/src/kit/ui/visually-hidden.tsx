import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only; with `live` its changes are announced. */
export const VisuallyHidden = ({ children, live }: { children: ReactNode; live?: boolean }) => (
  <span className={styles.hidden} {...(live ? { role: 'status' } : {})}>
    {children}
  </span>
)
