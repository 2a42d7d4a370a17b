import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }

/** A square button with a picture only; `label` is its name and its hint. */
export const IconButton = ({ label, icon, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles.button, className)}
    {...rest}
  >
    {icon}
  </button>
)
