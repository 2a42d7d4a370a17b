import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { withoutMoment } from '../../test/without-moment'

const password = 'a long enough password'
let app: TestApp
let account: Account
let other: Account
let staff: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  account = await newAccount(app)
  other = await newAccount(app)
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

const newEmail = () => `${randomBytes(6).toString('hex')}@people.test`
const newOwner = () => app.service('users').create({ email: newEmail(), password, accounts: [account.id] })
const signIn = (email: string, word = password) =>
  staff.post('authentication', { strategy: 'local', email, password: word })

describe('users', () => {
  test('are nothing for visitors and programs', async () => {
    expect((await (await as(app, 'visitor', account)).get('users')).status).toBe(401)
    expect((await (await as(app, 'write key', account)).get('users')).status).toBe(403)
  })

  test('an owner sees only itself, and nobody else of the same account', async () => {
    const colleague = await newOwner()
    const owner = await as(app, 'owner', account)
    const { body } = await owner.get('users')
    expect(body.total).toBe(1)
    expect(body.data[0].id).not.toBe(colleague.id)
    expect((await owner.get(`users/${colleague.id}`)).status).toBe(404)
    expect((await owner.patch(`users/${colleague.id}`, { name: 'Mine' })).status).toBe(404)
  })

  test.each([
    ['role', { role: 'staff' }],
    ['accounts', { accounts: [999] }],
    ['email', { email: 'other@people.test' }],
    ['password', { password: 'another long password' }],
  ])('an owner cannot set its own %s', async (_what, change) => {
    const owner = await as(app, 'owner', account)
    const [self] = (await owner.get('users')).body.data
    expect((await owner.patch(`users/${self.id}`, change)).status).toBe(403)
    expect((await owner.get(`users/${self.id}`)).body).toEqual(self)
  })

  test('an owner sends its whole record back with another name', async () => {
    const owner = await as(app, 'owner', account)
    const [self] = (await owner.get('users')).body.data
    const { status, body } = await owner.patch(`users/${self.id}`, { ...self, name: 'Odette' })
    expect(withoutMoment([status, body])).toEqual(withoutMoment([200, { ...self, name: 'Odette' }]))
  })

  test.each([
    ['a short password', { password: 'short' }],
    ['a username like an address', { username: 'somebody@people.test' }],
    ['an account that does not exist', { accounts: [2_000_000_000] }],
    ['a broken address', { email: 'nobody' }],
    ['accounts for staff', { role: 'staff', accounts: [1] }],
  ])('%s is a 400', async (_what, change) => {
    const body = { email: newEmail(), password, customerId: account.id, ...change }
    expect((await staff.post('users', body)).status).toBe(400)
  })

  test('an address is taken once, in any case', async () => {
    const { email } = await newOwner()
    const body = { email: email.toUpperCase(), password, customerId: account.id }
    expect((await staff.post('users', body)).status).toBe(409)
  })

  test('staff create an owner, whose password is stored hashed and answered nowhere', async () => {
    const email = newEmail()
    const { status, body } = await staff.post('users', { email, password, customerId: account.id })
    expect(status).toBe(201)
    expect(body).toMatchObject({ email, role: 'owner', accounts: [account.id], customerId: account.id })
    expect(Object.keys(body).filter((key) => /password/i.test(key))).toEqual([])
    const { passwordHash } = (await app.get('database').knex('users').where({ id: body.id }).first())!
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(email)).status).toBe(201)
  })

  test('a hash sent as a password is a password like any other', async () => {
    const { id, email } = await newOwner()
    const { passwordHash } = (await app.get('database').knex('users').where({ id }).first())!
    await staff.patch(`users/${id}`, { password: passwordHash })
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, passwordHash)).status).toBe(201)
  })

  test.each([
    ['disabled', { disabled: true }],
    ['given another password', { password: 'another long password' }],
    ['made staff', { role: 'staff', accounts: [] }],
  ])('a user that is %s loses every session and socket', async (_what, change) => {
    const owner = await as(app, 'owner', account)
    const socket = await socketAs(app, 'visitor', account)
    const service = (
      socket as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    await service.create({ strategy: 'jwt', accessToken: owner.token })
    const [{ id }] = (await owner.get('users')).body.data
    const closed = new Promise((resolve) => socket.socket.on('disconnect', resolve))
    expect((await staff.patch(`users/${id}`, change)).status).toBe(200)
    await closed
    expect((await owner.get('users')).status).toBe(401)
    socket.close()
  })

  test('a user gets another account and signs in to it', async () => {
    const { id, email } = await newOwner()
    const { accessToken } = (await signIn(email)).body
    const { body } = await staff.patch(`users/${id}`, { accounts: [other.id] })
    expect(body).toMatchObject({ accounts: [other.id], customerId: other.id })
    expect((await staff.get('users').set('authorization', `Bearer ${accessToken}`)).status).toBe(401)
    expect((await signIn(email)).body.user.accounts).toEqual([other.id])
  })

  test('staff cannot lock themselves out', async () => {
    const { sub: id } = JSON.parse(atob(staff.token!.split('.')[1]!)) as { sub: string }
    expect((await staff.patch(`users/${id}`, { disabled: true })).status).toBe(409)
    expect((await staff.delete(`users/${id}`)).status).toBe(409)
  })
})

describe('changing the own password', () => {
  const change = (token: string, currentPassword: string, newPassword = 'another long password') =>
    staff.post('password-change', { currentPassword, newPassword }).set('authorization', `Bearer ${token}`)

  test('is nothing for visitors', async () => {
    const visitor = await as(app, 'visitor', account)
    const body = { currentPassword: password, newPassword: password }
    expect((await visitor.post('password-change', body)).status).toBe(401)
  })

  test('wants the current one', async () => {
    const { accessToken } = (await signIn((await newOwner()).email)).body
    const { status, body } = await change(accessToken, 'not the password')
    expect([status, Object.keys(body.errors)]).toEqual([400, ['currentPassword']])
  })

  test('is refused for one that others would try first, and for the same', async () => {
    const company = 'Petitcodiac Quilts'
    const { id } = await newAccount(app, { str_company_name: company })
    const user = await app.service('users').create({ email: newEmail(), password, accounts: [id] })
    const { accessToken } = (await signIn(user.email)).body
    for (const guess of ['password123', user.email, 'petitcodiac1', ' '.repeat(10)]) {
      const { status, body } = await change(accessToken, password, guess)
      expect([guess, status, body.refusals?.newPassword.code]).toEqual([guess, 400, 'guessable-password'])
    }
    const same = await change(accessToken, password, password)
    expect([same.status, same.body.refusals.newPassword.code]).toEqual([400, 'same-password'])
    expect((await signIn(user.email)).status).toBe(201)
  })

  test('ends every other session, and keeps the one that asks', async () => {
    const { email } = await newOwner()
    const [mine, others] = [(await signIn(email)).body.accessToken, (await signIn(email)).body.accessToken]
    const { status, body } = await change(mine, password)
    expect([status, body]).toEqual([200, { ok: true }])
    const read = (token: string) => staff.get('users').set('authorization', `Bearer ${token}`)
    expect((await read(mine)).status).toBe(200)
    expect((await read(others)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'another long password')).status).toBe(201)
  })
})
