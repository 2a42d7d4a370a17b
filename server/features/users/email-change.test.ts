import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { readMails } from '../../test/mails'

const password = 'a long enough password'
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

const newEmail = () => `${randomBytes(6).toString('hex')}@people.test`
const signIn = (email: string, word = password) =>
  visitor.post('authentication', { strategy: 'local', email, password: word })

const newOwner = async (overrides: object = {}) => {
  const email = newEmail()
  const { id } = await app
    .service('users')
    .create({ email, name: 'Odette', password, accounts: [account.id], ...overrides })
  const { accessToken } = (await signIn(email)).body
  const send = (path: string, body: object) =>
    visitor.post(path, body).set('authorization', `Bearer ${accessToken}`)
  const ask = (to: unknown, currentPassword: unknown = password) =>
    send('email-change-request', { email: to, currentPassword })
  const status = async () => (await visitor.get('users').set('authorization', `Bearer ${accessToken}`)).status
  return { id, email, ask, send, status }
}

const mailsTo = (to: string) => readMails(app, { to })
const tokenTo = async (to: string): Promise<string> =>
  /confirm-email#(\S+)/.exec((await mailsTo(to)).at(-1)!.text)![1]!
const confirm = (token: unknown) => visitor.post('email-change', { token })

describe('another address', () => {
  test('is asked for by a user only', async () => {
    const input = { email: newEmail(), currentPassword: password }
    const program = await as(app, 'write key', account)
    expect((await visitor.post('email-change-request', input)).status).toBe(401)
    expect((await program.post('email-change-request', input)).status).toBe(403)
  })

  test('is not set as a column', async () => {
    const owner = await newOwner()
    const { status } = await visitor
      .patch(`users/${owner.id}`, { email: newEmail() })
      .set('authorization', `Bearer ${(await signIn(owner.email)).body.accessToken}`)
    expect(status).toBe(403)
  })

  test.each([[{ $ne: '' }], [''], ['no address'], ['a@b.test\nBcc: c@d.test'], [undefined]])(
    '%j as an address is a 400 that names it',
    async (email) => {
      const { status, body } = await (await newOwner()).ask(email)
      expect([status, Object.keys(body.errors)]).toEqual([400, ['email']])
    },
  )

  test('takes the current password, and guesses are counted', async () => {
    const owner = await newOwner()
    const to = newEmail()
    const { status, body } = await owner.ask(to, 'wrong')
    expect([status, body.errors]).toEqual([400, { currentPassword: 'is not your current password' }])
    for (let n = 0; n < 9; n += 1) await owner.ask(to, 'wrong')
    expect((await owner.ask(to)).status).toBe(429)
    expect(await mailsTo(to)).toEqual([])
  })

  test('that is the own one is a 400', async () => {
    const owner = await newOwner()
    expect((await owner.ask(owner.email.toUpperCase())).body.errors).toEqual({
      email: 'is your address already',
    })
  })

  test('that is taken gets the same answer, as slowly, and a mail without a link', async () => {
    const owner = await newOwner()
    const other = await newOwner()
    const timed = async (to: string) => {
      const started = performance.now()
      const { status, body } = await owner.ask(to)
      return { answer: [status, body], ms: performance.now() - started }
    }
    const free = newEmail()
    const answers = [await timed(free), await timed(other.email)]
    expect(answers.map(({ answer }) => answer)).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ])
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(190)
    const [mail] = await mailsTo(other.email)
    expect(mail!.subject).toBe('This address is in use already')
    expect(mail!.text).not.toMatch(/confirm-email|Odette/)
    expect(await mailsTo(owner.email)).toHaveLength(2)
  })

  test('is mailed a link, the old one a notice, and nothing changes until it is opened', async () => {
    const owner = await newOwner()
    const to = newEmail()
    await owner.ask(to.toUpperCase())
    const [[link], [notice]] = [await mailsTo(to), await mailsTo(owner.email)]
    expect(link!.text).toContain(`http://${account.str_domain}:`)
    expect(notice!.text).toContain(to)
    expect(notice!.text).not.toContain('confirm-email')
    expect([link!.customerId, notice!.customerId]).toEqual([null, null])
    const token = await tokenTo(to)
    expect(JSON.stringify(await app.get('database').knex('email_changes'))).not.toContain(token)
    expect((await signIn(to)).status).toBe(401)

    expect((await confirm(token)).body).toEqual({ ok: true, email: to })
    expect((await signIn(to)).status).toBe(201)
    expect((await signIn(owner.email)).status).toBe(401)
    expect((await mailsTo(owner.email)).at(-1)!.subject).toBe('Your email address was changed')
    // Who is signed in stays signed in.
    expect(await owner.status()).toBe(200)
  })

  test('is written of in the language of its user', async () => {
    const owner = await newOwner({ language: 'fr' })
    const to = newEmail()
    await owner.ask(to)
    expect((await mailsTo(to))[0]!.subject).toBe('Confirmez votre nouvelle adresse courriel')
    expect((await mailsTo(owner.email))[0]!.text).toContain('Bonjour Odette,')
  })

  test('is mailed five times an hour at most', async () => {
    const owner = await newOwner()
    const to = newEmail()
    for (let n = 0; n < 5; n += 1) expect((await owner.ask(to)).status).toBe(200)
    expect((await owner.ask(newEmail())).status).toBe(429)
    expect((await (await newOwner()).ask(to)).status).toBe(429)
    expect(await mailsTo(to)).toHaveLength(5)
  })
})

describe('the link to another address', () => {
  test.each([['x'.repeat(43)], [''], [{ $ne: '' }], [undefined]])('%j as a token is a 400', async (token) => {
    expect((await confirm(token)).status).toBe(400)
  })

  const askFor = async () => {
    const owner = await newOwner()
    const to = newEmail()
    await owner.ask(to)
    return { owner, to, token: await tokenTo(to) }
  }

  test('works once, also when it is opened twice at once', async () => {
    const { token } = await askFor()
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await confirm(token)).body.message).toBe(
      'This link is no longer valid. Please ask for a new one.',
    )
  })

  test('is over after a day', async () => {
    const { owner, token } = await askFor()
    const { knex } = app.get('database')
    await knex('email_changes')
      .where({ userId: owner.id })
      .update({ expiresAt: new Date(Date.now() - 1) })
    expect((await confirm(token)).status).toBe(400)
  })

  test('is over when another one was asked for', async () => {
    const { owner, token } = await askFor()
    await owner.ask(newEmail())
    expect((await confirm(token)).status).toBe(400)
  })

  test('is over when the password was changed, which also ends links to choose one', async () => {
    const { owner, token } = await askFor()
    await visitor.post('password-reset-request', { email: owner.email })
    const reset = /#(\S+)/.exec((await mailsTo(owner.email)).at(-1)!.text)![1]
    const newPassword = 'another long password'
    expect((await owner.send('password-change', { currentPassword: password, newPassword })).status).toBe(200)
    expect((await confirm(token)).status).toBe(400)
    expect((await visitor.post('password-reset', { token: reset, newPassword })).status).toBe(400)
  })

  test('is over when its user was disabled', async () => {
    const { owner, token } = await askFor()
    await app.service('users').patch(owner.id, { disabled: true })
    expect((await confirm(token)).status).toBe(400)
  })

  test('takes no address that was taken meanwhile', async () => {
    const { owner, to, token } = await askFor()
    await newOwner({ email: to })
    expect((await confirm(token)).status).toBe(409)
    expect((await app.service('users').get(owner.id)).email).toBe(owner.email)
  })

  test('ends the links to choose a password in the old mailbox', async () => {
    const { owner, token } = await askFor()
    await visitor.post('password-reset-request', { email: owner.email })
    const reset = /#(\S+)/.exec((await mailsTo(owner.email)).at(-1)!.text)![1]
    expect((await confirm(token)).status).toBe(200)
    const answer = await visitor.post('password-reset', {
      token: reset,
      newPassword: 'another long password',
    })
    expect(answer.status).toBe(400)
  })
})
