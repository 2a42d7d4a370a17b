import type { Migration } from '../server/kit/database/migrate'
import { accountTables } from './0001-schema/accounts'
import { applicationTables } from './0001-schema/applications'
import { functionStatements } from './0001-schema/functions'
import { marketplaceTables } from './0001-schema/marketplace'
import { orderTables } from './0001-schema/orders'
import { serverTables } from './0001-schema/server'
import { siteTables } from './0001-schema/site'

const statements = [
  ...functionStatements,
  ...accountTables,
  ...siteTables,
  ...marketplaceTables,
  ...applicationTables,
  ...orderTables,
  ...serverTables,
]

/** What the statements make of a kind, by name. */
const made = (kind: 'table' | 'function' | 'collation' | 'sequence') =>
  statements.flatMap((each) => new RegExp(`^create (?:unlogged )?${kind} (\\w+)`).exec(each)?.[1] ?? [])

/** The whole schema in one step; what changes it comes after. */
export const schema: Migration = {
  name: '0001-schema',
  async up(knex) {
    // A question mark stands for a value to knex.
    for (const statement of statements) await knex.raw(statement.replaceAll('?', '\\?'))
  },
  async down(knex) {
    await knex.raw(`drop table ${made('table').join(', ')} cascade`)
    for (const kind of ['sequence', 'function', 'collation'] as const)
      for (const name of made(kind)) await knex.raw(`drop ${kind} if exists ${name}`)
  },
}
