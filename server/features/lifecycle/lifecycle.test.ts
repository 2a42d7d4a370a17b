import type { Account } from '@mainstreet/shared/contracts/account'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { startApp } from '../../assemble-app'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { deleteClosedAccounts } from './delete-closed-accounts'

let app: TestApp
let staff: Client
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
  await startApp(app)
  staff = await as(app, 'staff')
})
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const change = (action: string, reason = 'Unpaid since spring') =>
  staff.post('change-lifecycle', { customerId: account.id, action, reason })
const life = async (who = staff) => (await who.post('account-lifecycle', { customerId: account.id })).body
const pageAt = (host: string, path = '/') =>
  request(app.origin).get(path).set({ 'x-forwarded-host': host, 'x-forwarded-for': app.address })

describe('who may not', () => {
  test('neither visitors nor owners nor keys change where an account stands', async () => {
    const key = await as(app, 'write key', account)
    const visitor = await as(app, 'visitor', account)
    const input = { customerId: account.id, action: 'suspend', reason: 'x' }
    for (const [path, body] of [
      ['change-lifecycle', input],
      ['change-account', { customerId: account.id, reason: 'x', region: 'qc' }],
      ['undo-account-change', { customerId: account.id, id: 1 }],
    ] as const) {
      expect((await visitor.post(path, body)).status).toBe(401)
      expect((await owner.post(path, body)).status).toBe(403)
      expect((await key.post(path, body)).status).toBe(403)
    }
  })

  test("an owner reads neither another's state nor the log of its own", async () => {
    const other = await newAccount(app)
    expect((await owner.post('account-lifecycle', { customerId: other.id })).status).toBe(403)
    await change('suspend')
    expect((await life()).log).toHaveLength(1)
    expect(await life(owner)).toMatchObject({ standing: 'suspended', reason: 'Unpaid since spring', log: [] })
  })
})

describe('what is refused', () => {
  test.each([
    ['reason', { action: 'suspend', reason: ' ' }],
    ['action', { action: 'explode', reason: 'x' }],
  ])('a bad %s, named', async (field, input) => {
    const answer = await staff.post('change-lifecycle', { customerId: account.id, ...input })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
  })

  test('a step from where the account does not stand, and an account that is none', async () => {
    expect((await change('reopen')).status).toBe(409)
    expect((await change('restore')).status).toBe(409)
    const nobody = { customerId: 2_000_000_000, action: 'suspend', reason: 'x' }
    expect((await staff.post('change-lifecycle', nobody)).status).toBe(404)
  })

  test('a domain in use, and that of no host', async () => {
    const other = await newAccount(app)
    const to = (str_domain: string) =>
      staff.post('change-account', { customerId: account.id, reason: 'x', str_domain })
    const taken = await to(other.str_domain.toUpperCase())
    expect([taken.status, taken.body.errors]).toEqual([409, { str_domain: 'is already taken' }])
    const bad = await to('not a host')
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ['str_domain']])
  })
})

describe('staff who write the account itself', () => {
  test.each([
    ['str_domain', 'by-hand.test', 'change-account'],
    ['region', 'qc', 'change-account'],
    ['roles', ['Restaurant'], 'change-account'],
    ['ecommerceEnabled', false, 'change-account'],
    ['int_status_id', 3, 'change-lifecycle'],
  ])('are led to the reason for another %s, over REST and sockets', async (name, value, operation) => {
    const problem = `is changed with a reason, by ${operation}`
    const body = { str_title: 'Along with it', [name]: value }
    const patched = await staff.patch(`account/${account.id}`, body)
    expect([patched.status, patched.body.errors]).toEqual([403, { [name]: problem }])
    expect((await staff.put(`account/${account.id}`, { ...account, ...body })).status).toBe(403)
    const socket = await socketAs(app, 'staff')
    const overSocket = socket.service('account').patch(account.id, body)
    await expect(overSocket).rejects.toMatchObject({ code: 403, errors: { [name]: problem } })
    socket.close()
    expect(await app.service('account').get(account.id)).toEqual(account)
  })

  test('may send it back as it was read', async () => {
    const read = (await staff.get(`account/${account.id}`)).body
    expect((await staff.put(`account/${account.id}`, { ...read, str_title: 'Mended' })).status).toBe(200)
  })
})

describe('suspending', () => {
  test('closes site, sockets and keys at once, leaves the owner the reason, and is taken back', async () => {
    const key = await as(app, 'read key', account)
    const visitor = await socketAs(app, 'visitor', account)
    const heard: string[] = []
    visitor.service('market-items').on('created', ({ title }: { title: string }) => heard.push(title))
    const publish = (title: string) =>
      app.service('market-items').create({
        customerId: account.id,
        title,
        status: 'public',
        newlyCreated: false,
      })
    await publish('before')
    await until(() => heard.includes('before'))
    expect((await pageAt(account.str_domain, '/api/site')).status).toBe(200)

    expect((await change('suspend')).body).toMatchObject({ ok: true, standing: 'suspended' })
    expect((await pageAt(account.str_domain, '/api/site')).status).toBe(404)
    expect((await key.get('market-items')).status).toBe(403)
    expect((await owner.get(`account/${account.id}`)).status).toBe(200)
    expect((await owner.post('publish-site', { customerId: account.id })).status).toBe(409)
    const listeners = () => app.io.sockets.adapter.rooms.get(`site:${account.id}`)?.size ?? 0
    await until(() => listeners() === 0)
    await publish('while suspended')

    expect((await change('reopen', 'Paid')).body.standing).toBe('published')
    await until(() => listeners() === 1)
    await publish('after')
    await until(() => heard.includes('after'))
    expect(heard).toEqual(['before', 'after'])
    expect((await pageAt(account.str_domain, '/api/site')).status).toBe(200)
    expect((await key.get('market-items')).status).toBe(200)
    expect(await life()).toMatchObject({ standing: 'published', reason: '' })
    visitor.close()
  })

  test('keeps that a site was not published yet', async () => {
    await app.service('account').patch(account.id, { int_status_id: 2 })
    await change('suspend')
    expect((await change('reopen')).body.standing).toBe('unpublished')
  })
})

describe('another domain', () => {
  test('leads from the old one with path and query, until somebody takes that name', async () => {
    const old = account.str_domain
    const str_domain = `moved-${old}`
    const moved = await staff.post('change-account', {
      customerId: account.id,
      reason: 'Their own',
      str_domain,
    })
    expect(moved.status).toBeLessThan(300)
    const redirect = await pageAt(old, '/marketplace/sale?lang=fr&x=1')
    expect([redirect.status, redirect.headers['cache-control']]).toEqual([301, 'no-cache'])
    expect(redirect.headers.location).toMatch(
      new RegExp(`^https?://${str_domain}/marketplace/sale\\?lang=fr&x=1$`),
    )
    expect(redirect.headers['set-cookie']).toBeUndefined()
    expect((await pageAt(str_domain, '/api/site')).status).toBe(200)
    // A page that was open under the old name goes on.
    const visitor = await as(app, 'visitor', { ...account, str_domain: old })
    expect((await visitor.get('site')).body.company.id).toBe(account.id)
    expect((await life()).oldDomains).toEqual([old])

    const taker = await newAccount(app, { str_domain: old })
    expect((await pageAt(old, '/api/site')).status).toBe(200)
    expect((await visitor.get('site')).body.company.id).toBe(taker.id)
    expect((await life()).oldDomains).toEqual([])
  })

  test('is set back from the log, once, and not after another change', async () => {
    const set = (columns: object) =>
      staff.post('change-account', { customerId: account.id, reason: 'Asked for', ...columns })
    await set({ region: 'qc', ecommerceEnabled: false })
    const [entry] = (await life()).log
    expect(entry).toMatchObject({
      action: 'change',
      canUndo: true,
      before: { region: 'nb', ecommerceEnabled: true },
      after: { region: 'qc', ecommerceEnabled: false },
    })
    const undo = () => staff.post('undo-account-change', { customerId: account.id, id: entry.id })
    await set({ region: 'on' })
    expect((await undo()).status).toBe(409)
    await set({ region: 'qc' })
    expect((await undo()).status).toBeLessThan(300)
    expect((await undo()).status).toBe(404)
    const after = await app.service('account').get(account.id)
    expect([after.region, after.ecommerceEnabled]).toEqual(['nb', true])
    expect((await life()).log[0].action).toBe('undo')
  })
})

describe('closing', () => {
  test('ends the sign-ins, makes an archive, and one press restores everything', async () => {
    const email = `closed-${account.id}@people.test`
    const password = 'a-password-for-tests'
    await app.service('users').create({ email, password, role: 'owner', accounts: [account.id] })
    const signIn = () =>
      request(app.origin)
        .post('/api/authentication')
        .set('x-forwarded-for', app.address)
        .send({ strategy: 'local', email, password })
    expect((await change('close', 'They asked for it.')).body.standing).toBe('closed')
    expect((await pageAt(account.str_domain, '/api/site')).status).toBe(404)
    expect((await owner.get(`account/${account.id}`)).status).toBe(401)
    const refused = await signIn()
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('They asked for it.'),
    ])
    const { deleteAt } = await life()
    expect(Math.round((Date.parse(deleteAt) - Date.now()) / 86_400_000)).toBe(30)
    await until(async () => {
      const [row] = await app.get('database').knex('account_exports').where({ customerId: account.id })
      return row?.status === 'ready'
    })
    await deleteClosedAccounts(app)
    expect((await change('restore')).body.standing).toBe('published')
    expect((await pageAt(account.str_domain, '/api/site')).status).toBe(200)
    expect((await signIn()).status).toBe(201)
  })

  test('ends in nothing but the log, when its days are over', async () => {
    const { knex } = app.get('database')
    await staff.post('change-account', { customerId: account.id, reason: 'Moved', region: 'qc' })
    const files = ['nb', 'qc'].map((region) => `${region}/${account.id}/${'2'.repeat(32)}-logo.jpg`)
    for (const file of files) await app.get('media').put(file, Buffer.from('x'), 'image/jpeg')
    await change('close')
    await knex('account_lifecycle').where({ customerId: account.id }).update({ deleteAt: new Date() })
    await deleteClosedAccounts(app)
    expect(await knex('account').where({ id: account.id })).toEqual([])
    expect(await knex('user_accounts').where({ customerId: account.id })).toEqual([])
    for (const file of files) await until(async () => (await app.get('media').head(file)) === null)
    const log = await knex('account_lifecycle_log').where({ customerId: account.id }).orderBy('id')
    expect(log.map(({ action }) => action)).toEqual(['change', 'close', 'delete'])
    expect((await owner.get('account')).status).toBe(401)
  })
})
