import { randomBytes } from 'node:crypto'
import authClient from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import type { Account } from '@mainstreet/shared/account'
import jwt from 'jsonwebtoken'
import { io } from 'socket.io-client'
import { as, newAccount, socketAs } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'

const password = 'a long enough password'
let app: TestApp
let account: Account

beforeAll(async () => {
  app = await createTestApp()
  account = await newAccount(app)
})
afterAll(() => app.close())

const newAddress = () => `10.${[...randomBytes(3)].join('.')}`

const newOwner = async (overrides: object = {}) => {
  const email = `${randomBytes(6).toString('hex')}@people.test`
  const user = await app.app
    .service('users')
    .create({ email, name: 'Odette', password, accounts: [account.id], ...overrides })
  return { ...user, email }
}

const send = async (data: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.origin}/api/authentication`, {
    method: data === undefined ? 'DELETE' : 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: data === undefined ? undefined : JSON.stringify(data),
  })
  const cookie = answer.headers.get('set-cookie') ?? undefined
  const body = (await answer.json()) as { accessToken: string; message: string; code: number } & Record<
    string,
    unknown
  >
  return { status: answer.status, body, cookie, sent: cookie?.split(';')[0] }
}

const signIn = (email: string, headers?: Record<string, string>) =>
  send({ strategy: 'local', email, password }, headers)
const refresh = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  send({ strategy: 'refresh' }, { cookie: cookie ?? '', ...headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const statusAs = async (token: string) =>
  (await fetch(`${app.origin}/api/users`, { headers: { ...bearer(token), 'x-forwarded-for': newAddress() } }))
    .status

const until = async (is: () => boolean) => {
  const started = Date.now()
  while (!is() && Date.now() - started < 2000) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(is()).toBe(true)
}

describe('signing in', () => {
  test('an unknown user and a wrong password get the same answer', async () => {
    const { email } = await newOwner()
    const wrong = await send({ strategy: 'local', email, password: 'not the password' })
    const unknown = await send({ strategy: 'local', username: 'nobody-here', password })
    expect(wrong.status).toBe(401)
    expect(wrong.body.message).toBe('Username or password are incorrect.')
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.cookie).toBeUndefined()
  })

  test('and take about as long', async () => {
    const { email } = await newOwner()
    const timed = async (data: object) => {
      const times: number[] = []
      for (let n = 0; n < 5; n += 1) {
        const started = performance.now()
        await send(data)
        times.push(performance.now() - started)
      }
      return times.sort((a, b) => a - b)[2]!
    }
    const known = await timed({ strategy: 'local', email, password: 'not the password' })
    const unknown = await timed({ strategy: 'local', email: 'nobody@people.test', password })
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })

  test('a disabled user is refused like an unknown one', async () => {
    const { email } = await newOwner({ disabled: true })
    const { status, body } = await signIn(email)
    expect([status, body.message]).toEqual([401, 'Username or password are incorrect.'])
  })

  test('a user without a password cannot sign in', async () => {
    const { email } = await newOwner({ password: undefined })
    expect((await signIn(email)).status).toBe(401)
    expect((await send({ strategy: 'local', email, password: '' })).status).toBe(401)
  })

  test.each([
    ['an operator instead of a name', { strategy: 'local', email: { $ne: '' }, password }],
    ['a list instead of a name', { strategy: 'local', username: ['a'], password }],
    ['an operator instead of a password', { strategy: 'local', email: 'a@b.test', password: { $gt: '' } }],
    ['no name', { strategy: 'local', password }],
    ['two names', { strategy: 'local', email: 'a@b.test', username: 'a', password }],
    ['an endless password', { strategy: 'local', email: 'a@b.test', password: 'x'.repeat(5000) }],
    ['more than is known', { strategy: 'local', email: 'a@b.test', password, role: 'staff' }],
    ['another strategy', { strategy: 'oauth' }],
    ['an inherited name as strategy', { strategy: 'constructor' }],
    ['no strategy', {}],
    ['a refresh token in the body', { strategy: 'refresh', refreshToken: 'x' }],
  ])('%s is a 400', async (_what, data) => {
    expect((await send(data)).status).toBe(400)
  })

  test('an owner signs in by e-mail or username, in any case, and reads with the token', async () => {
    const { id, email } = await newOwner()
    const username = `odette.${id}`
    await app.app.service('users').patch(id, { username })
    const { status, body, cookie } = await signIn(email.toUpperCase())
    expect(status).toBe(201)
    expect(body).toEqual({
      accessToken: expect.any(String),
      authentication: { strategy: 'local' },
      user: { id, name: 'Odette', email, role: 'owner', accounts: [account.id] },
    })
    expect(cookie).toMatch(
      /^__refresh=[\w-]{43}; Path=\/api\/authentication; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    expect((await send({ strategy: 'local', username: username.toUpperCase(), password })).status).toBe(201)
    expect(await statusAs(body.accessToken)).toBe(200)
    const claims = jwt.decode(body.accessToken) as jwt.JwtPayload
    expect(claims.exp! - claims.iat!).toBe(900)
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  test('over https the cookie is secure', async () => {
    const { email } = await newOwner()
    expect((await signIn(email, { 'x-forwarded-proto': 'https' })).cookie).toMatch(/; Secure$/)
  })

  test('guesses are counted by person, whichever name and address they come from', async () => {
    const { id, email } = await newOwner()
    const username = `guessed-${id}`
    await app.app.service('users').patch(id, { username })
    for (let n = 0; n < 10; n += 1) {
      const name = n % 2 ? { username } : { email }
      expect((await send({ strategy: 'local', ...name, password: `wrong ${n}` })).status).toBe(401)
    }
    const { status, body } = await signIn(email)
    expect(status).toBe(429)
    expect(body).toMatchObject({ data: { retryAfter: expect.any(Number) } })
  }, 20_000)

  test('a forged, foreign or unsigned token is a 401', async () => {
    const { email } = await newOwner()
    const { accessToken } = (await signIn(email)).body
    const { iat: _iat, exp: _exp, ...claims } = jwt.decode(accessToken) as jwt.JwtPayload
    const secret = app.settings.jwtSecret
    const forged = [
      jwt.sign(claims, 'another secret', { expiresIn: '1h' }),
      jwt.sign(claims, '', { algorithm: 'none', expiresIn: '1h' }),
      jwt.sign({ ...claims, aud: 'another' }, secret, { expiresIn: '1h' }),
      jwt.sign({ ...claims, sub: '999999' }, secret, { expiresIn: '1h' }),
      jwt.sign(claims, secret, { expiresIn: '-1s' }),
      jwt.sign(claims, secret, { algorithm: 'HS512', expiresIn: '1h' }),
      'msk_unknown',
      'x',
    ]
    for (const token of forged) expect(await statusAs(token)).toBe(401)
    expect(await statusAs(jwt.sign(claims, secret, { expiresIn: '1h' }))).toBe(200)
  })
})

describe('the refresh cookie', () => {
  test('a stranger without it is a 401', async () => {
    expect((await send({ strategy: 'refresh' })).status).toBe(401)
    const { status, cookie } = await refresh(`__refresh=${'x'.repeat(43)}`)
    expect(status).toBe(401)
    expect(cookie).toContain('Max-Age=0')
  })

  test('is worth nothing from a page of another origin', async () => {
    const { sent } = await signIn((await newOwner()).email)
    expect((await refresh(sent, { 'sec-fetch-site': 'same-site' })).status).toBe(401)
    expect((await refresh(sent, { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
  })

  test('gives a new token and a new cookie each time', async () => {
    const first = await signIn((await newOwner()).email)
    const second = await refresh(first.sent)
    expect(second.body).toMatchObject({ authentication: { strategy: 'refresh' }, user: { name: 'Odette' } })
    expect(second.sent).not.toBe(first.sent)
    expect((await refresh(second.sent)).status).toBe(201)
    expect(await statusAs(second.body.accessToken)).toBe(200)
  })

  test('is stored as a hash only', async () => {
    const { sent } = await signIn((await newOwner()).email)
    const stored = JSON.stringify(await app.database.knex('refresh_tokens'))
    expect(stored).not.toContain(sent!.split('=')[1])
  })

  test('used by two tabs at once keeps both going', async () => {
    const first = await signIn((await newOwner()).email)
    const [one, two] = await Promise.all([refresh(first.sent), refresh(first.sent)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect((await refresh(two.sent)).status).toBe(201)
  })

  test('used again later ends the session for the thief and the robbed', async () => {
    const first = await signIn((await newOwner()).email)
    const second = await refresh(first.sent)
    await app.database
      .knex('refresh_tokens')
      .whereNotNull('usedAt')
      .update({ usedAt: new Date(Date.now() - 11_000) })
    expect((await refresh(first.sent)).status).toBe(401)
    expect((await refresh(second.sent)).status).toBe(401)
    expect(await statusAs(second.body.accessToken)).toBe(401)
  })

  test('of two successors of one token only one lasts', async () => {
    const first = await signIn((await newOwner()).email)
    const [mine, stolen] = [await refresh(first.sent), await refresh(first.sent)]
    const next = await refresh(mine.sent)
    await app.database
      .knex('refresh_tokens')
      .whereNotNull('usedAt')
      .update({ usedAt: new Date(Date.now() - 11_000) })
    expect((await refresh(stolen.sent)).status).toBe(401)
    expect((await refresh(next.sent)).status).toBe(401)
  })

  test('does not need a token that ran out', async () => {
    const { sent } = await signIn((await newOwner()).email)
    expect((await refresh(sent, bearer('ran.out.already'))).status).toBe(201)
  })
})

describe('signing out', () => {
  test('a stranger has nothing to sign out of', async () => {
    expect((await send(undefined)).status).toBe(401)
  })

  test('ends the access token, the refresh token and the cookie', async () => {
    const { body, sent } = await signIn((await newOwner()).email)
    const out = await send(undefined, { ...bearer(body.accessToken), cookie: sent! })
    expect(out.status).toBe(200)
    expect(out.cookie).toContain('__refresh=; Path=/api/authentication; Max-Age=0')
    expect(await statusAs(body.accessToken)).toBe(401)
    expect((await refresh(sent)).status).toBe(401)
  })

  test('works with the cookie alone, when the access token ran out', async () => {
    const { sent } = await signIn((await newOwner()).email)
    expect((await send(undefined, { ...bearer('ran.out.already'), cookie: sent! })).status).toBe(200)
    expect((await refresh(sent)).status).toBe(401)
  })
})

describe('sockets', () => {
  test('hear of a sign-out elsewhere within two seconds and are let go', async () => {
    const { token, delete: remove } = await as(app, 'owner', account)
    const client = await socketAs(app, 'visitor', account)
    const service = (
      client as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    await service.create({ strategy: 'jwt', accessToken: token })
    await client.service('users').find()
    expect((await remove('authentication')).status).toBe(200)
    await until(() => !client.socket.connected)
    client.close()
  })

  test('whose session ended unnoticed are refused at the next call', async () => {
    const client = await socketAs(app, 'owner', account)
    const [{ id }] = await app.database.knex('sessions').orderBy('createdAt', 'desc').limit(1)
    await app.database.knex('sessions').where({ id }).update({ endedAt: new Date() })
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    later.mockRestore()
    client.close()
  })

  test('never get a refresh token', async () => {
    const { email } = await newOwner()
    const client = await socketAs(app, 'visitor', account)
    const service = (
      client as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    const answer = await service.create({ strategy: 'local', email, password })
    expect(Object.keys(answer).sort()).toEqual(['accessToken', 'authentication', 'user'])
    await expect(service.create({ strategy: 'refresh' })).rejects.toMatchObject({ code: 401 })
    client.close()
  })
})

describe('the official client', () => {
  const official = (client: ReturnType<typeof feathers>) => client.configure(authClient())

  test('signs in, goes on and signs out over REST', async () => {
    const { email } = await newOwner()
    const withAddress: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': app.address } })
    const client = official(feathers().configure(rest(`${app.origin}/api`).fetch(withAddress)) as never)
    await client.authenticate({ strategy: 'local', email, password })
    expect(await client.service('users').find()).toMatchObject({ total: 1 })
    await client.reAuthenticate(true)
    await client.logout()
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
  })

  test('signs in, goes on and signs out over a socket', async () => {
    const { email } = await newOwner()
    const socket = io(app.origin, { transports: ['websocket'], forceNew: true, reconnection: false })
    const client = official(feathers().configure(socketio(socket)) as never)
    await client.authenticate({ strategy: 'local', email, password })
    expect(await client.service('users').find()).toMatchObject({ total: 1 })
    await client.reAuthenticate(true)
    await client.logout()
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    socket.close()
  })

  test('signs in with an API key', async () => {
    const { key } = await app.app
      .service('api-keys')
      .create({ name: 'Till', scope: 'read', customerId: account.id })
    const socket = io(app.origin, { transports: ['websocket'], forceNew: true, reconnection: false })
    const client = official(feathers().configure(socketio(socket)) as never)
    await client.authenticate({ strategy: 'api-key', apiKey: key })
    await client.reAuthenticate(true)
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 403 })
    socket.close()
  })
})
