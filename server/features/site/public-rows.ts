import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type Row, type TablePath } from '@mainstreet/shared/services'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { present } from '../../kit/service/present'
import { tableServiceAt } from '../../kit/service/table-service'

// Far above what a page shows; it only keeps one account from filling everybody's memory.
const maxRows = 500

const written = 'with translations'

/** Rows that were read as JSON as visitors see them, in a language or as they are stored. */
export const asShown = <P extends TablePath>(
  path: P,
  rows: readonly unknown[],
  language?: AskedLanguage,
): Row<P>[] => {
  const contract = contractOf(path)
  const texts = (rows as AnyRecord[]).map((row) => (language ? inLanguage(contract, row, language) : row))
  return texts.map((row) => present(contract, 'visitor', row) as Row<P>)
}

interface Wanted {
  customerId: number
  limit?: number
  /** Narrows and sorts them, as a query would. */
  query?: Record<string, unknown>
}

/** The statement that finds an account's rows of one service that its visitors may see. */
export const publicRows = (
  app: Application,
  path: TablePath,
  { customerId, limit = maxRows, query }: Wanted,
): Knex.QueryBuilder => {
  const scope = { accounts: [customerId], publicOnly: true }
  return tableServiceAt(app, path)
    .createQuery({ query: { ...query, customerId }, scope, written })
    .limit(limit)
}

/** The statement that finds rows known to be public, by id. */
export const publicRowsById = (
  app: Application,
  path: TablePath,
  ids: readonly number[],
): Knex.QueryBuilder =>
  tableServiceAt(app, path).createQuery({ query: { id: { $in: ids } }, written, caller: server })
