import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { itemExportHead, itemExportLines, languagesOfItems } from '@mainstreet/shared/rules/items/item-export'
import { csvText, downloadCsv } from '../../../kit/csv'

/** The name of the file an export is saved under. */
const exportName = 'item-export.csv'

/** Items as CSV, one line per variation; `origin` is where their pictures can be seen. */
export const exportItems = (items: readonly MarketItem[], origin: string): string => {
  const languages = languagesOfItems(items)
  return csvText([
    itemExportHead(languages),
    ...items.flatMap((item) => itemExportLines(item, { languages, origin })),
  ])
}

/** Lets the browser save the items as a file. */
export const downloadItems = (items: readonly MarketItem[], origin: string): void =>
  downloadCsv(exportName, exportItems(items, origin))
