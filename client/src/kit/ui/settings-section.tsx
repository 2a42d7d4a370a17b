import { ChevronDown } from 'lucide-react'
import { use, useId, type ReactNode } from 'react'
import { SettingsFolds, type SettingsFoldsState } from './settings-folds'
import styles from './settings-section.module.css'
import { useAnchorFocus } from './use-anchor-focus'
import { Text } from './text'
import { useMedia } from './use-media'

type SettingsSectionProps = {
  /** The section's anchor, as links name it. */
  id: string
  title: string
  about?: ReactNode
  /** What stands under the heading: how the saving goes. */
  status?: ReactNode
  children: ReactNode
}

type FoldToggleProps = { isOpen: boolean; toggle: () => void; children: ReactNode }

const FoldToggle = ({ isOpen, toggle, children }: FoldToggleProps) => (
  <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={toggle}>
    {children}
    <ChevronDown aria-hidden="true" />
  </button>
)

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
            <FoldToggle isOpen={isOpen} toggle={() => toggle(id)}>
              {title}
            </FoldToggle>
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
  return folds && !folds.onlyNarrow ? (
    <FoldedSection {...props} folds={folds} />
  ) : (
    <OpenSection {...props} folds={folds} />
  )
}

const narrow = '(max-width: 899px)'

type OpenSectionProps = SettingsSectionProps & { folds: SettingsFoldsState | null }

const OpenSection = ({ id, title, about, status, children, folds }: OpenSectionProps) => {
  const heading = useId()
  const isNarrow = useMedia(narrow)
  const toggle = isNarrow ? folds?.toggle : undefined
  const isOpen = !toggle || folds!.isOpen(id)
  return (
    <section
      id={id}
      ref={useAnchorFocus<HTMLElement>(id)}
      tabIndex={-1}
      className={styles.section}
      data-folded={!isOpen || undefined}
      aria-labelledby={heading}
    >
      <header className={styles.rowHead}>
        <Text as="h2" size="md" snug id={heading}>
          {toggle ? (
            <FoldToggle isOpen={isOpen} toggle={() => toggle(id)}>
              {title}
            </FoldToggle>
          ) : (
            title
          )}
        </Text>
        {isOpen && about && <p className={styles.about}>{about}</p>}
        {status}
      </header>
      <div className={styles.card} data-folded={!isOpen || undefined}>
        {children}
      </div>
    </section>
  )
}
