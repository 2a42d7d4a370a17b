import pg from 'pg'
import { migrations } from '../migrations/index'
import { openDatabase } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import { createMessageSender, type MessageSender } from '../server/kit/events/message-sender'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { median } from './load/figures'

const accounts = 1_000
const writers = [1, 4, 16, 64]
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = 1
const channel = 'mainstreet'
const target = 0.8

const fill = [
  `insert into account (str_company_name, int_status_id, str_domain)
    select 'Shop ' || n, 1, 'shop' || n || '.test' from generate_series(1, ${accounts}) n`,
  `insert into market_items ("customerId", title, status) select id, 'Thing', 'public' from account`,
]

interface Item {
  id: number
  customerId: number
}
type Write = (client: pg.Client, item: Item) => Promise<void>

/** What another server is told of one changed row. */
const payloadOf = ({ id, customerId }: Item) => {
  const change = { path: 'market-items', event: 'patched', id, customerId, before: true, after: true }
  return JSON.stringify({ from: 'b6f7a1de-0d3c-4a55-9a53-3f0fd1c6f0a1', kind: 'changes', body: [change] })
}

/** A durable change of one row in a transaction, with something more in it or nothing. */
const transaction = async (client: pg.Client, { id }: Item, more?: () => Promise<void>) => {
  await client.query('begin')
  await client.query('update market_items set title = $1 where id = $2', [`Thing ${Math.random()}`, id])
  await more?.()
  await client.query('commit')
}

const ways = (sender: MessageSender): Record<'bare' | 'notify' | 'stored', Write> => ({
  bare: (client, item) => transaction(client, item),
  notify: (client, item) =>
    transaction(client, item, async () => {
      await client.query('select pg_notify($1, $2)', [channel, payloadOf(item)])
    }),
  async stored(client, item) {
    const ids: number[] = []
    await transaction(client, item, async () => {
      const insert = 'insert into server_messages (payload) values ($1) returning id'
      ids.push((await client.query<{ id: number }>(insert, [payloadOf(item)])).rows[0]!.id)
    })
    sender.send(ids)
  },
})

const rateOf = async (clients: readonly pg.Client[], items: readonly Item[], write: Write) => {
  const startedAt = performance.now()
  let done = 0
  const writer = async (client: pg.Client) => {
    while (performance.now() - startedAt < seconds * 1000) {
      await write(client, items[Math.floor(Math.random() * items.length)]!)
      done++
    }
  }
  await Promise.all(clients.map(writer))
  return done / ((performance.now() - startedAt) / 1000)
}

/** Writes per second of many businesses: nothing told, notified in each commit, and stored for one sender as the server does. */
const run = async (): Promise<void> => {
  const cluster = await startPostgresCluster({ durable: true })
  const database = await openDatabase({ databaseUrl: cluster.url })
  try {
    await migrateUp(database, migrations)
    for (const statement of fill) await database.knex.raw(statement)
    await database.knex.raw('analyze')
    const items = await database.knex('market_items').select('id', 'customerId')
    let told = 0
    await database.listen(channel, () => void told++)
    const clients = await Promise.all(
      Array.from({ length: Math.max(...writers) }, async () => {
        const client = new pg.Client({ connectionString: cluster.url })
        await client.connect()
        return client
      }),
    )
    const sender = createMessageSender(database, channel)
    const write = ways(sender)
    console.log(`durable PostgreSQL, ${accounts} accounts, medians of ${rounds} rounds in turns, writes/s`)
    for (const many of writers) {
      const rates = { bare: [] as number[], notify: [] as number[], stored: [] as number[] }
      const own = clients.slice(0, many)
      for (const name of ['bare', 'notify', 'stored'] as const) await rateOf(own, items, write[name])
      for (let round = 0; round < rounds; round++)
        for (const name of ['bare', 'notify', 'stored'] as const)
          rates[name].push(await rateOf(own, items, write[name]))
      const [bare, notify, stored] = [rates.bare, rates.notify, rates.stored].map(median) as [
        number,
        number,
        number,
      ]
      const figures = `bare ${bare.toFixed(0)}, notified ${notify.toFixed(0)}, stored ${stored.toFixed(0)}`
      const ratios = `stored to bare ${(stored / bare).toFixed(2)} (target ${target}), to notified ${(stored / notify).toFixed(2)}`
      console.log(`${String(many).padStart(2)} writers: ${figures}; ${ratios}`)
    }
    await sender.stop()
    const { n } = (await database.knex('server_messages').count({ n: '*' }).first()) as { n: number }
    console.log(`${told} messages told, ${n} left`)
    await Promise.all(clients.map((client) => client.end()))
  } finally {
    await database.close()
    await cluster.remove()
  }
}

void run()
