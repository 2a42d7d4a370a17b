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

/** As many stand side by side on a phone; more are a menu there. */
const mostOnPhones = 2

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

/** The secondary actions of a page's head: buttons, which a phone has in a menu where they would crowd it. */
export const PageActions = ({ actions }: { actions: readonly PageAction[] }) => {
  const { more } = useWords(pageWords)
  const buttons = actions.map((action) => <Action key={action.label} {...action} />)
  if (actions.length <= mostOnPhones) return buttons
  return (
    <>
      <div className={styles.wide}>{buttons}</div>
      <div className={styles.narrow}>
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
