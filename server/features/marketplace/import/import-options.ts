import { isDeepStrictEqual } from 'node:util'
import type { ImportChange } from '@mainstreet/shared/contracts/marketplace/imports'
import type {
  MarketItem,
  MarketItemWrite,
  MarketOption,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { isSameValue, valuesOf, valuesText } from '@mainstreet/shared/rules/items/item-options'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import type { OptionDraft } from './import-draft'

type Input = NonNullable<MarketItemWrite['options']>[number]

/** An item's options as an import leaves them. */
export interface OptionsPlan {
  /** All of them in order; undefined where the import changes none. */
  inputs?: Input[]
  changes: ImportChange[]
}

/** The options that some rows' values are of, named by each; values in the order in which they first come. */
export const optionsOf = (
  named: readonly { option: string; values: readonly (string | undefined)[] }[],
): OptionDraft[] =>
  named.map(({ option, values }) => ({
    option,
    values: valuesText([...new Set(values.filter((value) => value !== undefined))]),
  }))

const optionText = ({ option, values }: Pick<MarketOption, 'option' | 'values'>) =>
  `${option}: ${valuesOf(values).join(', ')}`

/** The values of a file, and those that variations outside of it may still be made of. */
const valuesWith = (before: string, given: string): string => {
  const listed = valuesOf(given)
  const others = valuesOf(before).filter((value) => !listed.some((each) => isSameValue(each, value)))
  return others.length ? valuesText([...listed, ...others]) : given
}

const mergeOption = (row: MarketOption, draft: OptionDraft): Input => {
  const { translations } = draft
  const values = valuesWith(row.values, draft.values)
  return {
    id: row.id,
    // The same values, however they are separated, stay as they were written.
    values: isDeepStrictEqual(valuesOf(values), valuesOf(row.values)) ? row.values : values,
    ...(translations && !isDeepStrictEqual(translations, row.translations) && { translations }),
  }
}

const isChanged = (row: MarketOption, input: Input) =>
  input.values !== row.values || input.translations !== undefined

/** Puts a file's options into an item: known ones get its values, new ones are added, and none is removed. */
export const planOptions = (
  before: MarketItem | undefined,
  drafts: readonly OptionDraft[] = [],
): OptionsPlan => {
  const rows = inOrder(before?.options ?? [])
  const changes: ImportChange[] = []
  const left = new Set(rows)
  const inputs = drafts.map((draft): Input => {
    const row = [...left].find(({ option }) => isSameValue(option, draft.option))
    if (!row) {
      changes.push({ field: 'options', from: '', to: optionText(draft) })
      return draft
    }
    left.delete(row)
    const input = mergeOption(row, draft)
    if (isChanged(row, input))
      changes.push({
        field: 'options',
        from: optionText(row),
        to: optionText({ ...row, values: input.values ?? '' }),
      })
    return input
  })
  if (!changes.length) return { changes }
  return { inputs: [...inputs, ...[...left].map(({ id }) => ({ id }))], changes: before ? changes : [] }
}
