import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { editorWords } from './words'
import { CategoryField } from './category-field'
import { itemAddress } from './item-address'
import styles from './item-details-section.module.css'
import type { ItemForm } from './item-form'
import { PriceAndStock } from './variations/price-and-stock'
import { useIsPlain } from './variations/use-stock-follow'

type ItemDetailsSectionProps = {
  id: number
  form: UseFormReturn<ItemForm>
  /** The host of the business's site; unknown until its account is read. */
  domain?: string
  live: readonly MarketVariation[]
  onStockLeft: () => void
}

/** Name, price, state, address and categories of an item. */
export const ItemDetailsSection = (props: ItemDetailsSectionProps) => {
  const { id, form, domain, live, onStockLeft } = props
  const words = useWords(editorWords)
  const statuses = (['draft', 'public'] as const).map((value) => ({ value, label: words[value] }))
  const generate = () =>
    domain &&
    form.setValue('externalUrl', itemAddress(id, domain), { shouldDirty: true, shouldValidate: true })
  return (
    <Card title={words.details}>
      <Stack gap={4}>
        <Grid>
          <Field name="title" autoComplete="off" />
          <SelectField name="status" options={statuses} help={words.statusHelp} />
        </Grid>
        {useIsPlain(form) && <PriceAndStock live={live} onLeft={onStockLeft} />}
        <Field name="subTitle" autoComplete="off" />
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
        <Grid>
          <SelectField name="sector" placeholder={words.chooseSector} help={words.sectorHelp} />
          <CategoryField form={form} />
        </Grid>
        <Field name="tags" autoComplete="off" help={words.tagsHelp} />
      </Stack>
    </Card>
  )
}
