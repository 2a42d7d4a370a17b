import { pickColumns } from '@mainstreet/shared/columns-of'
import type { ImportChange, ImportChoices } from '@mainstreet/shared/contracts/marketplace/imports'
import {
  marketVariationContract,
  type MarketItem,
  type MarketItemWrite,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { variationFileColumns } from '@mainstreet/shared/rules/items/item-export'
import { isSameValue } from '@mainstreet/shared/rules/items/item-options'
import { variationTranslationColumns } from '@mainstreet/shared/rules/translation-column'
import { onlyVariation, type VariationDraft } from './import-draft'
import { translationChanges } from './import-translations'

type Input = NonNullable<MarketItemWrite['variations']>[number]

/** An item's variations as an import leaves them. */
export interface VariationsPlan {
  /** All of them in order; undefined where the import changes none. */
  inputs?: Input[]
  /** The file's line of each input; the item's own, where the file does not list it. */
  lines: (number | undefined)[]
  changes: ImportChange[]
  /** Stocks of the file that are left out. */
  kept: ImportChange[]
}

const labelOf = ({ variation }: VariationDraft) => variation ?? onlyVariation

type Same = (row: MarketVariation, draft: VariationDraft) => boolean

// The surest sign first, for all drafts, before the next one is tried.
const signs: Same[] = [
  (row, { id }) => row.id === id,
  (row, { sku }) => row.sku !== '' && row.sku === sku,
  (row, draft) => row.variation === labelOf(draft),
  // Earlier imports put a slash between the values of options.
  (row, draft) => isSameValue(row.variation, labelOf(draft)),
]

/** Which of an item's variations each of a file's stands for; those without one are left. */
export const pairVariations = (rows: readonly MarketVariation[], drafts: readonly VariationDraft[]) => {
  const pairs = new Map<MarketVariation, VariationDraft>()
  const [row, draft] = [rows[0], drafts[0]]
  // The item's only variation on both sides, whatever it is called here.
  if (rows.length === 1 && drafts.length === 1 && row && draft?.variation === undefined)
    return { pairs: new Map([[row, draft!]]), left: new Set<VariationDraft>() }
  const left = new Set(drafts)
  for (const same of signs)
    for (const draft of left) {
      const row = rows.find((each) => !pairs.has(each) && same(each, draft))
      if (!row) continue
      pairs.set(row, draft)
      left.delete(draft)
    }
  return { pairs, left }
}

const inputOf = (draft: VariationDraft): Input => ({
  ...pickColumns(draft, [...variationFileColumns, 'translations']),
  variation: labelOf(draft),
})

const changeRow = (row: MarketVariation, draft: VariationDraft, { changeStock }: ImportChoices) => {
  const input: Input = { id: row.id }
  const changes: ImportChange[] = []
  const kept: ImportChange[] = []
  for (const field of variationFileColumns) {
    const value = draft[field]
    if (value === undefined || value === row[field]) continue
    const change = { field: `${row.variation}: ${field}`, from: String(row[field]), to: String(value) }
    if (field === 'stock' && !changeStock) {
      kept.push(change)
      continue
    }
    Object.assign(input, { [field]: value })
    changes.push(change)
  }
  const translated = translationChanges(marketVariationContract, variationTranslationColumns(), {
    before: row.translations,
    given: draft.translations,
  })
  Object.assign(input, translated.columns)
  changes.push(
    ...translated.changes.map((change) => ({ ...change, field: `${row.variation}: ${change.field}` })),
  )
  // With what was read, a sale that happens at this moment is not undone.
  if (input.stock !== undefined) input.stockSeen = row.stock
  return { input, changes, kept }
}

/** Puts a file's variations into an item: known ones change, new ones are added, and none is removed. */
export const planVariations = (
  before: MarketItem | undefined,
  drafts: readonly VariationDraft[],
  choices: ImportChoices,
): VariationsPlan => {
  const rows = before?.variations ?? []
  const { pairs, left } = pairVariations(rows, drafts)
  const changes: ImportChange[] = []
  const kept: ImportChange[] = []
  const inputs: Input[] = []
  const lines: VariationsPlan['lines'] = []
  for (const row of rows) {
    const draft = pairs.get(row)
    const changed = draft ? changeRow(row, draft, choices) : { input: { id: row.id }, changes: [], kept: [] }
    inputs.push(changed.input)
    lines.push(draft?.line)
    changes.push(...changed.changes)
    kept.push(...changed.kept)
  }
  for (const draft of left) {
    inputs.push(inputOf(draft))
    lines.push(draft.line)
    if (before) changes.push({ field: 'variation', from: '', to: labelOf(draft) })
  }
  return { ...(changes.length || !before ? { inputs } : {}), lines, changes, kept }
}
