import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Knex } from 'knex'
import { migrations } from '../migrations/index'
import { createApp } from '../server/app'
import type { Application } from '../server/declarations'
import { openDatabase, type Database } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import type { ServiceParams } from '../server/kit/service/service-params'
import { readSettings, withSecrets } from '../server/kit/settings'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { record, replay, type Script } from './replay'

// Many, since an account takes 600 payments in ten minutes, and each counts its own orders.
const shops = 300
const itemsPerShop = 10
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = 3
const inFlight = 16
const target = 0.6

interface Goods {
  customerId: number
  itemId: number
  variationId: number
}

const buyer = {
  name: 'Mona Leger',
  email: 'mona@people.test',
  phone: '(506) 555-0199',
  address: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalcode: 'E1C 1A1',
  country: 'Canada',
}

// Ids of orders and payments that are nobody else's tell a replay what to follow.
const fill = [
  'alter sequence account_orders_id_seq restart 1000001',
  'alter sequence order_payments_id_seq restart 2000001',
  `insert into account (str_company_name, int_status_id, str_domain, str_province, "ecommerceEnabled", str_email)
    select 'Shop ' || n, 1, 'shop' || n || '.test', 'NB', true, 'shop' || n || '@bench.test' from generate_series(1, ${shops}) n`,
  `insert into store_settings (id, "customerId", "allowFlatRate", "flatRate") select id, id, true, 5 from account
    on conflict (id) do update set "allowFlatRate" = true, "flatRate" = 5`,
  `insert into market_items ("customerId", title, status, "newlyCreated", "trackStock")
    select a.id, 'Thing ' || n, 'public', false, true from account a, generate_series(1, ${itemsPerShop}) n`,
  `insert into market_variations ("customerId", "itemId", variation, sku, price, stock)
    select "customerId", id, 'Regular', 'SKU-' || id, 10, 1000000 from market_items`,
]

const prepare = async (knex: Knex): Promise<Goods[]> => {
  for (const statement of fill) await knex.raw(statement)
  await knex.raw('analyze')
  return knex('market_variations').select('customerId', 'itemId', 'id as variationId').orderBy('customerId')
}

let sent = 0
const pick = (goods: readonly Goods[]): [Goods, Goods] => {
  const shop = sent++ % shops
  const own = goods.slice(shop * itemsPerShop, (shop + 1) * itemsPerShop)
  const first = Math.floor(Math.random() * itemsPerShop)
  return [own[first]!, own[(first + 1) % itemsPerShop]!]
}

/** A checkout of two lines as a visitor's call, from an address that no limit has met yet. */
const ours = (app: Application, goods: readonly Goods[]) => async () => {
  const [a, b] = pick(goods)
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  const headers = { 'idempotency-key': randomUUID() }
  const params: ServiceParams = { provider: 'rest', siteId: a.customerId, address, headers, query: {} }
  const items = [a, b].map(({ itemId, variationId }) => ({
    id: variationId,
    item: { id: itemId },
    quantity: 1,
  }))
  const answer = await app
    .service('payments')
    .create(
      { customerId: a.customerId, id: 'pm_card_visa', items, data: buyer, shippingType: 'shipping' },
      params,
    )
  if (!answer.ok) throw new Error('not paid')
}

interface Rate {
  perSecond: number
  p95: number
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((x, y) => x - y)[Math.floor(values.length * share)]!

/** Runs a task over and over, some at once. */
const rateOf = async (task: () => Promise<unknown>): Promise<Rate> => {
  const startedAt = performance.now()
  const times: number[] = []
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const began = performance.now()
      await task()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), p95: at(times, 0.95) }
}

const line = (name: string, found: readonly Rate[]) => {
  const rates = found.map(({ perSecond }) => perSecond)
  const p95s = found.map(({ p95 }) => p95)
  const span = `(${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})`
  console.log(
    `${name.padEnd(17)} ${at(rates, 0.5).toFixed(0).padStart(5)} orders/s ${span.padEnd(14)} p95 ${at(p95s, 0.5).toFixed(1)} ms`,
  )
}

const recordedFor = async (knex: Knex, checkout: () => Promise<void>): Promise<Script[]> => {
  const scripts: Script[] = []
  // What is read once and kept is not asked again.
  for (let shop = 0; shop < shops; shop++) await checkout()
  for (let shop = 0; shop < shops; shop++) scripts.push(await record(knex, checkout))
  return scripts
}

const measure = async (name: string, database: Database): Promise<void> => {
  await migrateUp(database, migrations)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-bench-'))
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'test' }
  const app = createApp(withSecrets(readSettings({ ...process.env, ...env })), database)
  try {
    await app.setup()
    const { knex } = database
    const checkout = ours(app, await prepare(knex))
    const scripts = await recordedFor(knex, checkout)
    let turn = 0
    const bare = () => replay(knex, scripts[turn++ % shops]!)
    const rates: Record<'bare' | 'checkout', Rate[]> = { bare: [], checkout: [] }
    await rateOf(bare)
    await rateOf(checkout)
    for (let round = 0; round < rounds; round++) {
      rates.bare.push(await rateOf(bare))
      rates.checkout.push(await rateOf(checkout))
    }
    console.log(`${name}, ${inFlight} checkouts at once, two lines each, ${scripts[0]!.length} statements`)
    line('bare statements', rates.bare)
    line('checkout', rates.checkout)
    const ratios = rates.checkout.map(({ perSecond }, round) => perSecond / rates.bare[round]!.perSecond)
    console.log(`checkout to its own statements, bare: ${at(ratios, 0.5).toFixed(2)} (target ${target})`)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Orders per second through the sandbox, beside the same statements asked by the driver alone, in the same transactions. */
const run = async (): Promise<void> => {
  const cluster = await startPostgresCluster({ durable: true })
  try {
    await measure('PostgreSQL', await openDatabase({ databaseUrl: cluster.url }))
  } finally {
    await cluster.remove()
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-bench-'))
  await measure('PGlite', await openDatabase({ dataDir }))
  rmSync(dataDir, { recursive: true, force: true })
  process.exit()
}

void run()
