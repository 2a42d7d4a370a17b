import request from 'supertest'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount } from '../../test/as'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
})
afterAll(() => app.close())

const ask = ({ str_domain }: Account, path: string) =>
  request(app.origin).get(path).set({ 'x-forwarded-host': str_domain, 'x-forwarded-for': app.address })

/** What a page of an account's site may do, by directive. */
const policyOf = async (account: Account, path = '/') => {
  const answer = await ask(account, path)
  const directives = answer.headers['content-security-policy']!.split(';')
  return Object.fromEntries(directives.map((each) => each.split(/ (.*)/)))
}

const script = 'https://connect.facebook.net'
const connect = 'https://www.facebook.com'

describe('the policy of a page', () => {
  test.each(['', '1234'])('with the pixel id “%s” knows nothing of Facebook', async (facebookPixelId) => {
    const policy = await policyOf(await newAccount(app, { facebookPixelId }))
    expect(JSON.stringify(policy)).not.toContain('facebook')
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[^']+'$/)
  })

  test('with a pixel lets its script in, and nothing else', async () => {
    const account = await newAccount(app, { facebookPixelId: '123456789012345' })
    const policy = await policyOf(account)
    const plain = await policyOf(await newAccount(app))
    expect(policy['script-src']).toBe(`${plain['script-src']} ${script}`)
    expect(policy['connect-src']).toBe(`${plain['connect-src']} ${connect}`)
    for (const directive of Object.keys(plain).filter((name) => !/^(script|connect)-src$/.test(name)))
      expect([directive, policy[directive]]).toEqual([directive, plain[directive]])
  })

  test('stays strict on a preview and where somebody signs in, and once the pixel is gone', async () => {
    const account = await newAccount(app, { facebookPixelId: '123456789012345' })
    for (const path of [`/?previewId=${account.id}`, '/dashboard', '/login', '/admin/'])
      expect([path, JSON.stringify(await policyOf(account, path))]).toEqual([
        path,
        expect.not.stringContaining('facebook'),
      ])
    expect((await policyOf(account, '/marketplace'))['script-src']).toContain(script)
    await app.service('account').patch(account.id, { facebookPixelId: '' })
    expect(JSON.stringify(await policyOf(account))).not.toContain('facebook')
  })
})

test('a page of the back office has a nonce of its own, and one that is kept for everybody has none', async () => {
  const account = await newAccount(app)
  const nonceOf = async (path: string) =>
    /'nonce-([^']+)'/.exec((await policyOf(account, path))['script-src'])?.[1]
  const [login, again] = [await nonceOf('/login'), await nonceOf('/login')]
  expect(login).toEqual(expect.any(String))
  expect(again).not.toBe(login)
  for (const path of ['/', '/marketplace', '/api/market-items', '/api/docs'])
    expect([path, await nonceOf(path)]).toEqual([path, undefined])
})

test('Stripe’s form comes to the public pages of a shop that has keys, and nowhere else', async () => {
  const account = await newAccount(app)
  expect(JSON.stringify(await policyOf(account))).not.toContain('stripe')
  const owner = await as(app, 'owner', account)
  await owner.patch(`store-settings/${account.id}`, { stripeTestSecretKey: 'sk_test_51abcdefgh' }).expect(200)
  const policy = await policyOf(account, '/marketplace')
  expect(policy['script-src']).toContain('https://js.stripe.com')
  expect(policy['connect-src']).toContain('https://api.stripe.com')
  expect(policy['frame-src']).toContain('https://hooks.stripe.com')
  for (const path of ['/dashboard', '/login', '/?previewId=1&framed=1'])
    expect([path, JSON.stringify(await policyOf(account, path))]).toEqual([
      path,
      expect.not.stringContaining('stripe'),
    ])
})

describe('a frame', () => {
  test.each([
    '/',
    '/?framed=1',
    '/?previewId=ID',
    '/marketplace?previewId=ID',
    '/dashboard?previewId=ID&framed=1',
    '/login',
  ])('never holds %s', async (path) => {
    const account = await newAccount(app)
    const address = path.replace('ID', String(account.id))
    expect(await policyOf(account, address)).toMatchObject({ 'frame-ancestors': "'none'" })
    expect((await ask(account, address)).headers['x-frame-options']).toBe('DENY')
  })

  test.each(['/', '/marketplace'])('of our own address holds the framed preview of %s', async (path) => {
    const account = await newAccount(app)
    const address = `${path}?previewId=${account.id}&framed=1`
    const policy = await policyOf(account, address)
    expect(policy['frame-ancestors']).toBe("'self'")
    expect((await ask(account, address)).headers['x-frame-options']).toBe('SAMEORIGIN')
    // However it is opened, it belongs to no origin and calls nobody.
    expect(policy.sandbox).toBe('allow-scripts')
    expect(policy['connect-src']).toBe("'none'")
  })
})

test('no page, fresh or kept, has camera, microphone or place; over TLS it stays so for a year', async () => {
  const account = await newAccount(app)
  for (let visit = 0; visit < 2; visit++) {
    const { headers } = await ask(account, '/').set('x-forwarded-proto', 'https')
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  }
})
