import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden'

/** A turning ring; `label` is what it is waiting for, an empty label makes it decoration. */
export const Spinner = ({ label = 'Loading', large }: { label?: string; large?: boolean }) => (
  <span className={styles.spinner} data-large={large || undefined} role={label ? 'status' : undefined}>
    <span className={styles.ring} aria-hidden="true" />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
