import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { CellReader } from './import-cells'
import type { ItemDraft } from './import-draft'

/** What files call the weight of a variation, and the grams of its unit. */
const units = {
  'Variant Grams': 1,
  'Weight (g)': 1,
  'Weight (kg)': 1000,
  'Weight (lbs)': 453.592_37,
  'Weight (oz)': 28.349_523,
} as const

/** The weight of an item in grams, which is that of its heaviest variation; where they differ, it is noted. */
export const weightColumns = (sold: readonly CellReader[]): ItemDraft['columns'] => {
  const weights = sold.flatMap((reader) =>
    Object.entries(units).flatMap(([column, grams]) => {
      const given = reader.weight(column)
      return given ? [{ reader, column, grams: Math.round(given * grams) }] : []
    }),
  )
  if (!weights.length) return {}
  const [heaviest] = weights.toSorted((a, b) => b.grams - a.grams)
  for (const { reader, column, grams } of weights)
    if (grams !== heaviest!.grams) reader.note(column, refusal('heaviest-weight', { grams: heaviest!.grams }))
  return { weight: heaviest!.grams }
}
