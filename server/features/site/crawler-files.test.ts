import type { Account } from '@mainstreet/shared/contracts/account'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { buildCar } from '../automotive/automotive.factory'
import { buildItem, stockShelves } from '../marketplace/market-items.factory'

let app: TestApp
let account: Account

beforeAll(async () => {
  app = await createWholeApp({ platformHost: 'platform.test' })
  account = await newAccount(app, { roles: ['Hub'], marketplaceEnabled: false, ecommerceEnabled: false })
})
afterAll(() => app.close())

const ask = (path: string, host = account.str_domain) =>
  request(app.origin).get(path).set('x-forwarded-host', host).set('x-forwarded-for', app.address)

/** The paths of a sitemap, in its order. */
const pathsOf = async (of = account): Promise<string[]> => {
  const { text } = await ask('/sitemap.xml', of.str_domain).expect(200)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    expect(address!.startsWith(`http://${of.str_domain}/`)).toBe(true)
    return new URL(address!).pathname
  })
}

describe('robots.txt', () => {
  test.each(['nobody.test', 'platform.test'])(
    'keeps crawlers away from a host without a site: %s',
    async (host) => {
      const answer = await ask('/robots.txt', host).expect(200)
      expect(answer.text).toBe('User-agent: *\nDisallow: /\n')
      await ask('/sitemap.xml', host).expect(404)
    },
  )

  test('keeps crawlers away from a suspended business', async () => {
    const suspended = await newAccount(app, { int_status_id: 2 })
    expect((await ask('/robots.txt', suspended.str_domain)).text).toBe('User-agent: *\nDisallow: /\n')
    await ask('/sitemap.xml', suspended.str_domain).expect(404)
  })

  test('lets them see a site but what is nobody’s to find, and names its sitemap', async () => {
    const answer = await ask('/robots.txt').expect(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = answer.text.split('\n')
    for (const path of ['/dashboard', '/admin', '/api/', '/order/', '/*?previewId=', '/*&previewId='])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Allow: /')
    expect(lines).toContain(`Sitemap: http://${account.str_domain}/sitemap.xml`)
    expect(answer.text).not.toContain('Disallow: /assets')
  })

  test('is written behind TLS as its proxy says', async () => {
    const answer = await ask('/robots.txt').set('x-forwarded-proto', 'https')
    expect(answer.text).toContain(`Sitemap: https://${account.str_domain}/sitemap.xml`)
  })
})

describe('the sitemap', () => {
  test('holds what can be found, and follows every change', async () => {
    expect(await pathsOf()).toEqual(['/'])
    const owner = await as(app, 'owner', account)
    const create = async (path: string, body: object) => (await owner.post(path, body).expect(201)).body.id
    const used = await create('market-categories', { category: 'Used' })
    const empty = await create('market-categories', { category: 'Empty' })
    const item = await create('market-items', buildItem({ categoryId: used }))
    const draft = await create('market-items', buildItem({ status: 'draft', categoryId: empty }))
    const car = await create('automotive', buildCar())
    const sold = await create('automotive', buildCar({ sold: true }))
    const paths = await pathsOf()
    expect(paths).toEqual([
      '/',
      '/marketplace',
      '/automotive',
      `/marketplace/c/${used}`,
      `/marketplace/${item}`,
      `/automotive/${car}`,
    ])
    for (const hidden of [`/marketplace/${draft}`, `/marketplace/c/${empty}`, `/automotive/${sold}`])
      expect(paths).not.toContain(hidden)
    await owner.patch(`market-items/${item}`, { status: 'draft' }).expect(200)
    expect(await pathsOf()).toEqual(['/', '/automotive', `/automotive/${car}`])
  })

  test('holds every item of a large shop and none of another', async () => {
    const large = await newAccount(app)
    await stockShelves(app, large, 1203)
    const paths = await pathsOf(large)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => /^\/marketplace\/\d+$/.test(path))).toHaveLength(1203)
  })

  test('is XML, cached under its fingerprint, and has a HEAD', async () => {
    const answer = await ask('/sitemap.xml').expect(200)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
    expect((await ask('/sitemap.xml').set('if-none-match', answer.headers.etag!)).status).toBe(304)
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const head = await request(app.origin).head(path).set('x-forwarded-host', account.str_domain)
      expect(head.status).toBe(200)
      expect(head.text).toBeFalsy()
      expect(Number(head.headers['content-length'])).toBeGreaterThan(20)
    }
  })
})
