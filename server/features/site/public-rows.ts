import type { Row, TablePath } from '@mainstreet/shared/services'
import type { KnexAdapterParams } from '@feathersjs/knex'
import type { Application } from '../../declarations'
import { present } from '../../kit/service/present'
import type { TableService } from '../../kit/service/table-service'

type Stored = Record<string, unknown>

// Far above what a page shows; it only keeps one account from filling everybody's memory.
const most = 500

const serviceAt = (app: Application, path: TablePath) => app.service(path) as unknown as TableService

const shown = <P extends TablePath>(service: TableService, rows: Stored[]): Row<P>[] =>
  rows.map((row) => present(service.contract, 'visitor', row) as Row<P>)

/** An account's rows of one service as its visitors see them, in one statement. */
export const publicRows = async <P extends TablePath>(
  app: Application,
  path: P,
  { account, newest, limit = most }: { account: number; newest?: boolean; limit?: number },
): Promise<Row<P>[]> => {
  const service = serviceAt(app, path)
  const query = { customerId: account, ...(newest ? { $sort: { createdAt: -1 } } : {}) }
  const scope = { accounts: [account], publicOnly: true }
  const rows: Stored[] = await service.createQuery({ query, scope } as KnexAdapterParams).limit(limit)
  for (const row of rows) if (row.createdAt instanceof Date) row.createdAt = row.createdAt.toISOString()
  return shown<P>(service, rows)
}

/** Rows known to be public, by id. */
export const publicRowsById = async <P extends TablePath>(
  app: Application,
  path: P,
  ids: readonly number[],
): Promise<Row<P>[]> => {
  const service = serviceAt(app, path)
  return shown<P>(service, await service.rowsById(ids))
}
