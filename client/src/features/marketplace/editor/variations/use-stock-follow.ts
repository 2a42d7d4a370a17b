import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { stocksToFollow } from './follow-stock'
import type { ItemForm } from '../item-form'

/** Takes over stock that changed on the server while its field is untouched, so that the form still counts as unchanged. */
export const useStockFollow = (form: UseFormReturn<ItemForm>, live: readonly MarketVariation[]) => {
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

/** Whether the item is sold in one way only: its price and stock then stand beside its name. */
export const useIsPlain = (form: UseFormReturn<ItemForm>): boolean => {
  const [variations, options] = useWatch({ control: form.control, name: ['variations', 'options'] })
  return variations.length === 1 && options.length === 0
}
