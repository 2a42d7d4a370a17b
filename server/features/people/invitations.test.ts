import { randomBytes } from 'node:crypto'
import type { Duty } from '@mainstreet/shared/access'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { readMails } from '../../test/mails'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'

const password = 'a long enough password'
let app: TestApp
let account: Account
let owner: Client
let visitor: Client
let staff: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, ordersFeature, taxFeature] })
  account = await newAccount(app)
  staff = await as(app, 'staff')
})
beforeEach(async () => {
  app.address = `10.${[...randomBytes(3)].join('.')}`
  visitor = await as(app, 'visitor', account)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const newEmail = () => `${randomBytes(6).toString('hex')}@people.test`
const tokenTo = async (to: string): Promise<string> =>
  /invitation#(\S+)/.exec((await readMails(app, { to })).at(-1)!.text)![1]!
const helps = (...duties: Duty[]) => ({ role: 'helper', duties })
const invite = (email: string, as: object = helps('orders'), by = owner) =>
  by.post('invitations', { email, ...as })
const invited = async (as: object = helps('orders')) => {
  const email = newEmail()
  const { body } = await invite(email, as)
  return { id: body.id as number, email, token: await tokenTo(email) }
}
const accept = (input: object, by = visitor) => by.post('invitation-accept', input)
const person = { name: 'Nora Hatfield', newPassword: password }
const signIn = async (email: string) => {
  const { body } = await visitor.post('authentication', { strategy: 'local', email, password })
  return body.accessToken as string
}
const withToken = (token: string): Client => ({
  ...visitor,
  token,
  post: (path, body) => visitor.post(path, body).set('authorization', `Bearer ${token}`),
  get: (path) => visitor.get(path).set('authorization', `Bearer ${token}`),
})
const members = async () => (await owner.get('user-accounts')).body.data as { email: string; role: string }[]

describe('inviting', () => {
  test('is for owners and staff', async () => {
    const email = newEmail()
    expect((await invite(email, helps('orders'), visitor)).status).toBe(401)
    expect((await invite(email, helps('orders'), await as(app, 'write key', account))).status).toBe(403)
    const foreign = await as(app, 'owner', await newAccount(app))
    const { status } = await foreign.post('invitations', { email, role: 'owner', customerId: account.id })
    expect(status).toBe(403)
    expect(await readMails(app, { to: email })).toEqual([])
  })

  test.each([
    [{ email: 'nobody', ...helps('orders') }, 'email'],
    [{ email: 'a@b.test', role: 'staff' }, 'role'],
    [helps('orders'), 'email'],
    [{ email: 'a@b.test', ...helps() }, 'duties'],
  ])('%j is a 400 that names %s', async (body, field) => {
    const answer = await owner.post('invitations', body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
  })

  test('answers the same whether the address has a login or not, and no token', async () => {
    const known = newEmail()
    await app.service('users').create({ email: known, name: 'Ann', password })
    const answers = [await invite(known), await invite(newEmail())]
    const shapes = answers.map(({ status, body }) => [status, Object.keys(body).sort()])
    expect(shapes[0]).toEqual(shapes[1])
    expect(answers[0]!.status).toBe(201)
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('hash')
  })

  test('mails the business, the role and the link, in the language of who invites', async () => {
    const email = newEmail()
    await invite(email, helps('menu', 'texts'))
    const [mail] = await readMails(app, { to: email })
    expect(mail!.subject).toBe(`Join ${account.str_company_name} on Mainstreet`)
    expect(mail!.text).toContain('menu and stock, texts, pictures and hours')
    expect(mail!.text).toMatch(/\/invitation#\S{40}/)
  })

  test('an address twice, or somebody who has access, is a 409', async () => {
    const { email } = await invited()
    expect((await invite(` ${email.toUpperCase()}`.trim())).status).toBe(409)
    const [member] = await members()
    expect((await invite(member!.email)).status).toBe(409)
  })

  test('is throttled for each person', async () => {
    const answers = []
    for (let n = 0; n < 31; n += 1) answers.push((await invite(newEmail())).status)
    expect(answers.at(-1)).toBe(429)
  })

  test('to open a business is for staff, and for owners of it only', async () => {
    const email = newEmail()
    const refused = await staff.post('invitations', { email, ...helps('orders') })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['role']])
    const { body } = await staff.post('invitations', { email, role: 'owner' })
    expect(body).toMatchObject({ customerId: null, email })
    const open = (await staff.get('invitations?customerId=null&acceptedAt=null&$limit=500')).body.data
    expect(open.map((each: { email: string }) => each.email)).toContain(email)
    const seen = (await owner.get('invitations?customerId=null')).body.data ?? []
    expect(seen.map((each: { email: string }) => each.email)).not.toContain(email)
    expect((await owner.get(`invitations/${body.id}`)).status).toBe(404)
    expect((await readMails(app, { to: email })).at(-1)!.subject).toBe('Open your business on Mainstreet')
    const token = await tokenTo(email)
    expect((await accept({ token, ...person })).body).toEqual({ ok: true, customerId: null })
  })
})

describe('accepting', () => {
  test('a new person reads the language of the page that was accepted on', async () => {
    const { email, token } = await invited()
    await accept({ token, ...person, language: 'fr' })
    const user = await app.get('database').knex('users').where({ email }).first('language')
    expect(user).toEqual({ language: 'fr' })
  })

  test('a link that is unknown, withdrawn or too old is a 400', async () => {
    expect((await accept({ token: 'nothing', ...person })).status).toBe(400)
    const { id, token } = await invited()
    await owner.delete(`invitations/${id}`)
    expect((await accept({ token, ...person })).status).toBe(400)
    const old = await invited()
    const { knex } = app.get('database')
    await knex('invitations')
      .where({ id: old.id })
      .update({ expiresAt: new Date(Date.now() - 1000) })
    expect((await accept({ token: old.token, ...person })).status).toBe(400)
    expect((await visitor.post('invitation-view', { token: old.token })).status).toBe(400)
  })

  test('shows a new person who invites to what, and takes a name and a password', async () => {
    const { email, token } = await invited()
    const { body } = await visitor.post('invitation-view', { token })
    expect(body).toEqual({
      ok: true,
      email,
      ...helps('orders'),
      business: account.str_company_name,
      invitedBy: expect.any(String),
    })
    const nameless = await accept({ token, newPassword: password })
    expect([nameless.status, Object.keys(nameless.body.errors)]).toEqual([400, ['name']])
    expect((await accept({ token, name: 'Nora', newPassword: 'short' })).body.errors).toHaveProperty(
      'newPassword',
    )
    expect((await accept({ token, ...person })).body).toEqual({ ok: true, customerId: account.id })
    expect(await members()).toContainEqual(expect.objectContaining({ email, ...helps('orders') }))
    expect(await signIn(email)).toBeTruthy()
  })

  test('works once, also for two at once', async () => {
    const { token } = await invited()
    const answers = await Promise.all([accept({ token, ...person }), accept({ token, ...person })])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([400, 409]).toContain(statuses[1])
    expect((await accept({ token, ...person })).status).toBe(400)
  })

  test('joins who is signed in with that address, and nobody else', async () => {
    const { email, token } = await invited(helps('texts'))
    await app.service('users').create({ email, name: 'Ann', password })
    expect((await accept({ token, ...person })).status).toBe(409)
    const foreign = await as(app, 'owner', await newAccount(app))
    expect((await accept({ token }, foreign)).status).toBe(403)
    expect((await accept({ token }, staff)).status).toBe(403)
    const ann = withToken(await signIn(email))
    expect((await accept({ token }, ann)).body).toEqual({ ok: true, customerId: account.id })
    expect(await members()).toContainEqual(expect.objectContaining({ email, ...helps('texts') }))
  })

  test('sent again, the new link works and the old one does not', async () => {
    const { id, email, token } = await invited()
    const foreign = await as(app, 'owner', await newAccount(app))
    expect((await foreign.post('invitation-resend', { id })).status).toBe(404)
    expect((await owner.post('invitation-resend', { id })).status).toBe(200)
    expect((await accept({ token, ...person })).status).toBe(400)
    expect((await accept({ token: await tokenTo(email), ...person })).status).toBe(200)
    expect((await owner.post('invitation-resend', { id })).status).toBe(409)
  })
})

describe('members', () => {
  const ownId = async () => ((await owner.get('user-accounts')).body.data as { id: number }[])[0]!.id

  test('an account keeps one owner', async () => {
    account = await newAccount(app)
    owner = await as(app, 'owner', account)
    const id = await ownId()
    const stepDown = await owner.patch(`user-accounts/${id}`, helps('orders'))
    expect([stepDown.status, Object.keys(stepDown.body.errors)]).toEqual([409, ['role']])
    expect((await owner.delete(`user-accounts/${id}`)).status).toBe(409)
    await as(app, 'owner', account)
    expect((await owner.delete(`user-accounts/${id}`)).status).toBe(200)
    expect((await owner.get('account-orders')).body.total).toBe(0)
  })
})
