import type { ReactNode } from 'react'
import { Text } from './text'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Says that there is nothing yet, and what to do next. */
export const EmptyState = ({ title, children, icon, action }: EmptyStateProps) => (
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
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
