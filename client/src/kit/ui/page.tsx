import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './link'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** What the window is called, where that is not the title. */
  tab?: string
  children: ReactNode
  description?: ReactNode
  action?: ReactNode
  back?: { to: string; label: string; reloadDocument?: boolean }
  badge?: ReactNode
}

/** A screen of the dashboard: title, one primary action at the top right, content of at most 1200 px. */
export const Page = ({ title, tab = title, children, description, action, back, badge }: PageProps) => (
  <div className={styles.page}>
    <title>{`${tab} · Mainstreet`}</title>
    <header className={styles.header}>
      <div className={styles.words}>
        {back && (
          <TextLink to={back.to} reloadDocument={back.reloadDocument} quiet className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </TextLink>
        )}
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{title}</h1>
          {badge}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
    <div className={styles.content}>{children}</div>
  </div>
)
