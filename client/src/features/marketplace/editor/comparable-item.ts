import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { editedColumns, toItemForm, withKnownImages } from './item-form'

const atAnyStock = { stock: null, stockSeen: null }

/** What of an item counts as changed. Stock is left out: sales move it all day, and a save moves it on from there. So are pictures that are gone: they go at once. */
export const comparableItem = (item: MarketItem, now: MarketItem) => {
  const { variations, options, ...columns } = withKnownImages(toItemForm(item), now.images)
  return {
    ...Object.fromEntries(editedColumns.map((name) => [name, columns[name]])),
    variations: [options, variations.map((row) => ({ ...row, ...atAnyStock }))],
  }
}
