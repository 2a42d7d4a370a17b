import request from 'supertest'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { orders as ordersFeature } from '../../features/orders/orders.feature'
import { site as siteFeature } from '../../features/site/site.feature'
import { tax as taxFeature } from '../../features/tax/tax.feature'
import { as, newAccount } from '../../test/as'

let app: TestApp
let account: Account
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, ordersFeature, siteFeature, taxFeature],
  })
  account = await newAccount(app)
})
afterAll(() => app.close())

const site = () => ({ 'x-forwarded-host': account.str_domain, 'x-forwarded-for': app.address })
const get = (path: string) => request(app.origin).get(path).set(site())

describe('what is not there', () => {
  test.each([
    '/assets/nb/1/missing.jpg',
    '/assets/%00',
    '/assets/..%2f..%2fsecrets.json',
    '/assets/a/b',
    '/.env',
    '/.git/config',
  ])('%s is a plain 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('an unknown address of the API is a 404 that says so', async () => {
    const answer = await get('/api/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ name: 'NotFound', code: 404 })
  })

  test('a host nobody has gets a kind answer', async () => {
    const answer = await request(app.origin).get('/').set('x-forwarded-host', 'nobody.test')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('No business has this address')
  })
})

describe('a request that is not one', () => {
  test('with a host that cannot be read is a 400', async () => {
    expect((await request(app.origin).get('/').set('x-forwarded-host', 'good@evil')).status).toBe(400)
  })

  test.each(['/%', '/market/%E0%A4%A', '/%ED%A0%80'])('with the address %s is a 400', async (path) => {
    expect((await get(path)).status).toBe(400)
  })

  test('with broken JSON names the body', async () => {
    const answer = await request(app.origin)
      .post('/api/quote')
      .set(site())
      .set('content-type', 'application/json')
      .send('{bad')
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ ok: false, code: 400, errors: { body: 'is not valid JSON' } })
  })

  test('with another type than JSON is a 415', async () => {
    const answer = await request(app.origin)
      .post('/api/quote')
      .set(site())
      .set('content-type', 'text/plain')
      .send('x')
    expect(answer.status).toBe(415)
  })

  test('with more than a megabyte is a 413', async () => {
    const answer = await request(app.origin)
      .post('/api/quote')
      .set(site())
      .send({ items: 'x'.repeat(1_100_000) })
    expect(answer.status).toBe(413)
  })
})

describe('cached reads', () => {
  test('carry an ETag, and are not sent twice to whoever has them', async () => {
    const first = await get('/api/market-items')
    expect(first.status).toBe(200)
    const again = await get('/api/market-items').set('if-none-match', first.headers.etag!)
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  test('are cached apart by account and by who asks', async () => {
    const other = await newAccount(app)
    const owner = await as(app, 'owner', account)
    await owner.post('market-categories', { category: 'Only mine' })
    const mine = await get('/api/market-categories')
    const theirs = await (await as(app, 'visitor', other)).get('market-categories')
    expect(mine.body.total).toBe(1)
    expect(theirs.body.total).toBe(0)
    expect((await owner.get('market-categories')).headers.etag).toBeUndefined()
  })
})
