import type { Account } from '@mainstreet/shared/contracts/account'
import jwt from 'jsonwebtoken'
import type { TestApp } from '../../test/create-test-app'
import { createSignInTools, password, type SignInTools } from './sign-in.factory'

let app: TestApp
let account: Account
let newOwner: SignInTools['newOwner']
let send: SignInTools['send']
let signIn: SignInTools['signIn']
let statusAs: SignInTools['statusAs']

beforeAll(async () => {
  ;({ app, account, newOwner, send, signIn, statusAs } = await createSignInTools())
})
afterAll(() => app.close())

/** A name is asked ten times at most. */
const maxTurns = 9

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
      const started = performance.now()
      await send(data)
      return performance.now() - started
    }
    // By turns, and the quickest of each: whatever else the machine does meanwhile only makes some of them slower.
    const quickest = { known: Infinity, unknown: Infinity }
    const isAlike = () => {
      const ratio = quickest.unknown / quickest.known
      return ratio > 0.4 && ratio < 2.5
    }
    // A busy machine may need more turns; what takes another way is never as quick, or as slow, however many there are.
    for (let turn = 0; turn < 4 || (turn < maxTurns && !isAlike()); turn += 1) {
      const known = await timed({ strategy: 'local', email, password: 'not the password' })
      const unknown = await timed({ strategy: 'local', email: 'nobody@people.test', password })
      quickest.known = Math.min(quickest.known, known)
      quickest.unknown = Math.min(quickest.unknown, unknown)
    }
    expect(isAlike()).toBe(true)
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
    await app.service('users').patch(id, { username })
    const { status, body, cookie } = await signIn(email.toUpperCase())
    expect(status).toBe(201)
    expect(body).toEqual({
      accessToken: expect.any(String),
      authentication: { strategy: 'local' },
      user: {
        id,
        name: 'Odette',
        email,
        role: 'owner',
        language: null,
        accounts: [account.id],
        memberships: [{ customerId: account.id, role: 'owner' }],
        needsSecondFactor: false,
      },
    })
    expect(cookie).toMatch(
      /^__refresh=[\w-]{43}; Path=\/api\/authentication; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    expect((await send({ strategy: 'local', username: username.toUpperCase(), password })).status).toBe(201)
    expect(await statusAs(body.accessToken)).toBe(200)
    const claims = jwt.decode(body.accessToken) as jwt.JwtPayload
    expect(claims.exp! - claims.iat!).toBe(900)
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub'])
  })

  test('over https the cookie is secure', async () => {
    const { email } = await newOwner()
    expect((await signIn(email, { 'x-forwarded-proto': 'https' })).cookie).toMatch(/; Secure$/)
  })

  test('guesses are counted by person, whichever name and address they come from', async () => {
    const { id, email } = await newOwner()
    const username = `guessed-${id}`
    await app.service('users').patch(id, { username })
    for (let n = 0; n < 10; n += 1) {
      const name = n % 2 ? { username } : { email }
      expect((await send({ strategy: 'local', ...name, password: `wrong ${n}` })).status).toBe(401)
    }
    const { status, body } = await signIn(email)
    expect(status).toBe(429)
    expect(body).toMatchObject({ data: { retryAfter: expect.any(Number) } })
  })

  test('strangers’ guesses keep nobody out of a browser that was signed in from before', async () => {
    const { id, email } = await newOwner()
    const deviceOf = ({ cookies }: { cookies: string[] }) =>
      cookies.find((each) => each.startsWith('__device='))!.split(';')[0]!
    const first = await signIn(email)
    const device = deviceOf(first)
    expect(first.cookies.join()).toMatch(
      /__device=[^;]*; Path=\/api\/authentication; Max-Age=31536000; HttpOnly; SameSite=Strict/,
    )
    for (let n = 0; n < 10; n += 1) await send({ strategy: 'local', email, password: `wrong ${n}` })
    expect((await signIn(email)).status).toBe(429)
    const known = await signIn(email, { cookie: device })
    expect([known.status, deviceOf(known)]).toEqual([201, device])
    const others = deviceOf(await signIn((await newOwner()).email))
    const forged = device.replace(/^__device=\d+/, `__device=${id + 1}`)
    for (const cookie of [others, forged, `${device}x`, '__device=1', device.replace(String(id), '0')])
      expect([cookie, (await signIn(email, { cookie })).status]).toEqual([cookie, 429])
    const elsewhere = { cookie: device, 'sec-fetch-site': 'same-site' }
    expect((await signIn(email, elsewhere)).status).toBe(429)
  })

  test('a known browser has ten tries of its own', async () => {
    const { email } = await newOwner()
    const { cookies } = await signIn(email)
    const cookie = cookies.find((each) => each.startsWith('__device='))!.split(';')[0]!
    const guess = (n: number) => send({ strategy: 'local', email, password: `wrong ${n}` }, { cookie })
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(401)
    expect((await guess(10)).status).toBe(429)
    expect((await signIn(email)).status).toBe(201)
  })

  test('a forged, foreign or unsigned token is a 401, and a header of another form too', async () => {
    const { email } = await newOwner()
    const { accessToken } = (await signIn(email)).body
    const { iat: _iat, exp: _exp, ...claims } = jwt.decode(accessToken) as jwt.JwtPayload
    const secret = app.get('settings').jwtSecret
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
    for (const header of ['Basic abc', 'Bearer', 'Bearer a b', accessToken])
      expect((await fetch(`${app.origin}/api/users`, { headers: { authorization: header } })).status).toBe(
        401,
      )
    for (const token of forged) expect(await statusAs(token)).toBe(401)
    expect(await statusAs(jwt.sign(claims, secret, { expiresIn: '1h' }))).toBe(200)
  })
})
