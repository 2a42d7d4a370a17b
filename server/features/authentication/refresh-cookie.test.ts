import { newAccount, positionFor } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createSignInTools, type SignInTools } from './sign-in.factory'

let app: TestApp
let newOwner: SignInTools['newOwner']
let send: SignInTools['send']
let signIn: SignInTools['signIn']
let refresh: SignInTools['refresh']
let bearer: SignInTools['bearer']
let statusAs: SignInTools['statusAs']

beforeAll(async () => {
  ;({ app, newOwner, send, signIn, refresh, bearer, statusAs } = await createSignInTools())
})
afterAll(() => app.close())

describe('the refresh cookie', () => {
  test('a stranger without it is a 401', async () => {
    expect((await send({ strategy: 'refresh' })).status).toBe(401)
    const { status, cookie } = await refresh(`__refresh=${'x'.repeat(43)}`)
    expect(status).toBe(401)
    expect(cookie).toContain('Max-Age=0')
  })

  test('has a sign beside it that a script may read, which comes and goes with it and is worth nothing', async () => {
    const hintOf = ({ cookies }: { cookies: string[] }) =>
      cookies.filter((each) => each.startsWith('mainstreet-session'))
    const host = { 'x-forwarded-host': (await newAccount(app)).str_domain }
    const first = await signIn((await newOwner()).email, host)
    const there = 'mainstreet-session=1; Path=/; Max-Age=2592000; SameSite=Strict'
    expect(hintOf(first)).toEqual([there])
    const second = await refresh(first.sent, host)
    expect(hintOf(second)).toEqual([there])
    expect((await refresh('mainstreet-session=1')).status).toBe(401)
    const secure = await refresh(second.sent, { ...host, 'x-forwarded-proto': 'https' })
    expect(hintOf(secure)).toEqual([`${there}; Secure`])
    const left = await send(undefined, { cookie: secure.sent!, ...bearer(secure.body.accessToken) })
    expect(hintOf(left)).toEqual(['mainstreet-session=; Path=/; Max-Age=0; SameSite=Strict'])
    expect(hintOf(await send({ strategy: 'refresh' }))).toEqual([])
  })

  test('says by that sign to owners and staff that the site of the host is theirs, and to nobody else', async () => {
    const account = await newAccount(app)
    const host = { 'x-forwarded-host': account.str_domain }
    const hintOf = ({ cookies }: { cookies: string[] }) =>
      cookies.find((each) => each.startsWith('mainstreet-session='))?.split(/[=;]/)[1]
    const another = await newOwner()
    expect(hintOf(await signIn(another.email, host))).toBe('1')
    await app
      .service('user-accounts')
      .create({ userId: another.id, customerId: account.id, ...positionFor('content') })
    expect(hintOf(await signIn(another.email, host))).toBe('1')
    const staff = await newOwner({ role: 'staff', accounts: [] })
    expect(hintOf(await signIn(staff.email, host))).toBe('edit')
    const own = await signIn((await newOwner({ accounts: [account.id] })).email, host)
    expect(hintOf(own)).toBe('edit')
    expect(hintOf(await refresh(own.sent, host))).toBe('edit')
  })

  test('is worth nothing from a page of another origin', async () => {
    const { sent } = await signIn((await newOwner()).email)
    expect((await refresh(sent, { 'sec-fetch-site': 'same-site' })).status).toBe(401)
    for (const origin of ['null', 'https://elsewhere.example', 'nonsense'])
      expect((await refresh(sent, { origin })).status).toBe(401)
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
    const stored = JSON.stringify(await app.get('database').knex('refresh_tokens'))
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
    await app
      .get('database')
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
    await app
      .get('database')
      .knex('refresh_tokens')
      .whereNotNull('usedAt')
      .update({ usedAt: new Date(Date.now() - 11_000) })
    expect((await refresh(stolen.sent)).status).toBe(401)
    expect((await refresh(next.sent)).status).toBe(401)
  })

  test('does not need a token that ran out, or a header of the right form', async () => {
    const first = await signIn((await newOwner()).email)
    const second = await refresh(first.sent, bearer('ran.out.already'))
    expect(second.status).toBe(201)
    expect((await refresh(second.sent, { authorization: 'Basic abc' })).status).toBe(201)
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
