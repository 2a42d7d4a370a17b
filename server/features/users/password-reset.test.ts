import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { readMails } from '../../test/mails'

const password = 'a long enough password'
const newPassword = 'another long password'
let app: TestApp
let account: Account
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  account = await newAccount(app)
})
beforeEach(async () => {
  app.address = `10.${[...randomBytes(3)].join('.')}`
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const newOwner = async (overrides: object = {}) => {
  const email = `${randomBytes(6).toString('hex')}@people.test`
  await app.service('users').create({ email, password, accounts: [account.id], ...overrides })
  return email
}
const ask = (email: unknown) => visitor.post('password-reset-request', { email })
const mailsTo = (to: string) => readMails(app, { to })
const linkFor = async (email: string) => {
  await ask(email)
  const text: string = (await mailsTo(email)).at(-1)!.text
  return /\S+:\/\/\S+/.exec(text)![0]
}
const reset = (token: string) => visitor.post('password-reset', { token, newPassword })
const signIn = (email: string, word: string) =>
  visitor.post('authentication', { strategy: 'local', email, password: word })

describe('a forgotten password', () => {
  test('an unknown address gets the same answer as a known one, and as slowly, but no mail', async () => {
    const timed = async (email: string) => {
      const started = performance.now()
      const { status, body } = await ask(email)
      return { answer: [status, body], ms: performance.now() - started }
    }
    const known = await newOwner()
    const answers = [await timed(known), await timed('nobody@people.test')]
    expect(answers.map(({ answer }) => answer)).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ])
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(190)
    expect(await mailsTo(known)).toHaveLength(1)
    expect(await mailsTo('nobody@people.test')).toEqual([])
  })

  test('a disabled user gets no mail', async () => {
    const email = await newOwner({ disabled: true })
    await ask(email)
    expect(await mailsTo(email)).toEqual([])
  })

  test.each([[{ $ne: '' }], [''], [undefined]])('%j as an address is a 400', async (email) => {
    expect((await ask(email)).status).toBe(400)
  })

  test('a token that nobody was sent is a 400', async () => {
    const { status, body } = await reset('x'.repeat(43))
    expect([status, body.ok]).toEqual([400, false])
  })

  test('the link leads to the stored domain, whatever host was asked', async () => {
    const email = await newOwner()
    await visitor.post('password-reset-request', { email }).set('x-forwarded-host', 'evil.test')
    const { text, customerId } = (await mailsTo(email))[0]!
    expect(text).toContain(`http://${account.str_domain}:`)
    expect(text).not.toContain('evil.test')
    expect(customerId).toBeNull()
  })

  test('the link sets a new password once and ends every session', async () => {
    const email = await newOwner()
    const { accessToken } = (await signIn(email, password)).body
    const [older, newer] = [await linkFor(email), await linkFor(email)].map((link) => link.split('#')[1]!)
    expect(JSON.stringify(await app.get('database').knex('password_resets'))).not.toContain(newer)
    expect((await reset(newer!)).body).toEqual({ ok: true })
    expect((await reset(newer!)).status).toBe(400)
    expect((await reset(older!)).status).toBe(400)
    expect((await visitor.get('users').set('authorization', `Bearer ${accessToken}`)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(201)
  })

  test('two uses of one link at once set one password', async () => {
    const token = (await linkFor(await newOwner())).split('#')[1]!
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('a link is over after an hour', async () => {
    const token = (await linkFor(await newOwner())).split('#')[1]!
    await app
      .get('database')
      .knex('password_resets')
      .update({ expiresAt: new Date(Date.now() - 1) })
    expect((await reset(token)).status).toBe(400)
  })

  test('a person is mailed five times an hour at most', async () => {
    const email = await newOwner()
    for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200)
    expect((await ask(email)).status).toBe(429)
    expect(await mailsTo(email)).toHaveLength(5)
  })
})
