import {
  choiceOf,
  combinationLabel,
  combinationsOf,
  isSameValue,
  type ItemOption,
} from '@mainstreet/shared/rules/items/item-options'
import type { VariationForm } from '../item-form'

/** The options of an item as they are now and as they were when its variations were last made of them. */
export interface OptionsChange {
  options: readonly ItemOption[]
  before: readonly ItemOption[]
  rows: readonly VariationForm[]
}

const hasValue = (values: readonly string[], value: string) => values.some((each) => isSameValue(each, value))

const isWithin = (values: readonly string[], others: readonly string[]) =>
  values.every((value) => hasValue(others, value))

const fitsCombination = (values: readonly string[], combination: readonly string[]) =>
  values.length > combination.length ? isWithin(combination, values) : isWithin(values, combination)

/** What a value is called now: one that alone has changed in its option was renamed. */
const renamedIn =
  ({ options, before }: OptionsChange) =>
  (value: string, place: number): string => {
    const [now, then] = [options[place]?.values ?? [], before[place]?.values ?? []]
    if (options.length !== before.length || now.length !== then.length) return value
    const changed = now.flatMap((each, index) => (isSameValue(each, then[index]!) ? [] : [index]))
    return changed.length === 1 && isSameValue(value, then[changed[0]!]!) ? now[changed[0]!]! : value
  }

/** The values that each row stands for; the one row of an item without options stands for all of them. */
const valuesOfRows = (change: OptionsChange) => {
  const { options, before, rows } = change
  const renamed = renamedIn(change)
  const known = rows.map((row) => ({
    row,
    values: choiceOf(row.variation, options) ?? choiceOf(row.variation, before)?.map(renamed),
  }))
  const [only] = known
  return known.length === 1 && only && !only.values ? [{ ...only, values: [] }] : known
}

const newRow = (combination: readonly string[], known: ReturnType<typeof valuesOfRows>): VariationForm => {
  const like = known.find(({ values }) => values?.[0] && isSameValue(values[0], combination[0]!))?.row
  return {
    variation: combinationLabel(combination),
    sku: '',
    gtin: '',
    price: (like ?? known[0]?.row)?.price ?? 0,
    stock: 0,
    stockSeen: 0,
    imageId: like?.imageId ?? null,
  }
}

/** The variations of an item's options: rows that are there keep what was typed, those of new values are added, and what no option names any more is `removed`. */
export const rowsOfOptions = (
  change: OptionsChange,
): { rows: VariationForm[]; removed: readonly VariationForm[] } => {
  const { options, before } = change
  // Without options, variations are what their owner calls them.
  if (options.length === 0) return { rows: [...change.rows], removed: [] }
  const known = valuesOfRows(change)
  const left = new Set(known)
  const rows = combinationsOf(options).flatMap((combination) => {
    const fitting = [...left].filter(({ values }) => values && fitsCombination(values, combination))
    const found = fitting.find(({ values }) => values?.length === combination.length) ?? fitting[0]
    if (found) {
      left.delete(found)
      const label = combinationLabel(combination)
      return [isSameValue(found.row.variation, label) ? found.row : { ...found.row, variation: label }]
    }
    // A combination that could be there already was deleted on purpose.
    const wasThere =
      before.length === options.length &&
      combination.every((value, at) => hasValue(before[at]!.values, value))
    return wasThere ? [] : [newRow(combination, known)]
  })
  return { rows, removed: [...left].map(({ row }) => row) }
}
