import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs } from '../../test/as'

let app: TestApp
let own: Account
let other: Account

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  own = await newAccount(app)
  other = await newAccount(app)
})
afterAll(() => app.close())

const known = () => ({ customerId: own.id, name: own.str_company_name, domain: own.str_domain })

test('a visitor is told to sign in, and so is a key that nobody has', async () => {
  expect((await (await as(app, 'visitor', own)).post('whoami', {})).status).toBe(401)
  const unknown = await fetch(`${app.origin}/api/whoami`, {
    method: 'POST',
    headers: { authorization: 'Bearer msk_nobody', 'x-forwarded-for': app.address },
  })
  expect(unknown.status).toBe(401)
})

test('nothing may be asked beside it', async () => {
  const { status, body } = await (await as(app, 'read key', own)).post('whoami', { customerId: other.id })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['customerId']])
})

test.each(['read', 'write'] as const)('a %s key is told whose it is and what it may', async (scope) => {
  const { status, body } = await (await as(app, `${scope} key`, own)).post('whoami')
  const account = known()
  const accounts = [{ ...account, role: 'integrator', duties: [] }]
  expect(status).toBe(200)
  expect(body).toEqual({ ok: true, kind: 'key', role: 'integrator', scope, account, accounts })
})

test('a helper is told the role, and staff that they belong to no business', async () => {
  const helper = await (await as(app, 'orders', own)).post('whoami', {})
  expect(helper.body).toMatchObject({ kind: 'person', role: 'helper', scope: null, account: known() })
  expect(helper.body.accounts).toEqual([
    { ...known(), role: 'helper', duties: ['orders', 'refunds', 'tables'] },
  ])
  const staff = await (await as(app, 'staff')).post('whoami', {})
  expect(staff.body).toMatchObject({ kind: 'person', role: 'staff', account: null, accounts: [] })
})

test('a socket is answered the same', async () => {
  const program = await socketAs(app, 'read key', own)
  expect(await program.service('whoami').create({})).toMatchObject({ kind: 'key', account: known() })
  const nobody = await socketAs(app, 'visitor', own)
  await expect(nobody.service('whoami').create({})).rejects.toMatchObject({ code: 401 })
  program.close()
  nobody.close()
})
