import { marketCategoryContract } from '@mainstreet/shared/contracts/marketplace/market-category'
import { createPortal } from 'react-dom'
import { useWords } from '../../../kit/language/bilingual'
import { useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { useNameCheck } from './use-name-check'
import { listWords } from './words'

type NewCategoryDialogProps = { open: boolean; onClose: () => void; onCreated: (id: number) => void }

/** Makes a category and chooses it. */
export const NewCategoryDialog = ({ open, onClose, onCreated }: NewCategoryDialogProps) => {
  const words = useWords(listWords)
  const { create } = useSave('market-categories')
  const check = useNameCheck()
  // Outside of the page's form, because a form cannot stand in a form.
  return createPortal(
    <Dialog open={open} onClose={onClose} title={words.newCategory}>
      <Form
        label={words.newCategory}
        guard={false}
        contract={marketCategoryContract}
        defaultValues={{ category: '', translations: {} }}
        onSubmit={async (values) => {
          const { id } = await create({ ...values, category: values.category.trim() })
          onCreated(id)
          onClose()
        }}
      >
        <Field name="category" autoComplete="off" data-autofocus check={check} />
        <FormActions submit={words.createIt}>
          <Button onClick={onClose}>{words.cancel}</Button>
        </FormActions>
      </Form>
    </Dialog>,
    document.body,
  )
}
