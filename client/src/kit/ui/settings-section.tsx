import { ChevronDown } from 'lucide-react'
import { use, useId, type ReactNode } from 'react'
import { SettingsFolds, type SettingsFoldsState } from './settings-folds'
import styles from './settings-section.module.css'
import { useAnchorFocus } from './use-anchor-focus'
import { Text } from './text'

type SettingsSectionProps = {
  /** The section's anchor, as links name it. */
  id: string
  title: string
  about?: ReactNode
  /** What stands under the heading: how the saving goes. */
  status?: ReactNode
  children: ReactNode
}

/** A section of a group: its title until it is pressed, or until something in it is refused. */
const FoldedSection = (props: SettingsSectionProps & { folds: SettingsFoldsState }) => {
  const { id, title, about, status, children, folds } = props
  const heading = useId()
  const { toggle } = folds
  const isOpen = folds.isOpen(id)
  return (
    <section
      id={id}
      ref={useAnchorFocus<HTMLElement>(id)}
      tabIndex={-1}
      className={styles.fold}
      aria-labelledby={heading}
      hidden={!folds.isFound(id)}
    >
      <header className={styles.foldHead}>
        <Text as="h3" size="md" snug id={heading}>
          {toggle ? (
            <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => toggle(id)}>
              {title}
              <ChevronDown aria-hidden="true" />
            </button>
          ) : (
            title
          )}
        </Text>
        {about && <p className={styles.about}>{about}</p>}
        {status}
      </header>
      <div className={styles.foldBody} data-folded={!isOpen || undefined}>
        {children}
      </div>
    </section>
  )
}

/** A row of a settings page: what it is at the left, a card with its fields at the right; on phones below each other. In a group it folds. */
export const SettingsSection = (props: SettingsSectionProps) => {
  const folds = use(SettingsFolds)
  return folds ? <FoldedSection {...props} folds={folds} /> : <OpenSection {...props} />
}

const OpenSection = ({ id, title, about, status, children }: SettingsSectionProps) => {
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
        <Text as="h2" size="md" snug id={heading}>
          {title}
        </Text>
        {about && <p className={styles.about}>{about}</p>}
        {status}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
