import { setTimeout as pause } from 'node:timers/promises'
import { createBreakableApp, type BreakableApp } from './breakable-app'
import { hasPostgres } from './postgres-cluster'
import { until } from './until'

const timed = async <T>(answer: PromiseLike<T>): Promise<{ answer: T; ms: number }> => {
  const started = performance.now()
  return { answer: await answer, ms: performance.now() - started }
}

// Skipped where PostgreSQL's programs are not installed.
const describeWithPostgres = hasPostgres ? describe : describe.skip

describeWithPostgres('a database that goes', () => {
  let broken: BreakableApp
  beforeAll(async () => {
    broken = await createBreakableApp()
  })
  afterEach(() => broken.heal())
  afterAll(() => broken?.close())

  test('who swallows what is sent keeps nobody for long', async () => {
    const { proxy, owner, visitor, item, recovery } = broken
    await visitor.get(item)
    proxy.swallow()
    const first = await Promise.all([
      timed(owner.get(item)),
      timed(owner.patch(item, { title: 'Never' })),
      timed(visitor.get('market-items?$limit=2')),
      ...Array.from({ length: 20 }, () => timed(owner.get('market-items?$limit=1'))),
    ])
    expect(first.map(({ answer }) => answer.status)).toEqual(first.map(() => 503))
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(5000)
    const later = await timed(owner.get(item))
    expect(later.answer.status).toBe(503)
    expect(later.ms).toBeLessThan(2000)
    expect((await visitor.get(item)).status).toBe(200)
    await proxy.open()
    const ms = await recovery()
    process.stdout.write(`answers after a swallowing network: ${ms} ms\n`)
    expect(ms).toBeLessThan(5000)
  })

  test('a slow statement is no reason to think so', async () => {
    const { app } = broken
    const slow = app.get('database').knex.raw('select pg_sleep(1.8)')
    let wasAway = false
    app.get('database').availability.onChange((isAway) => (wasAway ||= isAway))
    await slow
    expect(wasAway).toBe(false)
  })

  test('a connection that is ended for one call does not make the others fail', async () => {
    const { app, owner, item } = broken
    for (let round = 0; round < 20; round++) {
      const cut = app.get('database').knex.raw('select pg_terminate_backend(pg_backend_pid())')
      await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailable', code: '57P01' })
      expect((await owner.get(item)).status).toBe(200)
    }
  })

  test.each([
    ['stopped', () => broken.cluster.stop()],
    ['killed', async () => broken.cluster.kill()],
  ])('a server that is %s and started again is used at once', async (_how, end) => {
    const { cluster, owner, visitor, item, recovery } = broken
    await end()
    await until(async () => (await owner.get(item)).status === 503)
    expect((await visitor.get(item)).status).toBe(200)
    // A killed server's children must have ended before another may start.
    await until(() =>
      cluster.start().then(
        () => true,
        () => pause(100, false),
      ),
    )
    const ms = await recovery()
    process.stdout.write(`answers after a restart: ${ms} ms\n`)
    expect(ms).toBeLessThan(2000)
  })
})
