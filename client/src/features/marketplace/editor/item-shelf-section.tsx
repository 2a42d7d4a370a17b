import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { useCategories } from '../list/use-categories'
import { editorWords } from './words'
import { CategoryField } from './category-field'
import type { ItemForm } from './item-form'
import styles from './item-shelf-section.module.css'
import { itemAddress } from '../../../kit/site-address'

type ItemShelfSectionProps = {
  id: number
  form: UseFormReturn<ItemForm>
  /** The host of the business's site; unknown until its account is read. */
  domain?: string
}

/** Where an item is found: its category, sector, words and address elsewhere. */
export const ItemShelfSection = ({ id, form, domain }: ItemShelfSectionProps) => {
  const words = useWords(editorWords)
  const categoryId = useWatch({ control: form.control, name: 'categoryId' })
  const shelf = useCategories()?.find((each) => each.id === categoryId)
  const generate = () =>
    domain &&
    form.setValue('externalUrl', itemAddress(id, domain), { shouldDirty: true, shouldValidate: true })
  return (
    <Card title={words.shelf} folds="everywhere" summary={shelf?.category ?? words.noCategory}>
      <Stack gap={4}>
        <Grid>
          <CategoryField form={form} />
          <SelectField name="sector" placeholder={words.chooseSector} help={words.sectorHelp} />
        </Grid>
        <Field name="tags" autoComplete="off" help={words.tagsHelp} />
        <div className={styles.beside}>
          <Field
            name="externalUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            help={words.externalUrlHelp}
          />
          <Button onClick={generate} disabled={!domain} title={words.generateAbout}>
            {words.generate}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
