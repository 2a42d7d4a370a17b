import { once } from 'node:events'
import { connect } from 'node:net'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { PageData } from '@mainstreet/shared/rendering'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import type { ClientBuild, PageParts } from '../../kit/http/pages/client-build'
import { as, newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { replacePart } from '../../test/with-parts'

let app: TestApp
let account: Account
const lines: string[] = []

/** A build whose pages are what they were given, as JSON, and long enough to be compressed. */
const build: ClientBuild = {
  folder: 'none',
  page: (_half, parts) => Promise.resolve(JSON.stringify({ ...parts, filling: 'x'.repeat(2_000) })),
  signInPage: () => Promise.resolve(undefined),
  render: ({ address }) =>
    Promise.resolve({ html: address, title: 'Made', head: '', reads: [], sources: [] }),
}

beforeAll(async () => {
  app = await createWholeApp({ logLevel: 'info' }, undefined, { write: (line) => void lines.push(line) })
  replacePart(app, 'clientBuild', build)
})
beforeEach(async () => {
  account = await newAccount(app)
})
afterAll(() => app.close())

const call = (path: string, headers: Record<string, string> = {}, method: 'get' | 'head' = 'get') =>
  request(app.origin)
    [method](path)
    .set({ 'x-forwarded-host': account.str_domain, 'accept-encoding': 'identity', ...headers })
    .buffer()

type Call = Parameters<typeof call>

/** How many answers were given before anything else happened to their requests. */
const readyAnswers = () =>
  Object.values(app.get('cachedCounts').totals.page).reduce((sum, count) => sum + count, 0)

/** An answer, and whether it was ready. */
const ask = async (...asked: Call) => {
  const before = readyAnswers()
  const answer = await call(...asked)
  return { answer, isReady: readyAnswers() > before }
}

const askReady = async (...asked: Call) => {
  await call(...asked)
  const { answer, isReady } = await ask(...asked)
  expect([asked[0], isReady]).toEqual([asked[0], true])
  return answer
}

const pageOf = ({ text }: { text: string }) => JSON.parse(text) as PageParts & { data: PageData }

const lasting = ({ headers }: { headers: Record<string, string> }) => {
  const { date: _date, 'x-request-id': id, ...others } = headers
  return { id, others }
}

describe('a page that is ready', () => {
  test.each(['/', '/marketplace', '/?lang=fr', '/?utm_source=letter'])(
    'is answered at %s as it was the first time, but for the id of the request',
    async (path) => {
      for (const headers of [{}, { 'x-forwarded-proto': 'https' }] as Record<string, string>[]) {
        const first = await ask(path, headers)
        expect(first.isReady).toBe(false)
        const second = await askReady(path, headers)
        expect(second.text).toBe(first.answer.text)
        const [before, after] = [lasting(first.answer), lasting(second)]
        expect(after.others).toEqual(before.others)
        expect(after.others['content-security-policy']).toContain("default-src 'self'")
        expect(after.id).toMatch(/^[\w-]{8,64}$/)
        expect(after.id).not.toBe(before.id)
      }
    },
  )

  test('is another for http and https, also where its bytes are the same', async () => {
    const secure = { 'x-forwarded-proto': 'https' }
    expect((await askReady('/?lang=en')).headers['strict-transport-security']).toBeUndefined()
    const answer = await askReady('/?lang=en', secure)
    expect(answer.headers['strict-transport-security']).toMatch(/max-age/)
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)])
    const plain = await askReady('/?lang=en', { 'x-forwarded-proto': 'http' })
    expect(plain.headers['set-cookie']).toEqual([expect.not.stringMatching(/Secure/)])
    // The outermost trusted proxy has the last word.
    const last = await askReady('/?lang=en', { 'x-forwarded-proto': 'https, http' })
    expect(last.headers['strict-transport-security']).toBeUndefined()
  })

  test('is each host’s own', async () => {
    const other = await newAccount(app)
    for (const { str_domain, id } of [account, other, account, other]) {
      const answer = await askReady('/', { 'x-forwarded-host': str_domain })
      expect(pageOf(answer).data.site?.company.id).toBe(id)
    }
    for (const host of ['evil.test', `good@${account.str_domain}`, `${account.str_domain}, evil.test`, '']) {
      const { answer, isReady } = await ask('/', { 'x-forwarded-host': host })
      expect([host, isReady]).toEqual([host, false])
      expect(answer.text).not.toContain(account.str_company_name)
    }
    // The same words in another header are another host.
    const words = `evil.test, ${account.str_domain}`
    expect((await askReady('/', { 'x-forwarded-host': words })).status).toBe(200)
    const claimed = await request(app.origin).get('/').set('host', words)
    expect(claimed.status).toBe(400)
  })

  test('is not given to who names two hosts', async () => {
    const { port } = new URL(app.origin)
    const socket = connect(Number(port), '127.0.0.1')
    const { str_domain } = account
    await askReady('/')
    socket.write(`GET / HTTP/1.1\r\nHost: ${str_domain}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString()).toMatch(/^HTTP\/1.1 400/)
    socket.destroy()
  })

  test('is in the language of cookie or browser, and of the business where they say nothing', async () => {
    const francophone = await newAccount(app, { language: 'fr' })
    const said: [Record<string, string>, string, string][] = [
      [{}, 'en', 'fr'],
      [{ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr', 'fr'],
      [{ 'accept-language': 'en' }, 'en', 'en'],
      [{ 'accept-language': 'de' }, 'en', 'fr'],
      [{ 'accept-language': 'fr', cookie: 'webid=1; mainstreet-language=en' }, 'en', 'en'],
      [{ 'accept-language': 'en', cookie: 'mainstreet-language=fr' }, 'fr', 'fr'],
      [{ 'accept-language': 'fr', cookie: 'mainstreet-language=zz; my-mainstreet-language=en' }, 'fr', 'fr'],
    ]
    for (let time = 0; time < 2; time++)
      for (const [headers, ...langs] of said)
        for (const [index, { str_domain }] of [account, francophone].entries()) {
          const answer = await askReady('/', { ...headers, 'x-forwarded-host': str_domain })
          expect([headers, pageOf(answer).lang]).toEqual([headers, langs[index]])
        }
  })

  test('has no body for HEAD nor for who has it already', async () => {
    const { headers } = await askReady('/')
    const head = await askReady('/', {}, 'head')
    expect(head.text ?? '').toBe('')
    expect(head.headers['content-length']).toBe(headers['content-length'])
    const same = await askReady('/', { 'if-none-match': headers.etag! })
    expect(same.status).toBe(304)
    expect(same.text).toBe('')
    expect(same.headers['content-length']).toBeUndefined()
    expect(same.headers.vary).toBe(headers.vary)
    expect(same.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('is not for who signs in, names the request, previews or writes', async () => {
    await askReady('/')
    const named = await ask('/', { 'x-request-id': 'a-name-of-mine' })
    expect([named.isReady, named.answer.headers['x-request-id']]).toEqual([false, 'a-name-of-mine'])
    expect((await ask('/', { authorization: 'Bearer nobody' })).isReady).toBe(false)
    for (const path of [`/?previewId=${account.id}`, '/order/a-token', '/nothing', '/login'])
      for (let time = 0; time < 2; time++) expect((await ask(path)).isReady).toBe(false)
    const before = readyAnswers()
    await request(app.origin).post('/').set('x-forwarded-host', account.str_domain)
    expect(readyAnswers()).toBe(before)
  })
})

describe('a page that was ready', () => {
  test('is made anew after a change, and gone with its business', async () => {
    await askReady('/')
    await app.service('account').patch(account.id, { str_company_name: 'Another Name' })
    const { answer, isReady } = await ask('/')
    expect(isReady).toBe(false)
    expect(answer.text).toContain('Another Name')
    await askReady('/')
    await app.service('account').patch(account.id, { int_status_id: 2 })
    expect((await ask('/')).answer.status).toBe(404)
    expect((await ask('/', { 'if-none-match': answer.headers.etag! })).answer.status).toBe(404)
  })

  test('is the next one’s who has the name', async () => {
    await askReady('/')
    const name = account.str_domain
    await app.service('account').patch(account.id, { str_domain: `moved-${name}` })
    expect((await ask('/')).answer.status).toBe(301)
    const heir = await newAccount(app, { str_domain: name })
    expect(pageOf(await askReady('/')).data.site?.company.id).toBe(heir.id)
  })

  test('has the policy of the shop as it is, though its bytes are as before', async () => {
    const paths = ['/', '/?utm_source=letter']
    for (const path of paths)
      expect((await askReady(path)).headers['content-security-policy']).not.toContain('stripe')
    const owner = await as(app, 'owner', account)
    const keys = { stripeTestSecretKey: 'sk_test_51abcdefgh' }
    await owner.patch(`store-settings/${account.id}`, keys).expect(200)
    for (const path of [...paths, ...paths])
      expect((await call(path)).headers['content-security-policy']).toContain('https://js.stripe.com')
  })
})

test('pages are compressed as they are sent, reads after it, and both as small as who asks takes them', async () => {
  for (let more = 0; more < 20; more++)
    await app.service('market-categories').create({ customerId: account.id, category: `A category, ${more}` })
  for (const [path, atFirst] of Object.entries({ '/': 'gzip', '/api/market-categories': undefined })) {
    const all = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const first = await call(path, all)
    expect([path, first.headers['content-encoding']]).toEqual([path, atFirst])
    await until(async () => (await call(path, all)).headers['content-encoding'] === 'br')
    const accepted = [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0, brotli', undefined],
    ] as const
    const sizes = new Map<string | undefined, number>()
    for (const [accepts, encoding] of accepted) {
      const answer = await call(path, { 'accept-encoding': accepts }, 'head')
      expect([path, accepts, answer.headers['content-encoding']]).toEqual([path, accepts, encoding])
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      sizes.set(encoding, Number(answer.headers['content-length']))
    }
    expect(sizes.get('br')).toBeLessThan(sizes.get('gzip')!)
    expect(sizes.get('gzip')).toBeLessThan(sizes.get(undefined)!)
    expect((await call(path, { 'accept-encoding': 'gzip' })).text).toBe(first.text)
  }
})

test('ready answers are in the metrics, and in one line of the log a second', async () => {
  const { totals } = app.get('cachedCounts')
  await askReady('/')
  const read = () => call('/api/market-categories')
  await read()
  await read()
  const metrics = await request(app.origin).get('/metrics').set('x-forwarded-for', '127.0.0.1')
  expect(metrics.text).toContain(`cached_answers_total{kind="page",outcome="fresh"} ${totals.page.fresh}`)
  expect(metrics.text).toContain(`cached_answers_total{kind="api",outcome="fresh"} ${totals.api.fresh}`)
  const told = () =>
    lines
      .filter((line) => line.includes('answered from the cache'))
      .map((line) => JSON.parse(line) as { answers: { page: { fresh: number } } })
      .reduce((sum, { answers }) => sum + answers.page.fresh, 0)
  await until(async () => told() === totals.page.fresh)
})
