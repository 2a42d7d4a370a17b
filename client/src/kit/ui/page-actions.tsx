import type { ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from './button'
import { DropdownMenu } from './dropdown-menu'
import { ButtonLink } from './link'
import styles from './page.module.css'
import { pageWords } from './page-words'

/** Something else that can be done on a page, beside its primary action: it does something, or leads somewhere. */
export type PageAction = {
  label: string
  icon: ReactNode
  to?: string
  onSelect?: () => void
  loading?: boolean
  disabled?: boolean
}

/** As many stand side by side on a phone, and on a tablet; more are a menu there. */
const mostOnPhones = 2
const mostOnTablets = 3

const Action = ({ label, icon, to, onSelect, loading, disabled }: PageAction) =>
  to === undefined ? (
    <Button icon={icon} loading={loading} disabled={disabled} onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={to} icon={icon}>
      {label}
    </ButtonLink>
  )

type PageActionsProps = {
  actions: readonly PageAction[]
  /** How many buttons stand beside them that are none of theirs. */
  others?: number
}

/** The secondary actions of a page's head: buttons, which a narrow window has in a menu where they would crowd it. */
export const PageActions = ({ actions, others = 0 }: PageActionsProps) => {
  const { more } = useWords(pageWords)
  const buttons = actions.map((action) => <Action key={action.label} {...action} />)
  const count = actions.length + others
  if (count <= mostOnPhones) return buttons
  const many = count > mostOnTablets || undefined
  return (
    <>
      <div className={styles.wide} data-many={many}>
        {buttons}
      </div>
      <div className={styles.narrow} data-many={many}>
        <DropdownMenu
          label={more}
          items={actions.map(({ loading, disabled, ...item }) => ({
            ...item,
            disabled: disabled || loading,
          }))}
        />
      </div>
    </>
  )
}
