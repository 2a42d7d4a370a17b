import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { Card } from '../../../kit/ui/card'
import { Stack } from '../../../kit/ui/stack'
import { editorWords } from './words'
import styles from './item-details-section.module.css'
import type { ItemForm } from './item-form'
import { OptionsEditor } from './variations/options-editor'
import { PriceAndStockForAll } from './variations/figure-for-all'
import { PriceAndStock } from './variations/price-and-stock'
import { useIsPlain } from './variations/use-stock-follow'

type ItemDetailsSectionProps = {
  form: UseFormReturn<ItemForm>
  live: readonly MarketVariation[]
  onStockLeft: () => void
}

/** Name, price, stock and state of an item, and what it comes in. */
export const ItemDetailsSection = ({ form, live, onStockLeft }: ItemDetailsSectionProps) => {
  const words = useWords(editorWords)
  const statuses = (['draft', 'public'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <Card title={words.details}>
      <Stack gap={4}>
        <div className={styles.name}>
          <Field name="title" autoComplete="off" />
          <SelectField name="status" options={statuses} />
          <div className={styles.subTitle}>
            <Field name="subTitle" autoComplete="off" />
          </div>
        </div>
        {useIsPlain(form) ? (
          <PriceAndStock live={live} onLeft={onStockLeft} />
        ) : (
          <PriceAndStockForAll {...{ form, onStockLeft }} />
        )}
        <OptionsEditor form={form} />
      </Stack>
    </Card>
  )
}
