import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { editorWords } from './words'
import type { ItemForm } from './item-form'
import { PriceAndStock } from './variations/price-and-stock'
import { useIsPlain } from './variations/use-stock-follow'

type ItemDetailsSectionProps = {
  form: UseFormReturn<ItemForm>
  live: readonly MarketVariation[]
  onStockLeft: () => void
}

/** Name, price and state of an item. */
export const ItemDetailsSection = ({ form, live, onStockLeft }: ItemDetailsSectionProps) => {
  const words = useWords(editorWords)
  const statuses = (['draft', 'public'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <Card title={words.details}>
      <Stack gap={4}>
        <Grid>
          <Field name="title" autoComplete="off" />
          <SelectField name="status" options={statuses} help={words.statusHelp} />
        </Grid>
        {useIsPlain(form) && <PriceAndStock live={live} onLeft={onStockLeft} />}
        <Field name="subTitle" autoComplete="off" />
      </Stack>
    </Card>
  )
}
