import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'
import { useKitWords } from './kit-words'
import { Spinner } from './spinner'

/** How much a button asks for: one `primary` per screen, `danger` for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The look of a button, for links that act as one too. */
export type ButtonLook = { variant?: ButtonVariant; size?: 'small' | 'normal' | 'large'; wide?: boolean }

/** The class names of a button's look. */
export const buttonClass = ({ variant = 'secondary', size = 'normal', wide }: ButtonLook, extra?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, extra)

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean; icon?: ReactNode }

/** A button; while `loading` it keeps its size and focus and ignores clicks. */
export const Button = (props: ButtonProps) => {
  const { variant, size, wide, loading, icon, className, children, onClick, type = 'button', ...rest } = props
  const { wait } = useKitWords()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {loading && (
        <span className={styles.busy}>
          <Spinner label={wait} />
        </span>
      )}
    </button>
  )
}
