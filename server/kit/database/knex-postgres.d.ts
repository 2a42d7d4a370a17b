declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex'
  import type pg from 'pg'

  /** Knex's own dialect, which its types leave out. */
  export default class PostgresDialect extends Knex.Client {
    _driver(): Pick<typeof pg, 'Client'>
    _query<T extends object>(connection: pg.Client, statement: T): Promise<T>
  }
}
