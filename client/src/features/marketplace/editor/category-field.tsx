import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Button } from '../../../kit/ui/button'
import { Row, Stack } from '../../../kit/ui/stack'
import { ManageCategoriesDialog } from '../list/manage-categories-dialog'
import { NewCategoryDialog } from '../list/new-category-dialog'
import { useCategories } from '../list/use-categories'
import { editorWords } from './words'
import type { ItemForm } from './item-form'

/** The owner's own categories: one is chosen, new ones are made, old ones renamed and removed. */
export const CategoryField = ({ form }: { form: UseFormReturn<ItemForm> }) => {
  const words = useWords(editorWords)
  const categories = useCategories()
  const [dialog, setDialog] = useState<'new' | 'manage' | null>(null)
  const close = () => setDialog(null)
  const choose = (id: number | null) => form.setValue('categoryId', id, { shouldDirty: true })
  // Until the list is there, the box must not look as if nothing had been chosen.
  const options = categories?.map(({ id, category }) => ({ value: String(id), label: category }))
  return (
    <Stack gap={2}>
      <SelectField
        key={options ? 'known' : 'loading'}
        name="categoryId"
        numeric
        options={options ?? []}
        placeholder={options ? words.noCategory : words.loading}
        disabled={!options}
        help={words.categoryHelp}
      />
      <Row gap={2}>
        <Button size="small" onClick={() => setDialog('new')}>
          {words.newCategory}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDialog('manage')}>
          {words.manage}
        </Button>
      </Row>
      <NewCategoryDialog open={dialog === 'new'} onClose={close} onCreated={choose} />
      <ManageCategoriesDialog
        open={dialog === 'manage'}
        onClose={close}
        categories={categories ?? []}
        onRemoved={(id) => form.getValues('categoryId') === id && choose(null)}
      />
    </Stack>
  )
}
