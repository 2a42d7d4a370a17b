import type { MarketCategory } from '@mainstreet/shared/contracts/marketplace/market-category'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../kit/language/bilingual'
import { useRemove } from '../../../kit/data/data-writes'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { Dialog } from '../../../kit/ui/dialog'
import { Stack } from '../../../kit/ui/stack'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { listWords } from './words'
import { CategoryRow } from './category-row'
import styles from './manage-categories-dialog.module.css'

type ManageCategoriesDialogProps = {
  open: boolean
  onClose: () => void
  categories: readonly MarketCategory[]
  onRemoved: (id: number) => void
}

/** A new name that was typed and not saved is asked about before the dialog goes. */
const useTypedNames = (close: () => void) => {
  const typed = useRef(new Set<number>())
  const [asking, setAsking] = useState(false)
  return {
    asking,
    note: (id: number, unsaved: boolean) => void typed.current[unsaved ? 'add' : 'delete'](id),
    close: () => (typed.current.size > 0 ? setAsking(true) : close()),
    stay: () => setAsking(false),
    drop: () => {
      typed.current.clear()
      setAsking(false)
      close()
    },
  }
}

/** Renames and removes the owner's categories. */
export const ManageCategoriesDialog = (props: ManageCategoriesDialogProps) => {
  const { open, onClose, categories, onRemoved } = props
  const words = useWords(listWords)
  const { remove } = useRemove('market-categories')
  const [leaving, setLeaving] = useState<MarketCategory | null>(null)
  const names = useTypedNames(onClose)
  const { container, leave } = useFocusAfterRemoval(categories.length, leaving !== null)
  const removeIt = async () => {
    if (!leaving) return
    leave(categories.findIndex(({ id }) => id === leaving.id))
    await remove(leaving.id)
    names.note(leaving.id, false)
    onRemoved(leaving.id)
  }
  return createPortal(
    <>
      {/* Before the dialog it asks about: what closes first gives the focus back first. */}
      <ConfirmDialog
        open={names.asking}
        onClose={names.stay}
        onConfirm={names.drop}
        title={words.leaveNames}
        confirm={words.leave}
        cancel={words.stay}
        danger
      >
        {words.unsavedName}
      </ConfirmDialog>
      <Dialog
        open={open}
        onClose={names.close}
        title={words.categories}
        footer={<Button onClick={names.close}>{words.done}</Button>}
      >
        <div ref={container} tabIndex={-1} className={styles.list}>
          {categories.length === 0 && <p>{words.noCategories}</p>}
          <Stack as="ul" gap={3}>
            {categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                onRemove={() => setLeaving(category)}
                onTyped={(unsaved) => names.note(category.id, unsaved)}
              />
            ))}
          </Stack>
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={removeIt}
        title={words.removeTitle}
        confirm={words.remove}
        danger
      >
        {words.removeText(leaving?.category ?? '')}
      </ConfirmDialog>
    </>,
    document.body,
  )
}
