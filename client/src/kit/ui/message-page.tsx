import type { ReactNode } from 'react'
import { Text } from './text'
import styles from './message-page.module.css'

/** A page that only says one thing: what happened, and where to go from here. */
export const MessagePage = ({
  title,
  titleOf,
  children,
  action,
}: {
  title: string
  /** Whose page it is, for the window's title. */
  titleOf?: string
  children: ReactNode
  action?: ReactNode
}) => (
  <div className={styles.page}>
    <title>{titleOf ? `${title} · ${titleOf}` : title}</title>
    <Text as="h1" size="2xl">
      {title}
    </Text>
    <div className={styles.text}>{children}</div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
