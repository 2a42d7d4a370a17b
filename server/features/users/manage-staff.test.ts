import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { readMails } from '../../test/mails'
import { withParts } from '../../test/with-parts'
import { readCommand } from './admin-command'

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
  visitor = await as(app, 'visitor')
})
afterAll(() => app.close())

const newEmail = () => `${randomBytes(6).toString('hex')}@people.test`
const newUser = async (overrides: object = {}) => {
  const email = newEmail()
  await app.service('users').create({ email, password, role: 'staff', ...overrides } as never)
  return email
}
const run = (line: string, on: TestApp = app) => readCommand(line.split(' '))!(on)
const tokenIn = (printed: string) => /\/reset-password#(\S+)/.exec(printed)![1]!
const setPassword = (token: string) => visitor.post('password-reset', { token, newPassword })
const signIn = (email: string, word: string) =>
  visitor.post('authentication', { strategy: 'local', email, password: word })
const rowOf = async (email: string) => (await app.get('database').knex('users').where({ email }).first())!
const withMail = () => withParts(app, { settings: { ...app.get('settings'), smtpUrl: 'smtp://127.0.0.1:1' } })
const mailsTo = (to: string) => readMails(app, { to })

describe('create-staff', () => {
  test.each(['nobody', 'a@b@c.test', 'Name<a@people.test>'])('refuses "%s"', async (email) => {
    await expect(run(`create-staff ${email}`)).rejects.toThrow(`"${email}" is not a mail address.`)
    expect(await rowOf(email.toLowerCase())).toBeUndefined()
  })

  test('refuses an address that is taken, in any case, and says by whom', async () => {
    const staff = (await newUser()).toUpperCase()
    await expect(run(`create-staff ${staff}`)).rejects.toThrow('is staff already')
    const owner = await newUser({ role: 'owner', accounts: [account.id] })
    await expect(run(`create-staff ${owner}`)).rejects.toThrow("is an owner's")
    expect((await rowOf(owner)).role).toBe('owner')
  })

  test('makes staff who can sign in with the password chosen by the link, and with no other', async () => {
    const email = newEmail()
    const printed = await run(`create-staff ${email.toUpperCase()}`)
    for (const word of ['', password]) expect((await signIn(email, word)).status).not.toBe(201)
    const token = tokenIn(printed)
    expect(JSON.stringify(await app.get('database').knex('password_resets'))).not.toContain(token)
    expect((await setPassword(token)).body).toEqual({ ok: true })
    expect((await signIn(email, newPassword)).body.user).toMatchObject({ email, role: 'staff', accounts: [] })
  })

  test('the link is refused the second time, and after a day', async () => {
    const used = tokenIn(await run(`create-staff ${newEmail()}`))
    expect((await setPassword(used)).status).toBe(200)
    expect((await setPassword(used)).status).toBe(400)

    const email = newEmail()
    const old = tokenIn(await run(`create-staff ${email}`))
    const { id: userId } = await rowOf(email)
    const link = app.get('database').knex('password_resets').where({ userId })
    const { expiresAt } = (await link.clone().first())!
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000)
    await link.update({ expiresAt: new Date(Date.now() - 1) })
    expect((await setPassword(old)).status).toBe(400)
  })

  test('mails the link where there is a mail server, and says so where there is none', async () => {
    const [silent, mailed] = [newEmail(), newEmail()]
    expect(await run(`create-staff ${silent}`)).toContain('nothing was mailed')
    expect(await mailsTo(silent)).toEqual([])
    const token = tokenIn(await run(`create-staff ${mailed}`, withMail()))
    const [mail] = await mailsTo(mailed)
    expect(mail).toMatchObject({ status: 'queued', customerId: null })
    expect(mail!.text).toContain(token)
  })
})

describe('reset-password', () => {
  test('refuses who is unknown or disabled', async () => {
    await expect(run('reset-password nobody@people.test')).rejects.toThrow('Nobody signs in as')
    const email = await newUser({ disabled: true })
    await expect(run(`reset-password ${email}`)).rejects.toThrow('is disabled')
  })

  test('ends the password, the sessions and older links, and its own link sets a new password', async () => {
    const email = await newUser({ role: 'owner', accounts: [account.id] })
    const { accessToken } = (await signIn(email, password)).body
    const older = tokenIn(await run(`reset-password ${email}`))
    const newer = tokenIn(await run(`reset-password ${email}`))
    expect((await visitor.get('users').set('authorization', `Bearer ${accessToken}`)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await setPassword(older)).status).toBe(400)
    expect((await setPassword(newer)).status).toBe(200)
    expect((await signIn(email, newPassword)).status).toBe(201)
  })

  test('mails the newest link alone where the server has sent none of them yet', async () => {
    const email = newEmail()
    await run(`create-staff ${email}`, withMail())
    await visitor.post('password-reset-request', { email }).expect(200)
    const token = tokenIn(await run(`reset-password ${email}`, withMail()))
    const mails = await mailsTo(email)
    expect(mails.map(({ kind, text }) => [kind, text.includes(token)])).toEqual([['password-link', true]])
  })

  test("an owner's link leads to the own domain", async () => {
    const email = await newUser({ role: 'owner', accounts: [account.id] })
    expect(await run(`reset-password ${email}`)).toContain(`http://${account.str_domain}:`)
  })
})

describe('disable', () => {
  test('refuses who is unknown', async () => {
    await expect(run('disable nobody@people.test')).rejects.toThrow('Nobody signs in as')
  })

  test('ends sessions, sockets, links and the sign-in, until enable', async () => {
    const email = await newUser()
    const { accessToken } = (await signIn(email, password)).body
    const token = tokenIn(await run(`create-staff ${newEmail()}`))
    const socket = await socketAs(app, 'visitor')
    const service = (
      socket as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    await service.create({ strategy: 'jwt', accessToken })
    const { id: userId } = await rowOf(email)
    await app.get('database').knex('password_resets').where({ usedAt: null }).update({ userId })
    const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve))
    expect(await run(`disable ${email}`)).toContain('signed out everywhere')
    await closed
    expect((await visitor.get('users').set('authorization', `Bearer ${accessToken}`)).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    await run(`enable ${email}`)
    expect((await setPassword(token)).status).toBe(400)
    expect((await signIn(email, password)).status).toBe(201)
  })
})

describe('list-staff', () => {
  test('says of everybody how they stand, and names no owner', async () => {
    const [invited, disabled, here] = [newEmail(), await newUser({ disabled: true }), await newUser()]
    const owner = await newUser({ role: 'owner', accounts: [account.id] })
    await run(`create-staff ${invited}`)
    await signIn(here, password)
    const lines = (await run('list-staff')).split('\n')
    const standing = (email: string) => lines.find((line) => line.startsWith(email))
    expect(standing(invited)).toContain('no password yet')
    expect(standing(disabled)).toContain('disabled')
    expect(standing(here)).toContain('last here 2')
    expect(standing(owner)).toBeUndefined()
  })
})
