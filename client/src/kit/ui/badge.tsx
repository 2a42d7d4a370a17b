import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** The meaning of a mark or message. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** A short state beside a name; `dot` adds a point in the tone's colour. */
export const Badge = ({
  children,
  tone = 'neutral',
  dot,
}: {
  children: ReactNode
  tone?: Tone
  dot?: boolean
}) => (
  <span className={styles.badge} data-tone={tone} data-dot={dot || undefined}>
    {children}
  </span>
)
