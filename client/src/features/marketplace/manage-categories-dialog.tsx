import type { MarketCategory } from '@mainstreet/shared/marketplace'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useRemove, useSave } from '../../kit/data-writes'
import { Field } from '../../kit/form/field'
import { Form } from '../../kit/form/form'
import { Button } from '../../kit/ui/button'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import { Dialog } from '../../kit/ui/dialog'
import { IconButton } from '../../kit/ui/icon-button'
import { Stack } from '../../kit/ui/stack'
import styles from './manage-categories-dialog.module.css'

const CategoryRow = ({ category, onRemove }: { category: MarketCategory; onRemove: () => void }) => {
  const { patch } = useSave('market-categories')
  return (
    <li>
      <Form
        label={`Category ${category.category}`}
        guard={false}
        defaultValues={{ category: category.category }}
        onSubmit={(values) => patch(category.id, { category: values.category.trim() })}
      >
        {({ formState }) => (
          <div className={styles.row}>
            <Field
              name="category"
              label={`Name of ${category.category}`}
              hideLabel
              required
              maxLength={80}
              autoComplete="off"
            />
            <Button type="submit" disabled={!formState.isDirty} loading={formState.isSubmitting}>
              Rename
            </Button>
            <IconButton label={`Remove ${category.category}`} icon={<Trash2 />} onClick={onRemove} />
          </div>
        )}
      </Form>
    </li>
  )
}

type ManageCategoriesDialogProps = {
  open: boolean
  onClose: () => void
  categories: readonly MarketCategory[]
  onRemoved: (id: number) => void
}

/** Renames and removes the owner's categories. */
export const ManageCategoriesDialog = (props: ManageCategoriesDialogProps) => {
  const { open, onClose, categories, onRemoved } = props
  const { remove } = useRemove('market-categories')
  const [leaving, setLeaving] = useState<MarketCategory | null>(null)
  const removeIt = async () => {
    if (!leaving) return
    await remove(leaving.id)
    onRemoved(leaving.id)
  }
  return createPortal(
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Categories"
        footer={<Button onClick={onClose}>Done</Button>}
      >
        {categories.length === 0 && <p>There are no categories yet.</p>}
        <Stack as="ul" gap={3}>
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} onRemove={() => setLeaving(category)} />
          ))}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={removeIt}
        title="Remove this category?"
        confirm="Remove"
        danger
      >
        Items in "{leaving?.category}" stay, without a category.
      </ConfirmDialog>
    </>,
    document.body,
  )
}
