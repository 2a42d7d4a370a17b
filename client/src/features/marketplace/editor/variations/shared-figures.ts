import { choiceOf, type ItemOption } from '@mainstreet/shared/rules/items/item-options'
import type { VariationForm } from '../item-form'

type Figure = 'price' | 'stock'

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** A figure of all variations: the one that they share, else what they range over. */
export const figureOf = (rows: readonly VariationForm[], column: Figure) => {
  const known = rows.map((row) => row[column]).filter(isFigure)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const isShared = known.length === rows.length && least === most
  return {
    shared: isShared ? least : null,
    range: known.length > 0 && least !== most ? { least, most } : null,
    sum: known.reduce((sum, each) => sum + each, 0),
  }
}

/** The option that alone decides a figure, where there is one: the sizes cost differently, in every colour the same. */
export const optionThatDecides = (
  rows: readonly VariationForm[],
  { options, column }: { options: readonly ItemOption[]; column: Figure },
): string | undefined =>
  options.find((_, place) => {
    const figures = new Map<string, number | null>()
    return rows.every((row) => {
      const value = choiceOf(row.variation, options)?.[place]
      if (value === undefined) return false
      const figure = figures.get(value) ?? row[column]
      figures.set(value, figure)
      return figure === row[column]
    })
  })?.option
