import type { Locale } from '@mainstreet/shared/rules/language'
import { labelOf } from '@mainstreet/shared/columns'
import {
  marketItemContract,
  type MarketImage,
  type MarketItem,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { editedColumns, toItemForm, withKnownImages } from './item-form'

const { properties } = marketItemContract.record

const atAnyStock = { stock: null, stockSeen: null }

/** Stock is left out: sales move it all day, and a save moves it on from there. So are pictures that are gone: they go at once. */
const comparableItem = (item: MarketItem, images: readonly MarketImage[]) => {
  const { variations, options, translations, ...columns } = withKnownImages(toItemForm(item), images)
  return {
    ...columns,
    translations: JSON.stringify(translations),
    variations: JSON.stringify([options, variations.map((row) => ({ ...row, ...atAnyStock }))]),
  }
}

/** The labels of what is different on the server from what an editor was opened with. */
export const changedElsewhere = (
  opened: MarketItem,
  { now, locale }: { now: MarketItem; locale: Locale },
): string[] => {
  if (opened === now) return []
  const [before, after] = [comparableItem(opened, now.images), comparableItem(now, now.images)]
  return ([...editedColumns, 'variations'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => labelOf(properties[name])?.[locale] ?? name)
}
