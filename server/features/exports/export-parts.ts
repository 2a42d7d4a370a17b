import { contractOf, type TablePath } from '@mainstreet/shared/services'
import { itemExportLines, itemImportHead } from '@mainstreet/shared/rules/items/item-export'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { orderExportHead, orderExportLines } from '@mainstreet/shared/rules/orders/order-export'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { byteOrderMark, escapeFormulae, type CsvLine } from '@mainstreet/shared/rules/csv'
import Papa from 'papaparse'
import type { Application } from '../../declarations'
import { siteOrigin } from '../../kit/http/site-origin'
import type { ArchiveFile } from '../../kit/zip-archive'
import { filesOfRow, ownerRows, type ExportOwner } from './owner-reads'

/** What has been met on the way: how many records, and which files they name. */
export interface Met {
  records: number
  files: Set<string>
}

/** A table as JSON: a list with one record a line. */
export const jsonFile = (
  app: Application,
  path: TablePath,
  { owner, met }: { owner: ExportOwner; met: Met },
): ArchiveFile => {
  async function* lines() {
    let before = '[\n'
    for await (const row of ownerRows(app, path, owner)) {
      met.records += 1
      for (const file of filesOfRow(contractOf(path), row)) met.files.add(file)
      yield `${before}${JSON.stringify(row)}`
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  return { name: `data/${path}.json`, content: lines() }
}

const csvText = (lines: readonly CsvLine[]) =>
  `${Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae },
  )}\r\n`

/** A table as the exports of the dashboard have it: UTF-8 with a byte order mark, RFC 4180. */
const csvFile = (name: string, head: CsvLine, linesOf: AsyncIterable<readonly CsvLine[]>): ArchiveFile => {
  async function* lines() {
    yield `${byteOrderMark}${csvText([head])}`
    for await (const each of linesOf) if (each.length) yield csvText(each)
  }
  return { name, content: lines() }
}

async function* each<T>(rows: AsyncIterable<unknown>, linesOf: (row: T) => readonly CsvLine[]) {
  // The service's rows are its contract's.
  for await (const row of rows) yield linesOf(row as T)
}

/** The other language of an account whose texts are in both, where its pictures can be seen, and its clock. */
const placeOf = async (app: Application, { customerId }: ExportOwner) => {
  const tenant = await app.get('tenants').byId(customerId)
  const languages: Locale[] = tenant?.bilingual ? locales.filter((locale) => locale !== tenant.language) : []
  const origin = siteOrigin({ domain: tenant?.domain ?? '', host: undefined, secure: true })
  return { languages, origin, timezone: tenant?.timezone ?? 'UTC' }
}

/** Items and orders as tables for a spreadsheet. */
export const csvFiles = async (app: Application, owner: ExportOwner): Promise<ArchiveFile[]> => {
  const { languages, origin, timezone } = await placeOf(app, owner)
  const head = itemImportHead(languages)
  return [
    csvFile(
      'item-export.csv',
      head,
      each<MarketItem>(ownerRows(app, 'market-items', owner), (item) =>
        itemExportLines(item, { head, languages, origin }),
      ),
    ),
    csvFile(
      'order-export.csv',
      orderExportHead,
      each<Order>(ownerRows(app, 'account-orders', owner), (order) => orderExportLines(order, timezone)),
    ),
  ]
}

/** A stored picture or file; undefined where it is gone, or belongs to another account. */
export const mediaFile = async (
  app: Application,
  path: string,
  { customerId }: ExportOwner,
): Promise<ArchiveFile | undefined> => {
  // A column may hold any address: what is stored under another account is never read.
  if (path.split('/')[1] !== String(customerId)) return undefined
  const found = await app.get('media').get(path)
  return found ? { name: `assets/${path}`, content: found.stream, isCompressed: true } : undefined
}
