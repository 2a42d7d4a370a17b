import pg from 'pg'
import { probeTimeoutMs, type Watch } from './availability'

/** What a listener learns about its connection: messages may be missed between the two. */
export type ListenState = { disconnected(): void; reconnected(): void }

type Subscription = { channel: string; onMessage: (payload: string) => void; onState?: ListenState }

const heartbeatMs = 5_000
const ignoreError = () => {}

/** A channel name fit for LISTEN; throws when it is not a plain lower-case word. */
export const quoteChannel = (channel: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`Bad channel name: ${channel}`)
  return `"${channel}"`
}

/** Opens a connection that listens on all subscribed channels. */
const openListener = async (connectionString: string, subscriptions: ReadonlySet<Subscription>) => {
  const client = new pg.Client({
    connectionString,
    application_name: 'mainstreet listener',
    keepAlive: true,
    connectionTimeoutMillis: 5 * probeTimeoutMs,
    query_timeout: 2 * probeTimeoutMs,
  })
  client.on('error', ignoreError)
  client.on('notification', ({ channel, payload }) => {
    for (const one of subscriptions) if (one.channel === channel) one.onMessage(payload ?? '')
  })
  try {
    await client.connect()
    for (const channel of new Set([...subscriptions].map((one) => one.channel))) {
      await client.query(`listen ${quoteChannel(channel)}`)
    }
    return client
  } catch (error) {
    client.end().catch(ignoreError)
    throw error
  }
}

type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>

/** Asks over one connection, one after the other. */
const inTurn = (client: pg.Client): Ask => {
  let last: Promise<unknown> = Promise.resolve()
  return (sql, values) => {
    const turn = last.then(() => client.query(sql, values))
    last = turn.catch(ignoreError)
    return turn
  }
}

/** Nothing reports a cut cable, so a query checks the connection regularly; answers how to give it up. */
const watchConnection = (client: pg.Client, ask: Ask, onDisconnect: () => void): (() => void) => {
  const lose = () => {
    clearInterval(beat)
    onDisconnect()
  }
  const beat = setInterval(() => ask('select 1').catch(lose), heartbeatMs).unref()
  client.once('end', lose)
  client.once('error', lose)
  return lose
}

/** Subscribes to channels of a connection; answers how to end that. */
const listenOn =
  (subscriptions: Set<Subscription>, open: () => Promise<pg.Client | undefined>) =>
  async (
    channel: string,
    onMessage: Subscription['onMessage'],
    onState?: ListenState,
  ): Promise<() => Promise<void>> => {
    const subscription = { channel, onMessage, onState }
    const quoted = quoteChannel(channel)
    subscriptions.add(subscription)
    try {
      const client = await open()
      await client?.query(`listen ${quoted}`)
    } catch (error) {
      subscriptions.delete(subscription)
      throw error
    }
    return async () => void subscriptions.delete(subscription)
  }

/** One connection for all channels of a process, re-established for ever after the first success; given up while the server is away. */
export const createPostgresListener = (connectionString: string, watch: Watch) => {
  const subscriptions = new Set<Subscription>()
  let client: pg.Client | undefined
  let ask: Ask | undefined
  let opening: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let lose = () => {}

  const connect = async () => {
    const next = await openListener(connectionString, subscriptions)
    if (closed || client) return next.end()
    client = next
    ask = inTurn(next)
    lose = watchConnection(next, ask, () => {
      if (client !== next) return
      client = undefined
      ask = undefined
      next.connection.stream.destroy()
      if (closed) return
      watch.suspect()
      for (const one of subscriptions) one.onState?.disconnected()
      reconnect(0)
    })
  }

  const reconnect = (attempt: number) => {
    const again = async () => {
      // Whoever watches the server says when it is back.
      if (client || watch.isAway()) return
      try {
        await connect()
      } catch {
        if (!closed && !client) reconnect(attempt + 1)
        return
      }
      if (closed) return
      for (const one of subscriptions) one.onState?.reconnected()
    }
    retry = setTimeout(() => void again(), attempt && Math.min(5000, 100 * 2 ** attempt)).unref()
  }

  watch.onChange((isAway) => {
    if (isAway) return lose()
    clearTimeout(retry)
    if (opening && !client) reconnect(0)
  })

  const open = async () => {
    opening ??= connect()
    await opening.catch((error: unknown) => {
      if (!client) opening = undefined
      throw error
    })
    return client
  }

  const close = async () => {
    closed = true
    clearTimeout(retry)
    subscriptions.clear()
    await client?.end().catch(ignoreError)
  }

  return { listen: listenOn(subscriptions, open), asking: () => ask, close }
}
