import { useId, type ReactNode } from 'react'
import styles from './settings-section.module.css'
import { useAnchorFocus } from './use-anchor-focus'

type SettingsSectionProps = {
  /** The section's anchor, as the links at the top of the page name it. */
  id: string
  title: string
  about?: ReactNode
  /** What stands under the heading: how the saving goes. */
  status?: ReactNode
  children: ReactNode
}

/** A row of a settings page: what it is at the left, a card with its fields at the right; on phones below each other. */
export const SettingsSection = ({ id, title, about, status, children }: SettingsSectionProps) => {
  const heading = useId()
  return (
    <section
      id={id}
      ref={useAnchorFocus<HTMLElement>(id)}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={heading}
    >
      <header>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
        {status}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
