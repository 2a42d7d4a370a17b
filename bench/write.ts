import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import { stopApp } from '../server/assemble-app'
import { migrations } from '../migrations/index'
import { createApp } from '../server/app'
import type { Application } from '../server/declarations'
import { openDatabase } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import { readSettings, withSecrets } from '../server/kit/settings'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { record } from './replay'

const accounts = 1_000
const inFlight = 16
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = 2
const target = 2.5
const lateTarget = 30

const fill = [
  `insert into account (str_company_name, int_status_id, str_domain)
    select 'Shop ' || n, 1, 'shop' || n || '.test' from generate_series(1, ${accounts}) n`,
  `insert into market_items ("customerId", title, status, "newlyCreated") select id, 'Thing', 'public', false from account`,
  `insert into profile_gallery ("customerId") select id from account`,
]

const paths = ['profile-gallery', 'market-items'] as const
type Path = (typeof paths)[number]
const tables = { 'profile-gallery': 'profile_gallery', 'market-items': 'market_items' }
const columns = { 'profile-gallery': 'caption', 'market-items': 'title' }
const ids: Record<Path, readonly number[]> = { 'profile-gallery': [], 'market-items': [] }
const anyOf = (at: Path) => ids[at][Math.floor(Math.random() * accounts)]!
const newTitle = () => `Thing ${Math.random()}`

const ours = (app: Application, at: Path) => async () => {
  if (at === 'market-items') await app.service(at).patch(anyOf(at), { title: newTitle() })
  else await app.service(at).patch(anyOf(at), { caption: newTitle() })
}

interface Connection {
  query(sql: string, bindings?: readonly unknown[]): Promise<unknown>
}

/** The same durable work by the driver alone, on the same connections. */
const bare = (knex: Knex, at: Path) => async () => {
  const id = anyOf(at)
  const change = { path: at, event: 'patched', id, customerId: id, before: true, after: true }
  const payload = JSON.stringify({
    from: 'b6f7a1de-0d3c-4a55-9a53-3f0fd1c6f0a1',
    kind: 'none',
    body: [change],
  })
  const connection = (await knex.client.acquireConnection()) as Connection
  try {
    await connection.query('begin')
    await connection.query(`update ${tables[at]} set ${columns[at]} = $1 where id = $2`, [newTitle(), id])
    await connection.query('insert into server_messages (payload) values ($1)', [payload])
    await connection.query('commit')
  } finally {
    await knex.client.releaseConnection(connection)
  }
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.floor(values.length * share)] ?? NaN

const timesOf = async (task: () => Promise<unknown>) => {
  const startedAt = performance.now()
  const times: number[] = []
  const writer = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const began = performance.now()
      await task()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, writer))
  return times
}

const compare = async (app: Application, path: Path) => {
  const { knex } = app.get('database')
  const script = await record(knex, ours(app, path))
  const [service, transaction] = [ours(app, path), bare(knex, path)]
  await timesOf(service)
  await timesOf(transaction)
  const found: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++)
    found.push({ ours: at(await timesOf(service), 0.5), bare: at(await timesOf(transaction), 0.5) })
  const [mine, theirs] = [found.map((each) => each.ours), found.map((each) => each.bare)].map((all) =>
    at(all, 0.5),
  )
  const ratio = at(
    found.map((each) => each.ours / each.bare),
    0.5,
  )
  const figures = `p50 ${mine!.toFixed(1)} ms, bare ${theirs!.toFixed(1)} ms`
  console.log(
    `${path}: ${script.length} statements, ${figures}, ratio ${ratio.toFixed(2)} (target ${target})`,
  )
  if (process.env.SQL) for (const { sql } of script) console.log(`  ${sql.slice(0, 110)}`)
}

/** How long after a write's answer the other server takes what it remembers for old; it may be before. */
const delays = async (here: Application, there: Application, name: string) => {
  const late: number[] = []
  for (let n = 0; n < 200; n++) {
    const heard = new Promise<number>((resolve) => {
      const listeners = there.get('changeListeners')
      const listen = ({ id, path }: { id: number; path: string }) => {
        if (path !== 'market-items' || id !== n + 1) return
        listeners.splice(listeners.indexOf(listen), 1)
        resolve(performance.now())
      }
      listeners.push(listen)
    })
    await here.service('market-items').patch(n + 1, { title: newTitle() })
    const answered = performance.now()
    late.push((await heard) - answered)
  }
  const [p50, p99, most] = [at(late, 0.5), at(late, 0.99), Math.max(...late)].map((ms) => ms.toFixed(1))
  console.log(
    `${name}: the other server knows after ${p50} ms, p99 ${p99}, at most ${most} (target ${lateTarget})`,
  )
}

const open = async (databaseUrl: string, dataDir: string) => {
  const database = await openDatabase({ databaseUrl })
  await migrateUp(database, migrations)
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'test' }
  const app = createApp(withSecrets(readSettings({ ...process.env, ...env })), database)
  await app.setup()
  return app
}

/** A PATCH of one column through the service, of a plain record and of one with nested rows, beside bare transactions. */
const run = async (): Promise<void> => {
  const cluster = await startPostgresCluster({ durable: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-bench-'))
  try {
    const here = await open(cluster.url, dataDir)
    const { knex } = here.get('database')
    for (const statement of fill) await knex.raw(statement)
    await knex.raw('analyze')
    for (const each of paths) ids[each] = await knex(tables[each]).orderBy('id').pluck('id')
    console.log(
      `durable PostgreSQL, ${inFlight} writers on 10 connections, medians of ${rounds} rounds in turns`,
    )
    for (const each of paths) await compare(here, each)
    const there = await open(cluster.url, dataDir)
    // Only what concerns messages: jobs would be in the way.
    await here.get('bus').start()
    await there.get('bus').start()
    await delays(here, there, 'one writer')
    for (const app of [here, there]) {
      await stopApp(app)
      await app.get('database').close()
    }
  } finally {
    await cluster.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit()
}

void run()
