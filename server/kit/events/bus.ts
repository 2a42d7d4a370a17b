import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Database } from '../database/database'

/** What travels between server processes: a kind and a small JSON body, never a secret or a caller's token. */
export interface Message {
  kind: string
  body: unknown
}

/** Carries messages to the other server processes, exactly when the transaction that sent them commits. */
export interface Bus {
  send(trx: Knex.Transaction, messages: readonly Message[]): Promise<void>
  /** Subscribes to the messages of other processes. */
  on<Body>(kind: string, handle: (body: Body) => void): void
  /** Called when no more messages come: no cache is sure until `onGap`. */
  onDisconnect(disconnected: () => void): void
  /** Called when messages come again, some of which may have been missed. */
  onGap(missed: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'mainstreet'

/** LISTEN/NOTIFY on PostgreSQL; nothing to do on the embedded database, which belongs to one process. */
export const createBus = (database: Database): Bus => {
  const self = randomUUID()
  const handlers = new Map<string, ((body: unknown) => void)[]>()
  const disconnects: (() => void)[] = []
  const gaps: (() => void)[] = []
  let stop: (() => Promise<void>) | undefined
  const disconnected = () => disconnects.forEach((each) => each())
  const missed = () => gaps.forEach((each) => each())

  // Before it listens, only the database's availability shows a gap.
  database.availability.onChange((isAway) => {
    if (!stop) (isAway ? disconnected : missed)()
  })

  const receive = (payload: string) => {
    const { from, kind, body } = JSON.parse(payload) as Message & { from: string }
    if (from !== self) handlers.get(kind)?.forEach((handle) => handle(body))
  }

  return {
    async send(trx, messages) {
      if (database.engine === 'pglite' || messages.length === 0) return
      const payloads = messages.map((message) => JSON.stringify({ from: self, ...message }))
      await trx.raw('select pg_notify(?, payload) from unnest(?::text[]) payload', [channel, payloads])
    },
    on<Body>(kind: string, handle: (body: Body) => void) {
      // A kind has one shape: only our own servers speak on this channel.
      handlers.set(kind, [...(handlers.get(kind) ?? []), (body) => handle(body as Body)])
    },
    onDisconnect: (each) => void disconnects.push(each),
    onGap: (each) => void gaps.push(each),
    async start() {
      if (database.engine === 'pglite') return
      // What was missed while the listener was away is unknown, so no cache is sure.
      stop = await database.listen(channel, receive, { disconnected, reconnected: missed })
    },
    stop: async () => stop?.(),
  }
}
