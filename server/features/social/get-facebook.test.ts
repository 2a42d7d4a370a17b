import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
import { startFacebook, type Facebook } from '../../test/facebook-stand-in'
import { social as socialFeature } from './social.feature'
import { facebookPage } from './facebook-page'
import { createCachedPosts } from './cached-posts'

let facebook: Facebook
let app: TestApp
beforeAll(async () => {
  facebook = await startFacebook()
  app = await createTestApp({
    features: [...baseFeatures, socialFeature],
    settings: { facebookToken: 'platform-token', facebookApiBase: facebook.origin },
  })
})
beforeEach(() => {
  const post = (number: number) => ({ message: `Post ${number}` })
  Object.assign(facebook, {
    status: 200,
    asked: [],
    answer: { data: Array.from({ length: 10 }, (_, i) => post(i)) },
  })
})
afterAll(async () => {
  await app.close()
  await facebook.close()
})

const ask = async (account: Account | undefined, body: object = {}) =>
  (await as(app, 'visitor', account)).post('get-facebook', body)

describe('posts of a page', () => {
  test('of a site that is suspended or unknown are a 404, without a site a 400', async () => {
    const suspended = await newAccount(app, { int_status_id: 2, str_facebook: 'harbour' })
    expect((await ask(suspended)).status).toBe(404)
    expect((await ask(undefined, { customerId: 999_999 })).status).toBe(404)
    expect((await ask(undefined)).status).toBe(400)
    expect(facebook.asked).toEqual([])
  })

  test('are asked for with a limit from 1 to 10', async () => {
    const account = await newAccount(app)
    for (const limit of [0, 11, 1.5, 'three']) expect((await ask(account, { limit })).status).toBe(400)
  })

  test('are of the account’s own page, whichever the caller names', async () => {
    const account = await newAccount(app, { str_facebook: 'https://www.facebook.com/own.page/' })
    const { status, body } = await ask(account, { customerId: account.id, facebookId: 'somebody', limit: 2 })
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        data: [
          { content: 'Post 0', link: '', image: '' },
          { content: 'Post 1', link: '', image: '' },
        ],
      },
    ])
    expect(facebook.asked.map(({ path }) => path.split('?')[0])).toEqual(['/v23.0/own.page/posts'])
  })

  test('are read once for everybody who asks', async () => {
    const account = await newAccount(app, { str_facebook: 'busy' })
    const answers = await Promise.all([1, 2, 3].map((limit) => ask(account, { limit })))
    expect(answers.map(({ body }) => body.data.length)).toEqual([1, 2, 3])
    expect((await ask(account)).body.data).toHaveLength(5)
    expect(facebook.asked).toHaveLength(1)
  })

  test('are none where the account has no page or Facebook fails', async () => {
    expect((await ask(await newAccount(app))).body).toEqual({ ok: true, data: [] })
    facebook.status = 500
    expect((await ask(await newAccount(app, { str_facebook: 'broken' }))).body).toEqual({
      ok: true,
      data: [],
    })
  })

  test('are none where the platform has no token', async () => {
    const bare = await createTestApp({ features: [...baseFeatures, socialFeature] })
    const account = await newAccount(bare, { str_facebook: 'harbour' })
    const visitor = await as(bare, 'visitor', account)
    expect((await visitor.post('get-facebook', {})).body).toEqual({ ok: true, data: [] })
    await bare.close()
  })
})

describe('cached posts', () => {
  const post = { content: 'x', link: '', image: '' }
  const minutes = (count: number) => count * 60_000

  test('are read again after a quarter of an hour, and stay when that fails', async () => {
    let time = minutes(1)
    const load = jest.fn().mockResolvedValueOnce([post])
    const onFailure = jest.fn()
    const postsOf = createCachedPosts({ load, onFailure, now: () => time })
    expect(await postsOf(1, 'page')).toEqual([post])
    time = minutes(16)
    await postsOf(1, 'page')
    expect(load).toHaveBeenCalledTimes(1)
    time = minutes(16) + 1
    load.mockRejectedValueOnce(new Error('down'))
    expect(await postsOf(1, 'page')).toEqual([post])
    expect(onFailure).toHaveBeenCalledTimes(1)
    await postsOf(1, 'page')
    expect(load).toHaveBeenCalledTimes(2)
    time = minutes(17) + 2
    load.mockResolvedValueOnce([])
    expect(await postsOf(1, 'page')).toEqual([])
  })

  test('of one account or page never answer for another', async () => {
    const load = jest.fn(async (page: string) => [{ ...post, content: page }])
    const postsOf = createCachedPosts({ load, onFailure: jest.fn() })
    const contentOf = async (account: number, page: string) => (await postsOf(account, page))[0]!.content
    expect(await contentOf(1, 'one')).toBe('one')
    expect(await contentOf(2, 'two')).toBe('two')
    expect(await contentOf(1, 'other')).toBe('other')
  })
})

test.each([
  ['harbour.pine', 'harbour.pine'],
  ['@harbour', 'harbour'],
  ['facebook.com/harbour/', 'harbour'],
  ['https://m.facebook.com/harbour?ref=x', 'harbour'],
  ['https://www.facebook.com/profile.php?id=100012', '100012'],
  ['https://www.facebook.com/pages/Harbour/4455', '4455'],
  ['https://www.facebook.com/p/Harbour-Pine-4455/', '4455'],
  ['https://evil.test/harbour', undefined],
  ['https://facebook.com.evil.test/harbour', undefined],
  ['../me', undefined],
  ['', undefined],
])('%j is the page %j', (text, page) => expect(facebookPage(text)).toBe(page))
