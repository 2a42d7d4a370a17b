import {
  maxVariations,
  type MarketImage,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { SortableList } from '../../../kit/drag/sortable-list'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { rowMove } from '../list/row-move'
import { editorWords } from './words'
import { stocksToFollow } from './follow-stock'
import type { ItemForm, VariationForm } from './item-form'
import { OptionsEditor } from './options-editor'
import { VariationRow } from './variation-row'
import styles from './variations-section.module.css'

/** Takes over stock that changed on the server while its field is untouched, so that the form still counts as unchanged. */
const useStockFollow = (form: UseFormReturn<ItemForm>, live: readonly MarketVariation[]) => {
  const follow = () => {
    const followed = stocksToFollow(form.getValues('variations'), live)
    if (followed.length === 0) return
    for (const { index, stock } of followed) {
      form.setValue(`variations.${index}.stock`, stock)
      form.setValue(`variations.${index}.stockSeen`, stock)
    }
    const stocks = new Map(followed.map(({ id, stock }) => [id, { stock, stockSeen: stock }]))
    const defaults = form.formState.defaultValues as ItemForm
    const variations = defaults.variations.map((row) => ({ ...row, ...(row.id && stocks.get(row.id)) }))
    const keep = { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true }
    form.reset({ ...defaults, variations }, keep)
  }
  useEffect(() => {
    follow()
    // Only news from the server: what is being typed may pass through the old figure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [live])
  return follow
}

/** A further variation costs what the one above it costs. */
const nextVariation = (rows: readonly VariationForm[]): VariationForm => ({
  variation: '',
  sku: '',
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
}) => {
  const words = useWords(editorWords)
  const { form, live, images } = props
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'variations',
    keyName: 'key',
  })
  const rows = useWatch({ control: form.control, name: 'variations' })
  const follow = useStockFollow(form, live)
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
    <Card title={words.variations} description={words.variationsAbout}>
      <div className={styles.section} ref={container} tabIndex={-1}>
        <OptionsEditor form={form} />
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
              // With one of either there is nothing to choose.
              images={fields.length > 1 && images.length > 1 ? images : []}
              isLast={fields.length === 1}
              onRemove={() => {
                leave(indexOf(key))
                remove(indexOf(key))
              }}
              onStockLeft={follow}
            />
          )}
        />
        <Button
          icon={<Plus />}
          disabled={fields.length >= maxVariations}
          onClick={() => append(nextVariation(rows), { focusName: `variations.${rows.length}.variation` })}
        >
          {words.addVariation}
        </Button>
      </div>
    </Card>
  )
}
