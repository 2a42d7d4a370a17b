import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { EditorWords } from '../words'
import type { VariationForm } from '../item-form'

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
export const stockNews = (
  row: VariationForm,
  live: Stocks,
  words: EditorWords['stock'],
): string | undefined => {
  const stock = liveStock(row, live)
  if (stock === undefined || stock === row.stockSeen || row.stock === row.stockSeen) return undefined
  if (typeof row.stock !== 'number' || Number.isNaN(row.stock)) return words.now(stock)
  const change = stock - row.stockSeen
  const saved = stock + row.stock - row.stockSeen
  return saved < 0 ? words.tooFew(stock, change) : words.saved(stock, change, saved)
}
