import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import createKnex, { type Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import pg from 'pg'
import { lockDataFolder } from './data-folder-lock'
import { wholeStatements } from './pglite-statements'
import { createPostgresListener, quoteChannel, type ListenState } from './postgres-listener'

/** One database, the same driver and JS types on both engines: int8 and numeric are numbers, date is 'YYYY-MM-DD', timestamptz is Date. */
export type Database = {
  knex: Knex
  engine: 'postgres' | 'pglite'
  /** Calls back with the payload of every NOTIFY on a channel; returns the way to stop. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState?: ListenState,
  ): Promise<() => Promise<void>>
  /** The embedded database as an archive for `snapshot`; throws on PostgreSQL. */
  dumpSnapshot(): Promise<Blob>
  close(): Promise<void>
}

/** Where to open: a PostgreSQL URL wins, then memory (tests; optionally from a snapshot), then DATA_DIR. */
export type DatabaseOptions = { databaseUrl?: string; dataDir?: string; memory?: boolean; snapshot?: Blob }

const int8 = 20
const date = 1082
const numeric = 1700
const acquireConnectionTimeout = 5000
const statementTimeout = 5000

pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)
pg.types.setTypeParser(date, (text) => text)

const openPostgres = (connectionString: string): Database => {
  const connection = {
    connectionString,
    application_name: 'mainstreet',
    keepAlive: true,
    connectionTimeoutMillis: acquireConnectionTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
  }
  const connected = createKnex({
    client: 'pg',
    connection,
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout,
  })
  const listener = createPostgresListener(connectionString)
  return {
    knex: connected,
    engine: 'postgres',
    listen: listener.listen,
    dumpSnapshot: () => Promise.reject(new Error('Only the embedded database can be dumped.')),
    async close() {
      await listener.close()
      await connected.destroy()
    },
  }
}

let lastBreath = 0

/** PGlite resolves in microtasks only; without this a busy query loop starves timers and sockets. */
const breathe = async () => {
  if (performance.now() - lastBreath < 8) return
  await new Promise((resolve) => setImmediate(resolve))
  lastBreath = performance.now()
}

class PgliteClient extends PostgresClient {
  override async _query(connection: unknown, query: unknown) {
    await breathe()
    return super._query(connection, query)
  }
}

/** Listening goes through knex's own connection: a query of PGlite beside it would join an open transaction. */
const listenOn =
  (lite: PGlite, connected: Knex): Database['listen'] =>
  async (channel, onMessage) => {
    await connected.raw(`listen ${quoteChannel(channel)}`)
    const stop = lite.onNotification((from, payload) => {
      if (from === channel) onMessage(payload)
    })
    return async () => stop()
  }

const openPglite = async (folder: string | undefined, snapshot: Blob | undefined): Promise<Database> => {
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ])
  const unlock = folder ? lockDataFolder(folder) : () => {}
  try {
    const lite = await PGlite.create({ dataDir: folder, loadDataDir: snapshot })
    const connected = createKnex({
      client: PgliteClient as unknown as typeof Knex.Client,
      connection: (async () =>
        createPgConfig(wholeStatements(lite))) as unknown as Knex.StaticConnectionConfig,
      // One session only: a second connection would mix its answers with the first one's.
      pool: { min: 1, max: 1 },
      acquireConnectionTimeout,
    })
    await connected.raw("set timezone to 'UTC'")
    return {
      knex: connected,
      engine: 'pglite',
      listen: listenOn(lite, connected),
      dumpSnapshot: () => lite.dumpDataDir('none'),
      async close() {
        await connected.destroy()
        if (!lite.closed) await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens PostgreSQL (`databaseUrl`) or the embedded PGlite (in memory, or under `dataDir`/database). */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if (options.memory) return openPglite(undefined, options.snapshot)
  if (options.databaseUrl) return openPostgres(options.databaseUrl)
  if (!options.dataDir) throw new Error('A database needs databaseUrl, dataDir or memory.')
  return openPglite(path.join(options.dataDir, 'database'), options.snapshot)
}
