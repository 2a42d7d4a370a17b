import type { ReactNode } from 'react'
import { Text } from './text'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** What one of them may look like. */
  sample?: string
}

/** Says that there is nothing yet, and what to do next. */
export const EmptyState = ({ title, children, icon, action, sample }: EmptyStateProps) => (
  <div className={styles.state}>
    {icon && (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <Text as="p" weight="strong">
      {title}
    </Text>
    {children && <div className={styles.text}>{children}</div>}
    {sample && <p className={styles.sample}>{sample}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
