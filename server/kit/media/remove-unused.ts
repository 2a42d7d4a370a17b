import { fileColumnsOf } from '@mainstreet/shared/columns'
import type { AnyRecord, AnyContract } from '@mainstreet/shared/contract'
import { contracts } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import { tableOf } from '../service/stored-row'
import { mediaType } from './media-paths'

/** Every column that names a file, and the column that names the account. */
export const filePlaces = (Object.values(contracts) as AnyContract[]).flatMap((contract) =>
  contract.kind === 'table'
    ? fileColumnsOf(contract.record).map((column) => ({
        table: tableOf(contract),
        tenantColumn: contract.tenantColumn,
        column,
      }))
    : [],
)

const prefix = '/assets/'

const isUsed = async (app: Application, url: string, customerId: number): Promise<boolean> => {
  const { knex } = app.get('database')
  const rows = filePlaces.map(({ table, tenantColumn, column }) =>
    knex<AnyRecord>(table)
      .where(tenantColumn, customerId)
      .andWhereLike(column, `%${url.replaceAll('_', '\\_')}`)
      .select(knex.raw('1')),
  )
  const [first, ...others] = rows
  return (await first!.unionAll(others).limit(1)).length > 0
}

/** Removes files of an account that none of its rows names; what cannot be removed now is logged, not thrown. */
export const removeUnused = async (
  app: Application,
  urls: readonly string[],
  customerId: number,
): Promise<void> => {
  const ours = urls.filter((url) => url.startsWith(prefix) && mediaType(url.slice(prefix.length)))
  for (const url of new Set(ours)) {
    try {
      if (!(await isUsed(app, url, customerId)))
        await app.get('media').remove(app.get('pictures').filesOf(url.slice(prefix.length)))
    } catch (err) {
      app.get('log').warn({ err, customerId }, 'a file that no row names stayed')
    }
  }
}
