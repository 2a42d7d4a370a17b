import { labelOf } from '@mainstreet/shared/columns'
import {
  marketVariationContract,
  maxVariations,
  type MarketImage,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useBackOfficeLocale, useWords } from '../../../../kit/language/bilingual'
import { SortableList } from '../../../../kit/drag/sortable-list'
import { Button } from '../../../../kit/ui/button'
import { Card } from '../../../../kit/ui/card'
import { useFocusAfterRemoval } from '../../../../kit/ui/use-focus-after-removal'
import { rowMove } from '../../list/row-move'
import { editorWords } from '../words'
import type { ItemForm, VariationForm } from '../item-form'
import { useIsPlain } from './use-stock-follow'
import { VariationRow } from './variation-row'
import styles from './variations-section.module.css'

const { properties } = marketVariationContract.record
const columns = ['variation', 'sku', 'price', 'stock'] as const

/** A further variation costs what the one above it costs. */
const nextVariation = (rows: readonly VariationForm[]): VariationForm => ({
  variation: '',
  sku: '',
  gtin: '',
  price: rows.at(-1)?.price ?? 0,
  stock: 0,
  stockSeen: 0,
  imageId: null,
})

/** The variations of an item: added, deleted down to the last one, put in order. */
export const VariationsSection = (props: {
  form: UseFormReturn<ItemForm>
  live: readonly MarketVariation[]
  images: readonly MarketImage[]
  onStockLeft: () => void
}) => {
  const words = useWords(editorWords)
  const { form, live, images, onStockLeft } = props
  const isPlain = useIsPlain(form)
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'variations',
    keyName: 'key',
  })
  const rows = useWatch({ control: form.control, name: 'variations' })
  const locale = useBackOfficeLocale()
  // With one of either there is nothing to choose.
  const isPictured = fields.length > 1 && images.length > 1
  const { container, leave } = useFocusAfterRemoval(fields.length)
  const indexOf = (key: string) => fields.findIndex((field) => field.key === key)
  const reorder = (next: typeof fields) => {
    const moved = rowMove(
      fields.map(({ key }) => key),
      next.map(({ key }) => key),
    )
    if (moved) move(moved.from, moved.to)
  }
  return (
    <Card
      title={words.variations}
      folds
      summary={rows.map(({ variation }) => variation).join(', ')}
      action={
        <Button
          size="small"
          icon={<Plus />}
          disabled={fields.length >= maxVariations}
          onClick={() => append(nextVariation(rows), { focusName: `variations.${rows.length}.variation` })}
        >
          {words.addVariation}
        </Button>
      }
    >
      <div className={styles.section} ref={container} tabIndex={-1}>
        {!isPlain && (
          <div className={styles.heads} data-pictured={isPictured || undefined} aria-hidden="true">
            {columns.map((name) => (
              <span key={name}>{labelOf(properties[name])?.[locale]}</span>
            ))}
          </div>
        )}
        <SortableList
          label={words.variations}
          items={fields}
          getId={({ key }) => key}
          getName={({ key }) => rows[indexOf(key)]?.variation || words.variation(indexOf(key) + 1)}
          onReorder={reorder}
          renderItem={({ key }, { handle }) => (
            <VariationRow
              index={indexOf(key)}
              handle={handle}
              live={live}
              images={isPictured ? images : []}
              isLast={fields.length === 1}
              isPlain={isPlain}
              onRemove={() => {
                leave(indexOf(key))
                remove(indexOf(key))
              }}
              onStockLeft={onStockLeft}
            />
          )}
        />
      </div>
    </Card>
  )
}
