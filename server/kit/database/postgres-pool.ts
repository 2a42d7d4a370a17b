import createKnex, { type Knex, type KnexPool } from 'knex'
import PostgresDialect from 'knex/lib/dialects/postgres/index.js'
import pg from 'pg'
import { probeTimeoutMs, watchServer, type Watch } from './availability'
import { DatabaseUnavailable } from './database-unavailable'

const ignoreError = () => {}

// A timer that is late says that this process was busy: answers may lie unread.
const lateMs = 50
const graceMs = 250

/** Connects, asks, and leaves; without an answer in time the connection is cut. */
const probeServer = async (config: pg.ClientConfig) => {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 0 })
  client.on('error', ignoreError)
  const due = performance.now() + probeTimeoutMs
  const cut = () => client.connection.stream.destroy(new Error('timeout expired'))
  let timer = setTimeout(() => {
    if (performance.now() - due < lateMs) cut()
    else timer = setTimeout(cut, graceMs)
  }, probeTimeoutMs)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    clearTimeout(timer)
    client.end().catch(ignoreError)
  }
}

/** Knex's PostgreSQL, whose connections and statements are watched calls. */
const watchedDialect = (watch: Watch, open: Set<pg.Client>) => {
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => open.delete(this))
      this.on('error', watch.suspect)
    }
  }

  return class extends PostgresDialect {
    override _driver() {
      return { Client: WatchedClient }
    }

    override async acquireConnection(): Promise<pg.Client> {
      const pool = this.pool as KnexPool<pg.Client> | undefined
      if (!pool) throw new Error('The pool of connections is closed.')
      let acquiring: ReturnType<typeof pool.acquire>
      return watch.call({
        run: () => (acquiring = pool.acquire()).promise,
        abandon: () => acquiring.abort(),
        tooLate: (connection) => pool.release(connection),
        isAnswer: false,
      })
    }

    override async _query<T extends object>(connection: pg.Client, statement: T): Promise<T> {
      try {
        return await watch.call({ run: () => super._query(connection, statement), isAnswer: true })
      } catch (error) {
        // Its end is reported after its error, and until then the pool would give it to the next call.
        if (error instanceof DatabaseUnavailable) Object.assign(connection, { __knex__disposed: error })
        throw error
      }
    }
  }
}

const log = { warn: ignoreError, error: ignoreError, debug: ignoreError, deprecate: ignoreError }

/** A pool of connections to a PostgreSQL server, and whether that server is there. */
export const openPool = (
  connection: pg.ClientConfig,
  { max, acquireTimeoutMs }: { max: number; acquireTimeoutMs: number },
): { knex: Knex; watch: Watch } => {
  const open = new Set<pg.Client>()
  const watch = watchServer({
    probe: () => probeServer(connection),
    disconnect: () => open.forEach((client) => client.connection.stream.destroy()),
  })
  const knex = createKnex({
    client: watchedDialect(watch, open),
    connection: connection as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    acquireConnectionTimeout: acquireTimeoutMs,
    // It writes a line for every connection that fails; the caller gets the error.
    log,
  })
  return { knex, watch }
}
