import { fakeLive } from '../../test/fake-back-office'
import { createDashboardApi } from './dashboard-api'
import { createSession } from '../session/session'

const user = { id: 7, name: 'Ann', email: 'ann@shop.example', role: 'owner', accounts: [3, 4] }
const tokenOf = (mark: string) => ['x', btoa(JSON.stringify({ iat: 1000, exp: 1900 })), mark].join('.')
const signIn = (mark: string) => ({ status: 201, body: { accessToken: tokenOf(mark), user } })
const refusal = { status: 401, body: { name: 'NotAuthenticated', message: 'Please sign in.', code: 401 } }
const page = { status: 200, body: { total: 0, limit: 100, skip: 0, data: [] } }
const row = { status: 200, body: { id: 5, category: 'Mugs', customerId: 4 } }

type Response = { status: number; body: unknown } | Error

/** The API of a signed-in user whose server gives these responses, and the requests that it received. */
const openApi = async (customerId: number | null, ...responses: Response[]) => {
  const fetch = jest.fn()
  for (const response of [signIn('first'), ...responses]) {
    if (response instanceof Error) fetch.mockRejectedValueOnce(response)
    else {
      const { status, body } = response
      fetch.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body })
    }
  }
  globalThis.fetch = fetch
  const session = createSession()
  await session.signIn({ username: 'ann', password: 'secret' })
  const api = createDashboardApi({ session, live: fakeLive().live, customerId, askPassword })
  const requests = () =>
    (fetch.mock.calls as [string, RequestInit & { headers: Record<string, string> }][])
      .slice(1)
      .map(([url, { method, headers, body }]) => ({
        request: `${method} ${decodeURIComponent(url)}`,
        token: headers.Authorization?.split('.').at(-1),
        ...(body ? { body: JSON.parse(body as string) as unknown } : {}),
      }))
  return { api, session, fetch, requests }
}
const askPassword = jest.fn(async () => true)
const broken = new TypeError('Failed to fetch')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('every call names the account in view and carries the token', async () => {
  const { api, requests } = await openApi(4, page, row, row, row, row, { status: 200, body: [row.body] })
  await api.find('market-categories', { $sort: { category: 1 } })
  await api.get('market-categories', 5)
  await api.create('market-categories', { category: 'Mugs' })
  await api.patch('market-categories', 5, { category: 'Cups' })
  await api.remove('market-categories', 5)
  await api.removeBy('market-images', { itemId: 9 })
  expect(requests().every(({ token }) => token === 'first')).toBe(true)
  expect(requests()).toMatchObject([
    { request: 'GET /api/market-categories?customerId=4&$sort[category]=1' },
    { request: 'GET /api/market-categories/5?customerId=4' },
    { request: 'POST /api/market-categories', body: { customerId: 4, category: 'Mugs' } },
    { request: 'PATCH /api/market-categories/5?customerId=4', body: { category: 'Cups' } },
    { request: 'DELETE /api/market-categories/5?customerId=4' },
    { request: 'DELETE /api/market-images?customerId=4&itemId=9' },
  ])
})

test('users and accounts belong to no account, and staff may have none in view', async () => {
  const { api, requests } = await openApi(4, page, page)
  await api.find('account', { id: { $in: [] } })
  await api.find('users')
  expect(requests().map(({ request }) => request)).toEqual(['GET /api/account?id[$in][]=', 'GET /api/users'])
  const staff = await openApi(null, page)
  await staff.api.find('market-items')
  expect(staff.requests().map(({ request }) => request)).toEqual(['GET /api/market-items'])
})

test('a refused token is replaced and the call sent once more', async () => {
  const { api, requests } = await openApi(4, refusal, signIn('second'), row)
  await expect(api.patch('market-categories', 5, { category: 'Cups' })).resolves.toMatchObject({ id: 5 })
  expect(requests().map(({ request, token }) => [request, token])).toEqual([
    ['PATCH /api/market-categories/5?customerId=4', 'first'],
    ['POST /api/authentication', undefined],
    ['PATCH /api/market-categories/5?customerId=4', 'second'],
  ])
})

test('a call refused with its second token as well is given up', async () => {
  const { api, fetch } = await openApi(4, refusal, signIn('second'), refusal)
  await expect(api.find('market-items')).rejects.toMatchObject({ name: 'NotAuthenticated', code: 401 })
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('a refresh that could not be sent is sent again before the next call', async () => {
  const { api, session, requests } = await openApi(4, broken, signIn('second'), page)
  await expect(session.renew(await session.token())).rejects.toMatchObject({ code: 0 })
  await api.find('market-items')
  expect(requests().map(({ token }) => token)).toEqual([undefined, undefined, 'second'])
})

test("a write without an answer says that it may have been saved; a read says that the server can't be reached", async () => {
  const { api } = await openApi(4, broken, broken)
  await expect(api.patch('market-categories', 5, { category: 'Cups' })).rejects.toMatchObject({
    code: 0,
    message: expect.stringMatching(/check whether your change was saved/),
  })
  await expect(api.find('market-categories')).rejects.toMatchObject({
    code: 0,
    message: expect.stringMatching(/cannot be reached/),
  })
})

test('a write that the browser could not send says that the server cannot be reached', async () => {
  const { api } = await openApi(4, broken)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(api.remove('market-categories', 5)).rejects.toThrow(/cannot be reached/)
})

test('a refusal keeps its status, its fields and its other properties', async () => {
  const invalid = { name: 'BadRequest', message: 'Bad.', code: 400, errors: { category: 'is too long' } }
  const declined = { ok: false, message: 'Declined.', code: 'card_declined' }
  const { api } = await openApi(4, { status: 400, body: invalid }, { status: 402, body: declined })
  await expect(api.create('market-categories', { category: 'x' })).rejects.toMatchObject({
    name: 'BadRequest',
    code: 400,
    errors: { category: 'is too long' },
  })
  await expect(api.run('quote', {} as never)).rejects.toMatchObject({
    message: 'Declined.',
    code: 402,
    data: { code: 'card_declined' },
  })
})

test('an operation is created with the headers given', async () => {
  const { api, fetch } = await openApi(4, { status: 201, body: { ok: true } })
  await api.run('quote', {} as never, { 'Idempotency-Key': 'k' })
  expect(fetch.mock.lastCall).toMatchObject([
    '/api/quote',
    { method: 'POST', headers: { 'Idempotency-Key': 'k', Authorization: expect.stringMatching(/first$/) } },
  ])
})

test('a read that is no longer wanted is aborted', async () => {
  const { api, fetch } = await openApi(4, page)
  const controller = new AbortController()
  await api.find('market-items', {}, controller.signal)
  const { signal } = fetch.mock.lastCall[1] as { signal: AbortSignal }
  expect(signal.aborted).toBe(false)
  controller.abort()
  expect(signal.aborted).toBe(true)
})

describe('what moves money or data', () => {
  const data = { refusal: { code: 'confirm-password' } }
  const asksAgain = { status: 403, body: { name: 'Forbidden', message: 'Again', code: 403, data } }

  test('goes on once the password was entered', async () => {
    const { api, requests } = await openApi(4, asksAgain, row)
    expect(await api.create('market-categories', { category: 'Mugs' })).toMatchObject({ id: 5 })
    expect(askPassword).toHaveBeenCalledTimes(1)
    expect(requests().map(({ request }) => request)).toEqual(Array(2).fill('POST /api/market-categories'))
  })

  test('is refused where nobody enters it', async () => {
    askPassword.mockResolvedValueOnce(false)
    const { api, requests } = await openApi(4, asksAgain)
    await expect(api.create('market-categories', { category: 'Mugs' })).rejects.toMatchObject({ code: 403 })
    expect(requests()).toHaveLength(1)
  })
})
