import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import {
  itemExportHead,
  itemExportLines,
  itemImportHead,
  languagesOfItems,
} from '@mainstreet/shared/rules/items/item-export'
import { csvText, downloadCsv } from '../../../kit/csv'

/** The name of the file an export is saved under. */
const exportName = 'item-export.csv'

interface ExportOptions {
  /** Where the items' pictures can be seen. */
  origin: string
  /** With options and pictures too, which another import reads. */
  forImport?: boolean
}

/** Items as CSV, one line per variation. */
export const exportItems = (items: readonly MarketItem[], { origin, forImport }: ExportOptions): string => {
  const languages = languagesOfItems(items)
  const head = forImport ? itemImportHead(languages) : itemExportHead(languages)
  return csvText([head, ...items.flatMap((item) => itemExportLines(item, { head, languages, origin }))])
}

/** Lets the browser save the items as a file. */
export const downloadItems = (items: readonly MarketItem[], options: ExportOptions): void =>
  downloadCsv(exportName, exportItems(items, options))
