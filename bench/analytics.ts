import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import { migrations } from '../migrations/index'
import { fillVisitRollUps } from '../server/features/visits/fill-visit-roll-ups.factory'
import { createApp } from '../server/app'
import type { Application } from '../server/declarations'
import { openDatabase } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import type { ServiceParams } from '../server/kit/service/service-params'
import { readSettings, withSecrets } from '../server/kit/settings'
import { startPostgresCluster } from '../server/test/postgres-cluster'

const accounts = 50
const events = { first: 1_000_000, others: 4_000 }
const summaries = 300
const summaryTargetMs = 50
const rounds = 5
const seconds = 3
const inFlight = 64

const fill = `insert into profile_analytics ("customerId", "userId", url, referrer, "eventType", mobile, "createdAt")
  select :customerId, md5((random() ^ 1.5 * :events / 8)::int::text),
    'https://bench.test' || case when random() < 0.5 then '/' else '/marketplace/' || (random() ^ 2 * 300)::int end,
    case when random() < 0.7 then 'https://bench.test/' else 'https://site' || (random() * 200)::int || '.test/' end,
    case when random() < 0.6 then 'pageView' else 'interact' end,
    random() < 0.5,
    now() - random() * interval '365 days'
  from generate_series(1, :events)`

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]!

/** 50 accounts, one of them with a million events of the last year, counted as the migration counts what it finds. */
const prepare = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `insert into account (str_company_name, int_status_id, str_domain)
    select 'Shop ' || n, 1, 'shop' || n || '.test' from generate_series(1, ?::int) n`,
    [accounts],
  )
  await knex.raw(
    `insert into market_items ("customerId", title) select 1, 'Thing ' || n from generate_series(1, 300) n`,
  )
  const filled = await timed(() =>
    knex.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0')
      for (let customerId = 1; customerId <= accounts; customerId++)
        await trx.raw(fill, { customerId, events: customerId === 1 ? events.first : events.others })
    }),
  )
  const counted = await timed(() =>
    knex.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0')
      await fillVisitRollUps(trx)
    }),
  )
  await knex.raw('vacuum analyze')
  const { rows } = await knex.raw('select count(*)::int as total from profile_analytics')
  console.log(
    `${rows[0].total} events of ${accounts} accounts stored in ${(filled / 1000).toFixed(0)} s, counted by the migration in ${(counted / 1000).toFixed(0)} s`,
  )
}

// What the figures of 30 days cost where nothing is counted beforehand.
const fromRows = `select count(*) filter (where "eventType" = 'pageView'), count(*) filter (where paused is not false),
    count(distinct "userId")
  from (
    select "eventType", "userId", "createdAt" - lag("createdAt") over visitor > interval '20 minutes' as paused
    from profile_analytics where "customerId" = 1 and "createdAt" > now() - interval '30 days'
    window visitor as (partition by "userId" order by "createdAt", id)
  ) events`

const monthAgo = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}

const measureSummary = async (app: Application): Promise<void> => {
  const { knex } = app.get('database')
  const ask = (number: number) => {
    const month = number % 2 ? monthAgo(number % 12) : undefined
    return app.service('profile-analytics-summary').create({ customerId: 1, ...(month && { month }) })
  }
  for (let number = 0; number < 10; number++) await ask(number)
  const [ours, theirs]: number[][] = [[], []]
  for (let number = 0; number < summaries; number++) {
    ours!.push(await timed(() => ask(number)))
    if (number % 10 === 0) theirs!.push(await timed(() => knex.raw(fromRows)))
  }
  const { views, visits, users } = await ask(0)
  console.log(`summary of 30 days: ${views} views, ${visits} visits, ${users} users`)
  console.log(
    `summary       p50 ${at(ours!, 0.5).toFixed(1)} ms   p95 ${at(ours!, 0.95).toFixed(1)} ms (target ${summaryTargetMs})`,
  )
  console.log(
    `bare totals   p50 ${at(theirs!, 0.5).toFixed(1)} ms   p95 ${at(theirs!, 0.95).toFixed(1)} ms, three figures summed from the rows   ratio ${(at(ours!, 0.95) / at(theirs!, 0.95)).toFixed(3)}`,
  )
}

interface Rate {
  perSecond: number
  p95: number
}

/** Runs a task over and over, some at once. */
const rateOf = async (task: () => Promise<unknown>): Promise<Rate> => {
  const startedAt = performance.now()
  const times: number[] = []
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1000) times.push(await timed(task))
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), p95: at(times, 0.95) }
}

const visitors = Array.from({ length: 2_000 }, () => randomUUID())
let sent = 0

/** An event of some visitor on some site, from an address that no limit has met yet. */
const nextEvent = () => {
  const number = sent++
  const customerId = 1 + (number % accounts)
  const event = {
    customerId,
    userId: visitors[number % visitors.length]!,
    url: `https://shop${customerId}.test/marketplace/${number % 300}`,
    referrer: 'https://www.google.com/',
    eventType: 'pageView' as const,
    mobile: false,
  }
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const params: ServiceParams = { provider: 'rest', siteId: customerId, address, headers: {}, query: {} }
  return { event, params }
}

const line = (name: string, found: readonly Rate[], ratio = '') => {
  const rates = found.map(({ perSecond }) => perSecond)
  const p95 = at(
    found.map((each) => each.p95),
    0.5,
  )
  const span = `(${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})`
  console.log(
    `${name.padEnd(24)} ${at(rates, 0.5).toFixed(0).padStart(6)} events/s ${span.padEnd(16)} p95 ${p95.toFixed(1)} ms   ${ratio}`,
  )
}

const measureIntake = async (app: Application): Promise<void> => {
  const { knex } = app.get('database')
  const bare = () => knex('profile_analytics').insert(nextEvent().event)
  const ours = () => {
    const { event, params } = nextEvent()
    return app.service('profile-analytics').create(event, params)
  }
  const found: { bare: Rate[]; ours: Rate[] } = { bare: [], ours: [] }
  for (const task of [bare, ours]) await rateOf(task)
  for (let round = 0; round < rounds; round++) {
    found.bare.push(await rateOf(bare))
    found.ours.push(await rateOf(ours))
  }
  const ratio = at(
    found.ours.map(({ perSecond }, round) => perSecond / found.bare[round]!.perSecond),
    0.5,
  )
  console.log(`intake, ${inFlight} at once, each answered after its commit`)
  line('bare single inserts', found.bare)
  line('checked, counted, grouped', found.ours, `ratio ${ratio.toFixed(2)} (target 1.0)`)
}

/** The summary over a million events, and how many events come in, beside inserts of the same rows and nothing else. */
const run = async (): Promise<void> => {
  const cluster = await startPostgresCluster({ durable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-bench-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: cluster.url, LOG_LEVEL: 'error', NODE_ENV: 'test' }
  try {
    const database = await openDatabase({ databaseUrl: cluster.url })
    await migrateUp(database, migrations)
    await prepare(database.knex)
    const app = createApp(withSecrets(readSettings({ ...process.env, ...settings })), database)
    await app.setup()
    await measureSummary(app)
    await measureIntake(app)
    await database.close()
  } finally {
    await cluster.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit()
}

void run()
