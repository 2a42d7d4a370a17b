import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { lazyPanel } from '../../lazy-panel'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './filter-button.module.css'

const FilterSheet = lazyPanel(async () => (await import('./filter-sheet')).FilterSheet)

type FilterButtonProps = {
  words: { filter: string; filters: (count: number) => string; showFound: (count: number) => string }
  /** How much the list is narrowed. */
  count: number
  total: number | undefined
  /** In every window, not on a phone alone. */
  always?: boolean
  children: ReactNode
}

/** The one button for all that narrows and orders a list, where there is no room for it. */
export const FilterButton = ({ words, count, total = 0, always, children }: FilterButtonProps) => {
  const [open, setOpen] = useState<boolean>()
  return (
    <div className={styles.filter} data-always={always || undefined}>
      <Button
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...FilterSheet.ahead}
      >
        {count > 0 && <VisuallyHidden>{words.filters(count)}</VisuallyHidden>}
        <span aria-hidden={count > 0}>
          {words.filter}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </span>
      </Button>
      {open !== undefined && (
        <FilterSheet
          title={words.filter}
          show={words.showFound(total)}
          open={open}
          onClose={() => setOpen(false)}
        >
          {children}
        </FilterSheet>
      )}
    </div>
  )
}
