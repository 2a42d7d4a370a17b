import { useKitWords } from './kit-words'
import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden'

/** A turning ring; `label` is what it is waiting for, an empty label makes it decoration. */
export const Spinner = ({ label, large }: { label?: string; large?: boolean }) => {
  const { loading } = useKitWords()
  const words = label ?? loading
  return (
    <span className={styles.spinner} data-large={large || undefined} role={words ? 'status' : undefined}>
      <span className={styles.ring} aria-hidden="true" />
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  )
}
