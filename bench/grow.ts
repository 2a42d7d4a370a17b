import { execFileSync } from 'node:child_process'
import { customersPerPage } from '@mainstreet/shared/contracts/customers'
import request from 'supertest'
import { buildAnswers } from '../server/features/opening/answers.factory'
import { as, type Client } from '../server/test/as'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import setUp from '../server/test/set-up'
import tearDown from '../server/test/tear-down'
import { fillPlatform } from './fill-platform'

/** The one between shows what a full page of the list costs, which is no growth. */
const sizes = [3, customersPerPage, 10_000]
const rounds = Number(process.env.ROUNDS ?? 60)
const target = 1.2

interface Platform {
  app: TestApp
  accounts: number
  staff: Client
}

/** A platform of so many copies of one published shop. */
const openPlatform = async (accounts: number): Promise<Platform> => {
  const app = await createTestApp()
  const staff = await as(app, 'staff')
  const { body } = await staff.post('open-business', buildAnswers()).expect(200)
  await app.service('account').patch(body.customerId, { int_status_id: 1 })
  await fillPlatform(app.get('database').knex, { template: body.customerId, accounts })
  return { app, accounts, staff }
}

let lastTouched = 0

/** Nothing of the account is cached any more, and neither is its page. */
const touch = ({ app }: Platform) => app.service('account').patch(2, { str_title: `Slogan ${++lastTouched}` })

interface Operation {
  name: string
  before?(platform: Platform): Promise<unknown>
  run(platform: Platform): Promise<{ status: number }>
}

const list = (name: string, query: object): Operation => ({
  name,
  run: async ({ staff }) => staff.post('customer-list', query),
})

const operations: Operation[] = [
  list('list, first page', {}),
  list('list, newest first', { sort: 'newest' }),
  list('search, one found', { search: 'shop-2.test' }),
  list('search, many found', { search: 'shediac' }),
  list('search, none found', { search: 'xylophone' }),
  {
    name: "a site's first page",
    before: touch,
    run: ({ app }) =>
      request(app.origin)
        .get('/')
        .set({ 'x-forwarded-host': 'shop-2.test', 'x-forwarded-for': app.address, accept: 'text/html' }),
  },
]

const timed = async ({ before, run, name }: Operation, platform: Platform): Promise<number> => {
  await before?.(platform)
  const began = performance.now()
  const { status } = await run(platform)
  if (status !== 200) throw new Error(`${name} was answered with ${status}.`)
  return performance.now() - began
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1]!

const measure = async (operation: Operation, platforms: readonly Platform[]): Promise<number> => {
  const times = platforms.map((): number[] => [])
  for (let round = -3; round < rounds; round++)
    for (const [index, platform] of platforms.entries()) {
      const ms = await timed(operation, platform)
      if (round >= 0) times[index]!.push(ms)
    }
  const medians = times.map(median)
  const [first = 0, page = 0, last = 0] = medians
  const shown = medians.map((ms) => `${ms.toFixed(2)} ms`.padStart(11)).join('')
  console.log(
    `${operation.name.padEnd(22)}${shown}   ratio to ${sizes[0]}: ${(last / first).toFixed(2)}   to ${sizes[1]}: ${(last / page).toFixed(2)}`,
  )
  return last / first
}

/** The staff's list, its search and a site's first page among 10,000 accounts beside three. */
const run = async () => {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' })
  await setUp()
  const platforms: Platform[] = []
  for (const accounts of sizes) platforms.push(await openPlatform(accounts))
  console.log(
    `${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, medians of ${rounds} rounds taken in turn; accounts: ${sizes.join(', ')}`,
  )
  const ratios: number[] = []
  for (const operation of operations) ratios.push(await measure(operation, platforms))
  console.log(`target: ${target} at most; the worst is ${Math.max(...ratios).toFixed(2)}`)
  for (const { app } of platforms) await app.close()
  await tearDown()
  process.exitCode = Math.max(...ratios) > target ? 1 : 0
}

await run()
