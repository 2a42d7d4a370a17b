import { createWholeApp } from '../test/create-whole-app'
import { createTestApp, type TestApp } from '../test/create-test-app'
import { baseFeatures } from '../test/base-features'
import { startApp } from '../assemble-app'
import { createTestDatabase, type TestDatabase } from '../test/test-database'
import { describeOnPostgres } from '../test/two-servers'
import { until } from '../test/until'

const everyMs = 60
/** What `createJobs` promises at the least between two turns. */
const atLeastMs = everyMs * 0.9

describe('a job', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ features: [...baseFeatures] })
  })
  afterAll(() => app.close())

  test('runs again and again, never beside itself; what fails is counted and tried again', async () => {
    let running = 0
    let turns = 0
    app.get('jobs').every('counted', 5, async (isStopping) => {
      expect([++running, isStopping()]).toEqual([1, false])
      await new Promise((resolve) => setTimeout(resolve, 20))
      running--
      if (++turns === 1) throw new Error('the first time')
    })
    app.get('jobs').every('not due', 3_600_000, async () => undefined)
    await startApp(app)
    expect(await app.get('metrics').text()).toContain('jobs_total{kind="not due",outcome="failed"} 0')
    await until(() => turns > 3)
    const metrics = await app.get('metrics').text()
    expect(metrics).toContain('jobs_total{kind="counted",outcome="failed"} 1')
    expect(metrics).toMatch(/jobs_total\{kind="counted",outcome="done"\} [1-9]/)
  })
})

describeOnPostgres('a job of three servers on one database', () => {
  let database: TestDatabase
  let servers: TestApp[]
  let turns: { dueAt: number }[]
  let beside: number
  let work: () => Promise<unknown>
  const rowOf = (name: string) => servers[0]!.get('database').knex('job_turns').where({ name })

  beforeEach(async () => {
    database = await createTestDatabase()
    servers = await Promise.all([0, 1, 2].map(() => createWholeApp({}, database.open)))
    turns = []
    beside = 0
    work = async () => {}
    let running = 0
    for (const app of servers)
      app.get('jobs').every('shared', everyMs, async () => {
        if (++running > 1) beside++
        turns.push({ dueAt: (await rowOf('shared').first())!.dueAt.getTime() })
        await work().finally(() => running--)
      })
  })
  afterEach(async () => {
    await Promise.all(servers.map((app) => app.close()))
    await database.drop()
  })
  const start = () => Promise.all(servers.map(startApp))

  test('runs about once in its time, and not on each of them', async () => {
    await start()
    await until(() => turns.length > 10)
    expect(beside).toBe(0)
    for (const [index, { dueAt }] of turns.slice(1).entries())
      expect(dueAt - turns[index]!.dueAt).toBeGreaterThanOrEqual(Math.floor(atLeastMs))
  })

  test('that takes longer than its time is not begun by another beside it', async () => {
    let end = () => {}
    work = () => new Promise<void>((resolve) => (end = resolve))
    await start()
    await until(() => turns.length === 1)
    await until(async () => (await rowOf('shared').first())!.dueAt.getTime() < Date.now() - 5 * everyMs)
    expect(turns).toHaveLength(1)
    work = async () => {}
    end()
    await until(() => turns.length > 1)
    expect(beside).toBe(0)
  })

  test('that fails has its next turn after its time', async () => {
    work = async () => {
      throw new Error('no')
    }
    await start()
    await until(() => turns.length > 2)
    expect(beside).toBe(0)
  })

  test('whose server died in the middle is taken up by another once the lease has ended', async () => {
    const ends = new Date(Date.now() + 60_000)
    await servers[0]!.get('database').knex('job_turns').insert({ name: 'shared', leasedUntil: ends })
    const others = ['sweep-sessions', 'notice-days']
    await start()
    await until(
      async () => (await servers[0]!.get('database').knex('job_turns').whereIn('name', others)).length === 2,
    )
    expect(turns).toEqual([])
    await rowOf('shared').update({ leasedUntil: new Date(0) })
    await until(() => turns.length > 0)
  })
})
