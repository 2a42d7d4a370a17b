declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'

  export default class PostgresClient extends Knex.Client {
    _query(connection: unknown, query: unknown): Promise<unknown>
  }
}
