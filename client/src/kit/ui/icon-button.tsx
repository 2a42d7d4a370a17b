import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  /** The key that does the same, as the hint says it. */
  hotkey?: string
}

/** A square button with a picture only; `label` is its name and its hint. */
export const IconButton = ({ label, icon, hotkey, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    title={hotkey ? `${label} (${hotkey})` : label}
    aria-keyshortcuts={hotkey}
    className={classNames(styles.button, className)}
    {...rest}
  >
    {icon}
  </button>
)
