import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button'
import styles from './pagination.module.css'

type PaginationProps = { total: number; skip: number; limit: number; onChange: (skip: number) => void }

/** Which rows of how many are shown, and links to the others; nothing when they fit on one page. */
export const Pagination = ({ total, skip, limit, onChange }: PaginationProps) => {
  if (total <= limit && skip === 0) return null
  const last = Math.min(skip + limit, total)
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <p className={styles.count} aria-live="polite">
        {Math.min(skip + 1, total).toLocaleString('en-CA')}–{last.toLocaleString('en-CA')} of{' '}
        {total.toLocaleString('en-CA')}
      </p>
      <div className={styles.steps}>
        <Button
          size="small"
          icon={<ChevronLeft />}
          disabled={skip === 0}
          onClick={() => onChange(Math.max(0, skip - limit))}
        >
          Previous
        </Button>
        <Button
          size="small"
          icon={<ChevronRight />}
          disabled={last >= total}
          onClick={() => onChange(skip + limit)}
        >
          Next
        </Button>
      </div>
    </nav>
  )
}
