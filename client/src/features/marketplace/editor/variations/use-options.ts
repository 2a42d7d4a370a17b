import { maxVariations } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { combinationsOf, valuesOf, type ItemOption } from '@mainstreet/shared/rules/items/item-options'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ItemForm, OptionForm, VariationForm } from '../item-form'
import { rowsOfOptions } from './option-rows'

/** The options that are filled in far enough to make variations of. */
export const readOptions = (options: readonly OptionForm[]): ItemOption[] =>
  options
    .map(({ option, values }) => ({ option: option.trim(), values: valuesOf(values) }))
    .filter(({ option, values }) => option !== '' && values.length > 0)

interface Asked {
  options: OptionForm[]
  rows: VariationForm[]
  removed: readonly VariationForm[]
}

const changed = { shouldDirty: true, shouldTouch: true }

/** The options of the item's form, and the variations that follow them; what would be removed is asked about first. */
export const useOptions = (form: UseFormReturn<ItemForm>) => {
  const options = useWatch({ control: form.control, name: 'options' })
  const rows = useWatch({ control: form.control, name: 'variations' })
  // What the variations were last made of.
  const applied = useRef(form.getValues('options'))
  const [asking, setAsking] = useState<Asked>()

  const take = ({ options: next, rows: made }: Asked) => {
    applied.current = next
    form.setValue('options', next, changed)
    form.setValue('variations', made, changed)
  }
  const applyTo = (next: OptionForm[]) => {
    const known = readOptions(next)
    const before = readOptions(applied.current)
    if (JSON.stringify(known) === JSON.stringify(before)) return form.setValue('options', next, changed)
    if (combinationsOf(known).length > maxVariations) return
    const { rows: made, removed } = rowsOfOptions({
      options: known,
      before,
      rows: form.getValues('variations'),
    })
    const asked = { options: next, rows: made, removed }
    if (removed.length > 0) setAsking(asked)
    else take(asked)
  }
  const now = () => form.getValues('options')
  return {
    options,
    rows,
    asking,
    type: (index: number, next: Partial<OptionForm>) =>
      form.setValue(
        'options',
        now().map((option, at) => (at === index ? { ...option, ...next } : option)),
        changed,
      ),
    add: () => form.setValue('options', [...now(), { option: '', values: '' }], changed),
    remove: (index: number) => applyTo(now().filter((_, at) => at !== index)),
    apply: () => applyTo(now()),
    confirm: () => {
      if (asking) take(asking)
    },
    dismiss: () => {
      setAsking(undefined)
      // Nothing was removed: what was typed goes back to what the variations are made of.
      if (asking && applied.current !== asking.options) form.setValue('options', applied.current, changed)
    },
  }
}
