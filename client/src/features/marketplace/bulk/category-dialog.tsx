import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { Select } from '../../../kit/ui/select'
import { toast } from '../../../kit/ui/toaster'
import { useCategories } from '../list/use-categories'
import { useChangeItems } from './use-change-items'
import { bulkWords } from './words'

export interface BulkDialogProps {
  items: readonly MarketItem[]
  open: boolean
  onClose: () => void
}

/** What all of them share, to begin with. */
const sharedCategory = ([first, ...others]: readonly MarketItem[]) =>
  first?.categoryId && others.every(({ categoryId }) => categoryId === first.categoryId)
    ? String(first.categoryId)
    : ''

/** Puts several items into one category, or into none. */
export const CategoryDialog = ({ items, open, onClose }: BulkDialogProps) => {
  const words = useWords(bulkWords)
  const { change } = useChangeItems()
  const [chosen, choose] = useState<string | null>(null)
  const value = chosen ?? sharedCategory(items)
  const close = () => {
    choose(null)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={words.categoryTitle(items.length)}
      confirm={words.move}
      onConfirm={async () => {
        const ids = items.map(({ id }) => id)
        const changed = await change(ids, { categoryId: value ? Number(value) : null })
        toast.success(words.moved(changed.length))
      }}
    >
      <Select
        label={words.category}
        placeholder={words.noCategory}
        options={(useCategories() ?? []).map(({ id, category }) => ({ value: String(id), label: category }))}
        value={value}
        onChange={({ target }) => choose(target.value)}
      />
    </ConfirmDialog>
  )
}
