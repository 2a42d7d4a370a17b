import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import type { VariationForm } from './item-form'

type Stocks = readonly Pick<MarketVariation, 'id' | 'stock'>[]

const liveStock = ({ id }: VariationForm, live: Stocks): number | undefined =>
  live.find((each) => each.id === id)?.stock

/** The stock an untouched row should take over from the server, by its place; touched rows keep what was typed. */
export const stocksToFollow = (
  rows: readonly VariationForm[],
  live: Stocks,
): { index: number; id: number; stock: number }[] =>
  rows.flatMap((row, index) => {
    const stock = liveStock(row, live)
    const moved = stock !== undefined && stock !== row.stockSeen
    return moved && row.stock === row.stockSeen ? [{ index, id: row.id!, stock }] : []
  })

/** What happened to a touched row's stock since it was opened, and what a save will make of it; undefined when nothing did. */
export const stockNews = (row: VariationForm, live: Stocks): string | undefined => {
  const stock = liveStock(row, live)
  if (stock === undefined || stock === row.stockSeen || row.stock === row.stockSeen) return undefined
  if (typeof row.stock !== 'number' || Number.isNaN(row.stock)) return `Now ${stock} in stock.`
  const change = stock - row.stockSeen
  const happened = change < 0 ? `${-change} fewer` : `${change} more`
  const saved = stock + row.stock - row.stockSeen
  if (saved < 0) return `Now ${stock} in stock (${happened}): that is too few to take away.`
  return `Now ${stock} in stock (${happened}). Saving makes it ${saved}.`
}
