import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Database } from '../database/database'
import type { Rows } from '../database/rows'
import { createMessageSender } from './message-sender'

/** What travels between server processes: a kind and a small JSON body, never a secret or a caller's token. */
export interface Message {
  kind: string
  body: unknown
}

/** Carries messages to the other server processes, once the transaction that sent them commits and never otherwise; one may come twice. */
export interface Bus {
  /** Stores them with the transaction; the sender takes them from there. */
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

/** LISTEN/NOTIFY on PostgreSQL, beside the transactions: commits that notify wait for one another. Nothing on the embedded database of one process. */
export const createBus = (database: Database): Bus => {
  const self = randomUUID()
  const sender = createMessageSender(database, channel)
  const handlers = new Map<string, ((body: unknown) => void)[]>()
  const disconnects: (() => void)[] = []
  const gaps: (() => void)[] = []
  let stop: (() => Promise<void>) | undefined
  let count = 0
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
      // Numbered, because PostgreSQL tells two equal ones of a transaction once, in the place of the first.
      const payloads = messages.map((message) => JSON.stringify({ from: self, n: count++, ...message }))
      const { rows } = await trx.raw<Rows<{ id: number }>>(
        'insert into server_messages (payload) select unnest(?::text[]) returning id',
        [payloads],
      )
      const due = () => sender.send(rows.map(({ id }) => id))
      // Who began the transaction hears of its failure.
      trx.executionPromise.then(due, () => undefined)
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
      sender.start()
    },
    async stop() {
      await sender.stop()
      await stop?.()
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    bus: Bus
  }
}
