import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './folded.module.css'

type FoldedProps = {
  /** The line that is always seen. */
  summary: ReactNode
  open?: boolean
  /** With a border around it, as a field has. */
  framed?: boolean
  children: ReactNode
}

/** What is seen only once its line is pressed. */
export const Folded = ({ summary, open, framed, children }: FoldedProps) => (
  <details className={`${styles.folded} ${framed ? styles.framed : ''}`} open={open || undefined}>
    <summary>
      {summary}
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
)
