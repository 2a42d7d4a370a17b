import { fileColumnsOf } from '@mainstreet/shared/columns'
import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import type { Application } from '../../declarations'
import { tableOf } from '../service/stored-row'
import type { Work } from '../service/work'

interface Removed {
  work: Work
  row: AnyRecord
  contract: AnyTableContract
}

const assets = '/assets/'

const storedPath = (value: string) => (value.startsWith(assets) ? value.slice(assets.length) : value)

/** Deletes the files of a removed row when its removal has been committed; a file that another row shows stays. */
export const removeMedia = (app: Application, { work, row, contract }: Removed): void => {
  const table = tableOf(contract)
  const columns = fileColumnsOf(contract.record)
  const values = columns
    .map((column) => row[column])
    .filter((value): value is string => typeof value === 'string' && value !== '')
  const unused = async (value: string): Promise<boolean> => {
    // Equal pictures have equal names, so two rows of one account can share a file.
    const others = app.get('database').knex<AnyRecord>(table)
    for (const column of columns) others.orWhere(column, value)
    return (await others.first('id')) === undefined
  }
  const remove = async (value: string) => {
    if (await unused(value)) await app.get('media').remove(app.get('pictures').filesOf(storedPath(value)))
  }
  work.afterCommit(() => {
    for (const value of values)
      remove(value).catch((err: unknown) =>
        app.get('log').warn({ err, table }, 'a file of a removed row stayed'),
      )
  })
}
