import { EventEmitter } from 'node:events'
import path from 'node:path'
import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import { alwaysAvailable, type Availability } from './availability'
import { notInMemory, openFolder, openInMemory, type EmbeddedDatabase } from './embedded-database'
import { keepForRole, openDirect, requireValues } from './behind-pooler'
import { EmbeddedSocket } from './embedded-socket'
import { createPostgresListener, quoteChannel, type ListenState } from './postgres-listener'
import { openPool } from './postgres-pool'
import type { Rows } from './rows'

/** One database, the same driver and JS types on both engines: int8 and numeric are numbers, date is 'YYYY-MM-DD', timestamptz is Date. */
export type Database = {
  knex: Knex
  /** To the server itself, for what needs one session; the same as `knex` where no pooler stands before it. */
  direct: Knex
  engine: 'postgres' | 'pglite'
  availability: Availability
  /** Calls back with the payload of every NOTIFY on a channel; returns how to stop. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState?: ListenState,
  ): Promise<() => Promise<void>>
  /** Asks on the connection that listens, which no call waits for; on any other while there is none. */
  askBeside<Row extends object>(sql: string, values?: readonly Knex.RawBinding[]): Promise<Row[]>
  /** A database in memory as an archive for `snapshot`; throws on any other. */
  dumpSnapshot(): Promise<Blob>
  close(): Promise<void>
}

/** Where to open: a PostgreSQL URL wins (with another one where it is a pooler's), then memory (tests; optionally from a snapshot), then DATA_DIR. */
export type DatabaseOptions = {
  databaseUrl?: string
  databaseDirectUrl?: string
  dataDir?: string
  memory?: boolean
  snapshot?: Blob
}

const int8 = 20
const date = 1082
const numeric = 1700
const acquireConnectionTimeoutMs = 5000
const statementTimeoutMs = 5000
const idleTimeoutMs = 30_000

pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)
pg.types.setTypeParser(date, (text) => text)

/** Sent while connecting; a pooler refuses them, so that behind one the role has them. */
const sessionParameters = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: idleTimeoutMs,
  options: '-c timezone=UTC',
}
const sessionValues = {
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(idleTimeoutMs),
  TimeZone: 'UTC',
}

const openPostgres = async (databaseUrl: string, directUrl?: string): Promise<Database> => {
  const client = {
    application_name: 'mainstreet',
    keepAlive: true,
    connectionTimeoutMillis: acquireConnectionTimeoutMs,
  }
  const pooled = { ...client, connectionString: databaseUrl }
  const itself = { ...client, ...sessionParameters, connectionString: directUrl ?? databaseUrl }
  const direct = directUrl ? openDirect(itself, acquireConnectionTimeoutMs) : undefined
  const { knex, watch } = openPool(direct ? pooled : itself, {
    max: 10,
    acquireTimeoutMs: acquireConnectionTimeoutMs,
  })
  const listener = createPostgresListener(itself.connectionString, watch)
  const database: Database = {
    knex,
    direct: direct ?? knex,
    engine: 'postgres',
    availability: watch,
    listen: listener.listen,
    async askBeside<Row extends object>(sql: string, values: readonly Knex.RawBinding[] = []) {
      const asked = knex.raw<Rows<Row>>(sql, [...values])
      const ask = listener.asking()
      if (!ask) return (await asked).rows
      const native = asked.toSQL().toNative()
      return (await ask<Row>(native.sql, [...native.bindings])).rows
    },
    dumpSnapshot: notInMemory,
    async close() {
      watch.close()
      await listener.close()
      await Promise.all([knex.destroy(), direct?.destroy()])
    },
  }
  if (!direct) return database
  try {
    // Before the first session through the pooler begins.
    await keepForRole(direct, sessionValues)
    await requireValues(knex, sessionValues)
    return database
  } catch (error) {
    await database.close()
    throw error
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
    direct: connected,
    engine: 'pglite',
    availability: alwaysAvailable,
    async listen(channel, onMessage) {
      await connected.raw(`listen ${quoteChannel(channel)}`)
      news.on(channel, onMessage)
      return async () => void news.off(channel, onMessage)
    },
    askBeside: async <Row extends object>(sql: string, values: readonly Knex.RawBinding[] = []) =>
      (await connected.raw<Rows<Row>>(sql, [...values])).rows,
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
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options.databaseDirectUrl)
  if (!options.dataDir) throw new Error('A database needs databaseUrl, dataDir or memory.')
  return openEmbedded(await openFolder(path.join(options.dataDir, 'database')))
}

declare module '../../declarations' {
  interface Configuration {
    database: Database
  }
}
