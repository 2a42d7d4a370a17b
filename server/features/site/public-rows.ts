import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type Row, type TablePath } from '@mainstreet/shared/services'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import type { Application } from '../../declarations'
import { present } from '../../kit/service/present'
import { tableServiceAt } from '../../kit/service/table-service'

// Far above what a page shows; it only keeps one account from filling everybody's memory.
const maxRows = 500

const shown = <P extends TablePath>(
  path: P,
  rows: readonly AnyRecord[],
  language?: AskedLanguage,
): Row<P>[] => {
  const contract = contractOf(path)
  const texts = language ? rows.map((row) => inLanguage(contract, row, language)) : rows
  return texts.map((row) => present(contract, 'visitor', row) as Row<P>)
}

interface Wanted {
  account: number
  newest?: boolean
  limit?: number
  /** Narrows them, as a query would. */
  where?: Record<string, unknown>
  /** How their texts are asked for; as they are stored without it. */
  language?: AskedLanguage
}

/** An account's rows of one service as its visitors see them, in one statement. */
export const publicRows = async <P extends TablePath>(
  app: Application,
  path: P,
  { account, newest, limit = maxRows, where, language }: Wanted,
): Promise<Row<P>[]> => {
  const query = { ...where, customerId: account, ...(newest ? { $sort: { createdAt: -1 } } : {}) }
  const scope = { accounts: [account], publicOnly: true }
  const found: unknown = await tableServiceAt(app, path).createQuery({ query, scope }).limit(limit)
  const rows = found as AnyRecord[]
  for (const row of rows) if (row.createdAt instanceof Date) row.createdAt = row.createdAt.toISOString()
  return shown(path, rows, language)
}

/** Rows known to be public, by id. */
export const publicRowsById = async <P extends TablePath>(
  app: Application,
  path: P,
  { ids, language }: { ids: readonly number[]; language?: AskedLanguage },
): Promise<Row<P>[]> => shown(path, await tableServiceAt(app, path).rowsById(ids), language)
