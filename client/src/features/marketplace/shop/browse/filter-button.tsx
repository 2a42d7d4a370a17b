import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useShopTexts } from '../../../../kit/site/texts/shop-texts'
import { Button } from '../../../../kit/ui/button'
import type { ShopView } from '../use-shop-view'
import styles from './filter-button.module.css'

const loadSheet = () => import('./filter-sheet')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))
const ahead = () => void loadSheet().catch(() => {})

/** How much the list is narrowed. */
const chosenIn = ({ sale, category, from, to, inStock }: ShopView) =>
  [sale, category, from || to, inStock].filter(Boolean).length

/** The one button beside the search of a phone, for all that narrows and orders the list. */
export const FilterButton = ({ view }: { view: ShopView }) => {
  const texts = useShopTexts('list')
  const [open, setOpen] = useState<boolean>()
  const count = chosenIn(view)
  return (
    <div className={styles.filter}>
      <Button
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-label={count ? texts.filters(count) : undefined}
        onClick={() => setOpen(true)}
        onPointerDown={ahead}
      >
        {texts.filter}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {open !== undefined && (
        <Suspense>
          <FilterSheet view={view} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
