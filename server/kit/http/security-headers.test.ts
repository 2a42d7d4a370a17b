import request from 'supertest'
import type { Account } from '@mainstreet/shared/contracts/account'
import { newAccount } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What a page of an account's site may do, by directive. */
const policyOf = async ({ str_domain }: Account, path = '/') => {
  const answer = await request(app.origin)
    .get(path)
    .set({ 'x-forwarded-host': str_domain, 'x-forwarded-for': app.address })
  const directives = answer.headers['content-security-policy']!.split(';')
  return Object.fromEntries(directives.map((each) => each.split(/ (.*)/)))
}

const script = 'https://connect.facebook.net'
const connect = 'https://www.facebook.com'

describe('the policy of a page', () => {
  test.each(['', '1234'])('with the pixel id “%s” knows nothing of Facebook', async (facebookPixelId) => {
    const policy = await policyOf(await newAccount(app, { facebookPixelId }))
    expect(JSON.stringify(policy)).not.toContain('facebook')
    expect(policy['script-src']).toMatch(
      /^'self' 'nonce-[^']+' 'sha256-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
    )
  })

  test('with a pixel lets its script in, and nothing else', async () => {
    const account = await newAccount(app, { facebookPixelId: '123456789012345' })
    const policy = await policyOf(account)
    const plain = await policyOf(await newAccount(app))
    expect(policy['script-src'].replace(/ 'nonce-[^']+'/, '')).toBe(
      `${plain['script-src'].replace(/ 'nonce-[^']+'/, '')} ${script}`,
    )
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
    await app.service('account').patch(account.id, { facebookPixelId: '' } as never)
    expect(JSON.stringify(await policyOf(account))).not.toContain('facebook')
  })
})
