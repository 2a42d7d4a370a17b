import request from 'supertest'
import { buildItem } from '../features/marketplace/market-items.factory'
import { openDatabase } from '../kit/database/database'
import { as, newAccount, socketAs } from './as'
import { createBreakableApp, type BreakableApp } from './breakable-app'
import { hasPostgres } from './postgres-cluster'
import { until } from './until'

// Skipped where PostgreSQL's programs are not installed.
const describeWithPostgres = hasPostgres ? describe : describe.skip

describeWithPostgres('while the database is away', () => {
  let broken: BreakableApp
  beforeAll(async () => {
    broken = await createBreakableApp()
  })
  afterEach(() => broken.heal())
  afterAll(() => broken?.close())
  const aboutIt = () => broken.lines.filter((line) => line.includes('the database is not available'))

  test('every call is a 503 that says when to try again, over REST and websockets', async () => {
    const { app, account, owner, visitor, item, goAway } = broken
    const socket = await socketAs(app, 'visitor', account)
    await goAway()
    const login = { strategy: 'local', email: 'somebody@people.test', password: 'a-password' }
    const letter = { from: 'a@people.test', contact: 'A. Person', subject: 'Hello', message: 'Hello' }
    const stranger = await as(app, 'visitor')
    const answers = await Promise.all([
      visitor.get('market-items?$limit=3'),
      stranger.get('market-items'),
      owner.get('market-items'),
      owner.patch(item, { title: 'Never' }),
      visitor.post('authentication', login),
      visitor.post('quote', {
        items: [{ itemId: Number(item.split('/')[1]), quantity: 1 }],
        shippingType: 'pickup',
      }),
      visitor.post('contact', letter),
    ])
    for (const { status, headers, body, text } of answers) {
      expect({ status, text }).toMatchObject({ status: 503 })
      expect(headers['retry-after']).toBe('5')
      expect(body.message).toMatch(/cannot reach our database/)
      expect(text).not.toMatch(/select|ECONN|stack/i)
    }
    expect(answers[0].body).toMatchObject({ name: 'Unavailable', code: 503, className: 'unavailable' })
    expect(answers[5].body).toMatchObject({ ok: false, code: 503 })
    const called = socket.service('market-items').get(Number(item.split('/')[1]))
    await expect(called).rejects.toMatchObject({ code: 503, data: { retryAfter: 5 } })
    socket.close()
  })

  test('a new socket of an unknown site is refused in words that tell nothing of the inside', async () => {
    const { app, goAway } = broken
    await goAway()
    const error: Error = await socketAs(app, 'visitor').then(
      () => new Error('connected'),
      (refusal: Error) => refusal,
    )
    expect(error.message).toMatch(/cannot reach our database/)
  })

  test('the process is up, not ready, and measured', async () => {
    const { app, owner, goAway } = broken
    await goAway()
    expect((await request(app.origin).get('/healthz')).status).toBe(200)
    const notReady = await request(app.origin).get('/readyz')
    expect([notReady.status, notReady.get('retry-after')]).toEqual([503, '5'])
    await owner.get('market-items')
    const { status, text } = await request(app.origin).get('/metrics')
    expect(status).toBe(200)
    expect(text).toMatch(/http_request_seconds_count\{method="GET",route="[^"]*",status="503"\}/)
  })

  test('what visitors read before goes out as stale, and afterwards is read anew', async () => {
    const { cluster, app, account, owner, visitor, item, page, goAway, heal } = broken
    const before = await visitor.get(item)
    expect(before.get('cache-status')).toBeUndefined()
    await page('/')
    await page('/marketplace')
    const sitemap = () =>
      request(app.origin).get('/sitemap.xml').set('x-forwarded-host', account.str_domain).buffer()
    await sitemap()
    await goAway()
    const during = await visitor.get(item)
    expect(during.status).toBe(200)
    expect(during.body).toEqual(before.body)
    expect(during.get('cache-status')).toMatch(/^mainstreet; hit; ttl=-\d+; detail=stale-if-error$/)
    expect(during.get('age')).toMatch(/^\d+$/)
    expect((await owner.get(item)).status).toBe(503)
    for (const stale of [await page('/'), await page('/marketplace'), await sitemap()]) {
      expect(stale.status).toBe(200)
      expect(stale.get('cache-status')).toMatch(/ttl=-/)
      expect(stale.get('retry-after')).toBeUndefined()
    }
    // Somebody else changes it meanwhile, without an event.
    const other = await openDatabase({ databaseUrl: cluster.url })
    await other
      .knex('market_items')
      .where({ id: Number(item.split('/')[1]) })
      .update({ title: 'Changed meanwhile' })
    await other.close()
    await heal()
    const after = await visitor.get(item)
    expect(after.body.title).toBe('Changed meanwhile')
    expect(after.get('cache-status')).toBeUndefined()
  })

  test('what an account under steady writes showed last stays for such a time, but not what it took back', async () => {
    const { owner, visitor, item, goAway, heal } = broken
    for (const title of ['One', 'Two', 'Three']) {
      await owner.patch(item, { title }).expect(200)
      expect((await visitor.get(item)).body.title).toBe(title)
    }
    await owner.patch(item, { title: 'Four' }).expect(200)
    await goAway()
    const during = await visitor.get(item)
    expect([during.status, during.body.title]).toEqual([200, 'Three'])
    expect(during.get('cache-status')).toMatch(/detail=stale-if-error$/)
    await heal()
    expect((await visitor.get(item)).body.title).toBe('Four')
    const { body } = await owner.post('market-items', { ...buildItem(), status: 'public' }).expect(201)
    const other = `market-items/${body.id}`
    expect((await visitor.get(other)).status).toBe(200)
    await owner.patch(other, { status: 'draft' }).expect(200)
    await goAway()
    expect((await visitor.get(other)).status).toBe(503)
  })

  test('a page nobody has asked for is a 503 in the language of its visitor, without a stack', async () => {
    const { page, goAway } = broken
    await page('/')
    await goAway()
    const english = await page('/automotive')
    expect(english.status).toBe(503)
    expect(english.get('retry-after')).toBe('5')
    expect(english.get('content-type')).toMatch(/^text\/html/)
    expect(english.text).toMatch(/<html lang="en">.*Please try again in a moment/s)
    expect((await page('/automotive?lang=fr')).text).toMatch(/<html lang="fr">.*Veuillez réessayer/s)
    const unknown = await page('/', { 'x-forwarded-host': 'never-asked.test' })
    expect(unknown.status).toBe(503)
    expect(english.text + unknown.text).not.toMatch(/ECONN|select|\.ts/i)
  })

  test('a host is still known after another account has changed', async () => {
    const { app, page, goAway } = broken
    await page('/')
    await newAccount(app)
    await goAway()
    expect((await page('/')).status).toBe(200)
  })

  test('the log says it once a second, however many ask and whatever else runs', async () => {
    const { owner, lines, goAway } = broken
    await goAway()
    // What the pool still held is reset first.
    await until(async () => {
      await owner.get('market-items')
      return aboutIt().at(-1)?.includes('ECONNREFUSED') ?? false
    })
    lines.splice(0)
    const started = performance.now()
    let asked = 0
    while (performance.now() - started < 1500) {
      await Promise.all(Array.from({ length: 10 }, () => owner.get('market-items')))
      asked += 10
    }
    await until(() => aboutIt().length > 1)
    const seconds = (performance.now() - started) / 1000
    expect(lines.length).toBe(aboutIt().length)
    expect(lines.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
    const counted = aboutIt().map((line) => JSON.parse(line) as { failures: number; code: string })
    expect(counted[0]!.code).toBe('ECONNREFUSED')
    expect(counted.reduce((sum, { failures }) => sum + failures, 0)).toBeGreaterThan(asked / 2)
    expect(lines.join()).not.toMatch(/stack|select/)
  })
})
