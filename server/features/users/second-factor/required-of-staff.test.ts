import { createSignInTools, type SignInTools } from '../../authentication/sign-in.factory'
import { readCommand } from '../admin-command'
import { codeOf } from './device.factory'

let tools: SignInTools
beforeAll(async () => {
  tools = await createSignInTools({ requireStaff2fa: true })
})
afterAll(() => tools.app.close())

const newStaff = async () => {
  const staff = await tools.newOwner({ role: 'staff', accounts: [] })
  const { accessToken, user } = (await tools.signIn(staff.email)).body
  return { email: staff.email, accessToken, user }
}

const callAs = (token: string, path: string, data?: object) =>
  tools.callAs<{ secret: string; total: number }>(token, path, data)

const addApp = async (token: string) => {
  const { secret } = (await callAs(token, 'authenticator-begin', {})).body
  await callAs(token, 'authenticator-on', { secret, code: codeOf(secret) })
  return secret
}

test('staff without a second factor see nobody’s business and change nothing', async () => {
  const { accessToken, user } = await newStaff()
  expect(user).toMatchObject({ role: 'staff', needsSecondFactor: true })
  expect((await callAs(accessToken, 'account-orders')).body.total ?? 0).toBe(0)
  expect((await callAs(accessToken, 'account', { str_company_name: 'Stolen' })).status).toBe(403)
  expect((await callAs(accessToken, 'customer-list', {})).status).toBe(403)
  expect((await callAs(accessToken, 'second-factor', {})).body).toMatchObject({ isRequired: true })
})

test('the session that adds one is staff’s from then on', async () => {
  const { accessToken } = await newStaff()
  await addApp(accessToken)
  expect((await callAs(accessToken, 'customer-list', {})).status).toBe(200)
})

test('owners are not asked for one', async () => {
  const owner = await tools.newOwner()
  const { user, accessToken } = (await tools.signIn(owner.email)).body
  expect(user).toMatchObject({ needsSecondFactor: false })
  expect((await callAs(accessToken, 'second-factor', {})).body).toMatchObject({ isRequired: false })
})

test('who has lost it all begins anew by a command, signed out everywhere', async () => {
  const { accessToken, email } = await newStaff()
  await addApp(accessToken)
  const printed = await readCommand(['remove-second-factor', email])!(tools.app)
  expect(printed).toContain('password alone')
  expect((await callAs(accessToken, 'customer-list', {})).status).toBe(401)
  expect((await tools.signIn(email)).body.user).toMatchObject({ needsSecondFactor: true })
})
