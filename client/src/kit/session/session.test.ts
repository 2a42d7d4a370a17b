import { createSession } from './session'

const user = { id: 7, name: 'Ann', email: 'ann@shop.example', role: 'owner', accounts: [3, 4] }
const tokenOf = (seconds: number, mark: string) =>
  ['x', btoa(JSON.stringify({ iat: 1000, exp: 1000 + seconds })), mark].join('.')

const answers = (...all: { status: number; body: unknown }[]) => {
  const fetch = jest.fn()
  for (const { status, body } of all)
    fetch.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body })
  globalThis.fetch = fetch
  return fetch
}
const ok = (mark = 'a', seconds = 900) => ({
  status: 201,
  body: { accessToken: tokenOf(seconds, mark), user },
})
const no = { status: 401, body: { name: 'NotAuthenticated', message: 'Please sign in.', code: 401 } }

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = 'mainstreet-session=1'
})
afterEach(() => jest.useRealTimers())

test('where nobody has signed in, nobody is asked', async () => {
  document.cookie = 'mainstreet-session=; max-age=0'
  document.cookie = 'not-mainstreet-session=1'
  const fetch = answers(ok())
  const session = createSession()
  await session.start()
  expect(session.state()).toEqual({ status: 'signed-out', why: 'new' })
  await expect(session.token()).rejects.toMatchObject({ code: 401 })
  expect(fetch).not.toHaveBeenCalled()
})

test('without a cookie nobody is signed in', async () => {
  answers(no, no)
  const session = createSession()
  await session.start()
  expect(session.state()).toEqual({ status: 'signed-out', why: 'new' })
  await expect(session.token()).rejects.toMatchObject({ code: 401 })
})

test('a server that does not answer is not a sign-out', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const session = createSession()
  await session.start()
  expect(session.state().status).toBe('unreachable')
})

test('an owner sees the first account, and a remembered one only if it is the own', async () => {
  answers(ok(), ok())
  const session = createSession()
  await session.start()
  expect(session.state()).toMatchObject({ status: 'signed-in', customerId: 3 })
  session.chooseAccount(4)
  expect(session.state()).toMatchObject({ customerId: 4 })
  sessionStorage.setItem('mainstreet-account', '99')
  const other = createSession()
  await other.start()
  // What this user chose last in this browser, in another tab.
  expect(other.state()).toMatchObject({ customerId: 4 })
})

test('the token is renewed before it ends, once for all who ask', async () => {
  const fetch = answers(ok('first'), ok('second'))
  const session = createSession()
  await session.signIn({ username: 'ann', password: 'secret' })
  await jest.advanceTimersByTimeAsync(13 * 60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  const tokens = await Promise.all([session.token(), session.token()])
  expect(tokens.every((token) => token.endsWith('second'))).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('two refusals of the same token ask for one new token', async () => {
  const fetch = answers(ok('first'), ok('second'))
  const session = createSession()
  await session.signIn({ username: 'ann', password: 'secret' })
  const refused = await session.token()
  const [one, two] = await Promise.all([session.renew(refused), session.renew(refused)])
  expect(one).toBe(two)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a session that the server has ended is said to have ended', async () => {
  answers(ok(), no)
  const session = createSession()
  await session.signIn({ username: 'ann', password: 'secret' })
  await expect(session.renew(await session.token())).rejects.toMatchObject({ code: 401 })
  expect(session.state()).toEqual({ status: 'signed-out', why: 'ended' })
})

test('a sign-out that did not reach the server leaves the user signed in', async () => {
  const fetch = answers(ok())
  const session = createSession()
  await session.signIn({ username: 'ann', password: 'secret' })
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(session.signOut()).rejects.toMatchObject({ code: 0 })
  expect(session.state().status).toBe('signed-in')
})

test('the token is stored nowhere but in memory', async () => {
  answers(ok('hidden'))
  await createSession().signIn({ username: 'ann', password: 'secret' })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage, cookie: document.cookie })).not.toContain(
    'hidden',
  )
})
