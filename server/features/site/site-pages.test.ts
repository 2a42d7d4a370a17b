import { createServer, type Server } from 'node:http'
import { koa, type Application } from '@feathersjs/koa'
import { feathers } from '@feathersjs/feathers'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { RenderedPage, PageData, SitePageRequest } from '@mainstreet/shared/rendering'
import request from 'supertest'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import type { ClientBuild, PageParts } from '../../kit/http/pages/client-build'
import { createReadCache } from '../../kit/http/cached/read-cache'
import { siteOfRequest } from '../../kit/http/site-of-request'
import { as, newAccount } from '../../test/as'
import { withParts } from '../../test/with-parts'
import { buildItem } from '../marketplace/market-items.factory'
import { sitePages } from './site-pages'

let app: TestApp
let account: Account
let itemId: number
let server: Server
let rendered: SitePageRequest[]
let render: (asked: SitePageRequest) => Promise<RenderedPage>

const made = ({ address }: SitePageRequest): RenderedPage => ({
  html: `<h1>${address}</h1>`,
  title: 'Made',
  head: '<meta name="made">',
  reads: [{ key: ['made'], data: 1 }],
  sources: ['src/made.tsx'],
})

/** A build whose pages are what they were given, as JSON. */
const build: ClientBuild = {
  folder: 'none',
  page: (_half, parts) => Promise.resolve(JSON.stringify(parts)),
  signInPage: () => Promise.resolve(undefined),
  render: (asked) => {
    rendered.push(asked)
    return render(asked)
  },
}

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app)
  const owner = await as(app, 'owner', account)
  itemId = (await owner.post('market-items', buildItem()).expect(201)).body.id
  const site = koa(feathers()) as unknown as Application
  const parts = { readCache: createReadCache(), clientBuild: build }
  site.use(siteOfRequest({ settings: app.get('settings'), tenants: app.get('tenants') }) as never)
  site.use(sitePages(withParts(app, parts)) as never)
  server = createServer(site.callback())
})
beforeEach(() => {
  rendered = []
  render = (asked) => Promise.resolve(made(asked))
})
afterAll(() => app.close())

const ask = async (path: string, host = account.str_domain) => {
  const answer = await request(server).get(path).set('x-forwarded-host', host).buffer()
  return { status: answer.status, parts: JSON.parse(answer.text) as PageParts & { data: PageData } }
}

describe('a page of a site', () => {
  test('of a preview without a site is a 404 that is rendered in the browser', async () => {
    const { status, parts } = await ask('/?previewId=2000000000', 'nobody.test')
    expect(status).toBe(404)
    expect(parts).toMatchObject({ html: '', data: { site: null, reads: [] } })
    expect(parts.head).toContain('noindex')
    expect(rendered).toEqual([])
    // In a frame of the back office the page around it reads what visitors may not see.
    const framed = await ask('/?previewId=2000000000&framed=1', 'nobody.test')
    expect([framed.status, framed.parts.data.site]).toEqual([200, null])
  })

  test('of a host without a site is left to whoever comes next', async () => {
    const answer = await request(server).get('/').set('x-forwarded-host', 'nobody.test')
    expect(answer.text).toBe('Not Found')
  })

  test('is rendered, described, and sent with what it was rendered from', async () => {
    const { status, parts } = await ask(`/marketplace/${itemId}`)
    expect(status).toBe(200)
    expect(parts).toMatchObject({ lang: 'en', title: 'Made', html: `<h1>/marketplace/${itemId}</h1>` })
    expect(parts.head).toMatch(/"@type":"Product".*<meta name="made">$/s)
    expect(parts.sources).toEqual(['src/made.tsx'])
    expect(parts.data).toMatchObject({ site: { company: { id: account.id } }, reads: [{ key: ['made'] }] })
    expect(parts.data.notFoundPath).toBeUndefined()
  })

  test('that does not exist is rendered as not found and says so to the browser', async () => {
    const { status, parts } = await ask('/marketplace/999999?lang=fr')
    expect(status).toBe(404)
    expect(rendered).toMatchObject([{ isNotFound: true, locale: 'fr' }])
    expect(parts.data.notFoundPath).toBe('/marketplace/999999')
  })

  test('that fails to render has its head and data, and is rendered in the browser', async () => {
    render = () => Promise.reject(new Error('A part is broken.'))
    const { status, parts } = await ask('/marketplace/sale')
    expect(status).toBe(200)
    expect(parts).toMatchObject({ html: '', data: { site: { company: { id: account.id } }, reads: [] } })
    expect(parts.title).toContain('Harbour Goods')
    expect(parts.head).toContain('<meta name="description"')
    expect(JSON.stringify(parts)).not.toContain('A part is broken')
  })

  test('of an order is rendered by who opens its link, never here', async () => {
    const { status, parts } = await ask('/order/a-token')
    expect(status).toBe(200)
    expect(parts.html).toBe('')
    expect(rendered).toEqual([])
  })
})

describe('a rendered page', () => {
  test('is cached, also for who comes from elsewhere', async () => {
    await ask('/marketplace')
    await ask('/marketplace')
    await ask('/marketplace?utm_source=letter&fbclid=1')
    for (let visit = 0; visit < 5; visit++)
      await ask(`/marketplace?x${visit}=${Math.random()}&variation=${visit}`)
    expect(rendered.map(({ address }) => address)).toEqual(['/marketplace'])
  })

  test('is cached once for each language', async () => {
    for (const lang of ['fr', 'en', 'fr', 'en']) await ask(`/?lang=${lang}`)
    expect(rendered.map(({ locale }) => locale)).toEqual(['fr', 'en'])
  })

  test('is not cached under a search, as a preview or as a 404', async () => {
    const paths = ['/marketplace?q=mug', `/?previewId=${account.id}`, '/nothing']
    for (const path of [...paths, ...paths]) await ask(path)
    expect(rendered.map(({ address }) => address)).toEqual([...paths, ...paths])
  })
})
