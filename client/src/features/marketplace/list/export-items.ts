import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { byteOrderMark, escapeFormulae } from '@mainstreet/shared/rules/csv'
import { itemExportHead, itemExportLines } from '@mainstreet/shared/rules/item-export'
import Papa from 'papaparse'

/** The name of the file an export is saved under. */
const exportName = 'item-export.csv'

/** Items as CSV, one line per variation: UTF-8 with a byte order mark, CRLF, quoted where RFC 4180 asks for it. */
export const exportItems = (items: readonly MarketItem[]): string => {
  const lines = [[...itemExportHead], ...items.flatMap(itemExportLines).map((line) => [...line])]
  return `${byteOrderMark}${Papa.unparse(lines, { escapeFormulae })}\r\n`
}

/** Lets the browser save the items as a file. */
export const downloadItems = (items: readonly MarketItem[]): void => {
  const address = URL.createObjectURL(new Blob([exportItems(items)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = exportName
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
