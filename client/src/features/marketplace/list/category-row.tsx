import {
  marketCategoryContract,
  type MarketCategory,
} from '@mainstreet/shared/contracts/marketplace/market-category'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { FormError } from '../../../kit/form/form-error'
import { Form } from '../../../kit/form/form'
import { Button } from '../../../kit/ui/button'
import { IconButton } from '../../../kit/ui/icon-button'
import { toast } from '../../../kit/ui/toaster'
import { useNameCheck } from './use-name-check'
import { listWords } from './words'
import styles from './category-row.module.css'

type CategoryRowProps = {
  category: MarketCategory
  onRemove: () => void
  /** Called when a new name is begun, and when it is saved or taken back. */
  onTyped: (unsaved: boolean) => void
}

const RenameButton = ({ onTyped }: Pick<CategoryRowProps, 'onTyped'>) => {
  const words = useWords(listWords)
  const { isDirty, isSubmitting } = useFormState()
  useEffect(() => {
    onTyped(isDirty)
    // Called when it changes, not when the parent renders again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDirty])
  return (
    <Button
      type="submit"
      variant={isDirty ? 'primary' : 'secondary'}
      disabled={!isDirty}
      loading={isSubmitting}
    >
      {words.rename}
    </Button>
  )
}

/** A category that can be renamed and removed. */
export const CategoryRow = ({ category, onRemove, onTyped }: CategoryRowProps) => {
  const words = useWords(listWords)
  const { patch } = useSave('market-categories')
  const mayRemove = useMay(marketCategoryContract, 'remove')
  const check = useNameCheck(category.id)
  return (
    <li>
      <Form
        label={words.categoryForm(category.category)}
        guard={false}
        contract={marketCategoryContract}
        defaultValues={{ category: category.category, translations: category.translations }}
        onSubmit={(values) => patch(category.id, { ...values, category: values.category.trim() })}
        onSaved={({ category: name }) => toast.success(words.renamed(name.trim()))}
      >
        <FormError />
        <div className={styles.row}>
          <Field
            name="category"
            label={words.nameOf(category.category)}
            hideLabel
            autoComplete="off"
            check={check}
          />
          <RenameButton onTyped={onTyped} />
          {mayRemove && (
            <IconButton label={words.removeOne(category.category)} icon={<Trash2 />} onClick={onRemove} />
          )}
        </div>
      </Form>
    </li>
  )
}
