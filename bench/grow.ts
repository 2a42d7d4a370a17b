import { execFileSync } from 'node:child_process'
import type { Account } from '@mainstreet/shared/contracts/account'
import knexOf, { type Knex } from 'knex'
import request from 'supertest'
import { createWholeApp } from '../server/test/create-whole-app'
import { buildAnswers } from '../server/features/opening/answers.factory'
import { as, type Client } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { hasPostgres, startPostgresCluster } from '../server/test/postgres-cluster'
import setUp from '../server/test/set-up'
import tearDown from '../server/test/tear-down'
import { createTestDatabase } from '../server/test/test-database'
import { until } from '../server/test/until'
import { fillOrders, fillPlatform } from './fill-platform'
import { median } from './load/figures'

/** Both have more than a page of the list, so that the same number of rows is answered. */
const sizes = (process.env.SIZES ?? '30,100000').split(',').map(Number)
const orders = [100, Number(process.env.ORDERS ?? 100_000)]
const rounds = Number(process.env.ROUNDS ?? 25)
const target = 1.2

/** Whom a small and a big side are asked as. */
interface Side {
  app: TestApp
  staff: Client
  owner: Client
  customerId: number
}

const sideOf = async (app: TestApp, id: number): Promise<Side> => {
  const account = { id, str_domain: `shop-${id}.test` } as Account
  return { app, staff: await as(app, 'staff'), owner: await as(app, 'owner', account), customerId: id }
}

const withKnex = async (url: string | undefined, own: Knex, run: (knex: Knex) => Promise<void>) => {
  if (!url) return run(own)
  // Not the application's, which takes a machine that is busy for one whose database is away.
  const knex = knexOf({ client: 'pg', connection: url, pool: { min: 0, max: 1 } })
  await run(knex)
  await knex.destroy()
}

/** A platform of so many copies of one published shop, of which two have orders of years. */
const openPlatform = async (accounts: number, isLast: boolean): Promise<TestApp> => {
  const database = await createTestDatabase()
  const app = await createWholeApp({}, database.open)
  const staff = await as(app, 'staff')
  const { body } = await staff.post('open-business', buildAnswers()).expect(200)
  await app.service('account').patch(body.customerId, { int_status_id: 1 })
  const began = performance.now()
  await withKnex(database.settings?.DATABASE_URL, app.get('database').knex, async (knex) => {
    await fillPlatform(knex, { template: body.customerId, accounts })
    if (isLast) for (const [index, count] of orders.entries()) await fillOrders(knex, 3 + index, count)
  })
  console.log(`${accounts} accounts filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await until(async () => (await staff.post('customer-list', {})).status === 200)
  return app
}

let lastTouched = 0

interface Operation {
  name: string
  before?(side: Side): Promise<unknown>
  run(side: Side): PromiseLike<{ status: number }>
}

const list = (name: string, query: object): Operation => ({
  name: `customers, ${name}`,
  run: ({ staff }) => staff.post('customer-list', query),
})

const ofAccounts: Operation[] = [
  list('first page', {}),
  list('newest first', { sort: 'newest' }),
  list('most visits', { sort: 'visits' }),
  list('of a role', { role: 'Restaurant' }),
  list('one found', { search: 'shop-2.test' }),
  list('many found', { search: 'shop' }),
  list('none found', { search: 'xylophone' }),
  { name: 'accounts, as rows', run: ({ staff }) => staff.get('account?$limit=25') },
  { name: 'users, as rows', run: ({ staff }) => staff.get('users?$limit=25') },
  { name: "an account's orders", run: ({ owner }) => owner.get('account-orders?$limit=25') },
  {
    name: "an account's today",
    run: ({ owner, customerId }) => owner.post('today-summary', { customerId }),
  },
  {
    name: "a site's first page",
    // Nothing of the account is cached any more, and neither is its page.
    before: ({ app, customerId }) =>
      app.service('account').patch(customerId, { str_title: `Slogan ${++lastTouched}` }),
    run: ({ app, customerId }) =>
      request(app.origin)
        .get('/')
        .set({
          'x-forwarded-host': `shop-${customerId}.test`,
          'x-forwarded-for': app.address,
          accept: 'text/html',
        }),
  },
]

const found = (name: string, search?: string): Operation => ({
  name: `orders, ${name}`,
  run: ({ owner }) =>
    owner.get(
      `account-orders?$limit=25&$sort[waitsSince]=1&$sort[createdAt]=-1&$sort[id]=-1${search ? `&search=${search}` : ''}`,
    ),
})

const ofOrders: Operation[] = [
  found('first page'),
  found('one found', 'buyer99@'),
  found('many found', 'mug'),
  found('none found', 'xylophone'),
  { name: 'orders, counts', run: ({ owner, customerId }) => owner.post('order-counts', { customerId }) },
  { name: 'today', run: ({ owner, customerId }) => owner.post('today-summary', { customerId }) },
]

const timed = async ({ before, run, name }: Operation, side: Side): Promise<number> => {
  await before?.(side)
  const began = performance.now()
  const { status } = await run(side)
  if (status !== 200) throw new Error(`${name} was answered with ${status}.`)
  return performance.now() - began
}

const measure = async (operation: Operation, sides: readonly Side[]): Promise<number> => {
  const times = sides.map((): number[] => [])
  for (let round = -3; round < rounds; round++)
    for (const [index, side] of sides.entries()) {
      const ms = await timed(operation, side)
      if (round >= 0) times[index]!.push(ms)
    }
  const [small = 0, big = 0] = times.map(median)
  const ratio = big / small
  const shown = [small, big].map((ms) => `${ms.toFixed(1)} ms`.padStart(11)).join('')
  console.log(`${operation.name.padEnd(24)}${shown}   ${ratio.toFixed(2)}${ratio > target ? '  above' : ''}`)
  return ratio
}

/** What is asked of a small and a big platform, and of an account with few and with many orders. */
const run = async () => {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' })
  const cluster = process.env.TEST_DATABASE_URL || !hasPostgres ? undefined : await startPostgresCluster()
  if (cluster) process.env.TEST_DATABASE_URL = await emptyDatabase(cluster.url)
  await setUp()
  const apps: TestApp[] = []
  for (const accounts of sizes) apps.push(await openPlatform(accounts, accounts === sizes.at(-1)))
  const ratios: number[] = []
  console.log(`medians of ${rounds} rounds taken in turn; accounts: ${sizes.join(', ')}`)
  const platforms = await Promise.all(apps.map((app) => sideOf(app, 2)))
  for (const operation of ofAccounts) ratios.push(await measure(operation, platforms))
  console.log(`orders of one account: ${orders.join(', ')}`)
  const accounts = await Promise.all(orders.map((_, index) => sideOf(apps.at(-1)!, 3 + index)))
  for (const operation of ofOrders) ratios.push(await measure(operation, accounts))
  console.log(`target: ${target} at most each; above it: ${ratios.filter((ratio) => ratio > target).length}`)
  for (const app of apps) await app.close()
  // Its databases go with it.
  if (cluster) delete process.env.TEST_DATABASE_URL
  await cluster?.remove()
  await tearDown()
  process.exitCode = Math.max(...ratios) > target ? 1 : 0
}

/** Copies are made of it, and none can be made of the one that we are connected to. */
const emptyDatabase = async (url: string): Promise<string> => {
  const knex = knexOf({ client: 'pg', connection: url })
  await knex.raw('create database grow')
  await knex.destroy()
  return url.replace(/postgres$/, 'grow')
}

await run()
