import type { Database } from '../database/database'

/** How long a sender gathers what is committed: commits that notify wait for one another in the whole cluster. */
const gatherMs = 5
/** How often it looks for what others have left; what is still there at the next look is sent. */
const lookMs = 400
const most = 1_000
const mostLeft = 10_000

/** Tells the stored messages of committed transactions to whoever listens. */
export interface MessageSender {
  /** Sends these within milliseconds, in the order of their ids. */
  send(ids: readonly number[]): void
  /** Sends from now on also what a server that died has stored. */
  start(): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Makes the sender of one server. Whoever deletes a message notifies of it in the same transaction, so it is told once. */
export const createMessageSender = (database: Database, channel: string): MessageSender => {
  let due: number[] = []
  let waiting: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let looking: NodeJS.Timeout | undefined
  let left = new Set<number>()

  // Another's delete of the same rows is waited for, so that what comes later is told later.
  const tell = (ids: readonly number[]) =>
    database.askBeside(
      `with taken as (delete from server_messages where id = any(?::bigint[]) returning id, payload)
      select count(pg_notify(?, payload)) from (select payload from taken order by id) ordered`,
      [[...ids], channel],
    )

  const sendAll = async () => {
    while (due.length > 0) {
      const ids = due.slice(0, most)
      await tell(ids)
      due = due.slice(ids.length)
    }
  }

  const sendDue = (): Promise<void> => {
    clearTimeout(waiting)
    waiting = undefined
    // What fails stays due until the next look.
    sending ??= sendAll()
      .catch(() => undefined)
      .finally(() => (sending = undefined))
    return sending
  }

  const sendLater = () => {
    waiting ??= setTimeout(() => void sendDue(), gatherMs).unref()
  }

  const look = async () => {
    if (due.length > 0) return sendLater()
    const found = await database.askBeside<{ id: number }>(
      'select id from server_messages order by id limit ?',
      [mostLeft],
    )
    const before = left
    left = new Set(found.map(({ id }) => id))
    due.push(...[...left].filter((id) => before.has(id)))
    if (due.length > 0) sendLater()
  }

  return {
    send(ids) {
      due.push(...ids)
      sendLater()
    },
    start() {
      looking = setInterval(() => void look().catch(() => undefined), lookMs).unref()
    },
    async stop() {
      clearInterval(looking)
      await sending
      if (due.length > 0) await sendDue()
    },
  }
}
