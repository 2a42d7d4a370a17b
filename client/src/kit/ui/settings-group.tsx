import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { SettingsFolds, type SettingsFoldsState } from './settings-folds'
import styles from './settings-section.module.css'
import { useAnchorFocus } from './use-anchor-focus'
import { Text } from './text'

type SettingsGroupProps = {
  /** Its anchor. */
  id: string
  title: string
  about: string
  folds: SettingsFoldsState
  /** The anchors of its sections: a group of which a search leaves none is not shown. */
  sections: readonly string[]
  children: ReactNode
}

/** Settings sections that belong together: what they are about at the left, at the right each folded to its title until it is pressed. */
export const SettingsGroup = ({ id, title, about, folds, sections, children }: SettingsGroupProps) => {
  const heading = useId()
  return (
    <section
      id={id}
      ref={useAnchorFocus<HTMLElement>(id)}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={heading}
      hidden={!sections.some(folds.isFound)}
    >
      <header>
        <Text as="h2" size="md" snug id={heading}>
          {title}
        </Text>
        <p className={classNames(styles.about, styles.groupAbout)}>{about}</p>
      </header>
      <div className={styles.folds}>
        <SettingsFolds value={folds}>{children}</SettingsFolds>
      </div>
    </section>
  )
}
