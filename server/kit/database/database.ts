import { EventEmitter } from 'node:events'
import path from 'node:path'
import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import { alwaysAvailable, type Availability } from './availability'
import { notInMemory, openFolder, openInMemory, type EmbeddedDatabase } from './embedded-database'
import { EmbeddedSocket } from './embedded-socket'
import { createPostgresListener, quoteChannel, type ListenState } from './postgres-listener'
import { openPool } from './postgres-pool'

/** One database, the same driver and JS types on both engines: int8 and numeric are numbers, date is 'YYYY-MM-DD', timestamptz is Date. */
export type Database = {
  knex: Knex
  engine: 'postgres' | 'pglite'
  availability: Availability
  /** Calls back with the payload of every NOTIFY on a channel; returns how to stop. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState?: ListenState,
  ): Promise<() => Promise<void>>
  /** A database in memory as an archive for `snapshot`; throws on any other. */
  dumpSnapshot(): Promise<Blob>
  close(): Promise<void>
}

/** Where to open: a PostgreSQL URL wins, then memory (tests; optionally from a snapshot), then DATA_DIR. */
export type DatabaseOptions = { databaseUrl?: string; dataDir?: string; memory?: boolean; snapshot?: Blob }

const int8 = 20
const date = 1082
const numeric = 1700
const acquireConnectionTimeoutMs = 5000
const statementTimeoutMs = 5000

pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)
pg.types.setTypeParser(date, (text) => text)

const openPostgres = (connectionString: string): Database => {
  const connection = {
    connectionString,
    application_name: 'mainstreet',
    keepAlive: true,
    connectionTimeoutMillis: acquireConnectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
  }
  const { knex, watch } = openPool(connection, { max: 10, acquireTimeoutMs: acquireConnectionTimeoutMs })
  const listener = createPostgresListener(connectionString, watch)
  return {
    knex,
    engine: 'postgres',
    availability: watch,
    listen: listener.listen,
    dumpSnapshot: notInMemory,
    async close() {
      watch.close()
      await listener.close()
      await knex.destroy()
    },
  }
}

const openEmbedded = async ({ exchange, dump, close }: EmbeddedDatabase): Promise<Database> => {
  const news = new EventEmitter()
  const forward = (session: pg.Client, done: () => void) => {
    session.on('notification', ({ channel, payload = '' }) => news.emit(channel, payload))
    done()
  }
  const connected = createKnex({
    client: 'pg',
    connection: {
      user: 'postgres',
      database: 'postgres',
      // Whatever the environment says of servers, this is none.
      ssl: false,
      stream: () => new EmbeddedSocket(exchange),
    } as object,
    // One session is all there is: the answers to a second one would be mixed with the first one's.
    pool: { min: 1, max: 1, afterCreate: forward },
    acquireConnectionTimeout: acquireConnectionTimeoutMs,
  })
  await connected.raw("set timezone to 'UTC'")
  return {
    knex: connected,
    engine: 'pglite',
    availability: alwaysAvailable,
    async listen(channel, onMessage) {
      await connected.raw(`listen ${quoteChannel(channel)}`)
      news.on(channel, onMessage)
      return async () => void news.off(channel, onMessage)
    },
    dumpSnapshot: dump,
    async close() {
      await connected.destroy()
      await close()
    },
  }
}

/** Opens PostgreSQL (`databaseUrl`) or the embedded PGlite (in memory, or under `dataDir`/database). */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if (options.memory) return openEmbedded(await openInMemory(options.snapshot))
  if (options.databaseUrl) return openPostgres(options.databaseUrl)
  if (!options.dataDir) throw new Error('A database needs databaseUrl, dataDir or memory.')
  return openEmbedded(await openFolder(path.join(options.dataDir, 'database')))
}
