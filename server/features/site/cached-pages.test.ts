import { createServer, type Server } from 'node:http'
import { koa, type Application } from '@feathersjs/koa'
import { feathers } from '@feathersjs/feathers'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { PageData, SitePageRequest } from '@mainstreet/shared/rendering'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import type { ClientBuild, PageParts } from '../../kit/http/pages/client-build'
import { createReadCache } from '../../kit/http/cached/read-cache'
import { siteOfRequest } from '../../kit/http/site-of-request'
import { newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { withParts } from '../../test/with-parts'
import { sitePages } from './site-pages'

let app: TestApp
let account: Account
let server: Server
let rendered: SitePageRequest[]
let broken: boolean

/** A build whose pages are what they were given, as JSON. */
const build: ClientBuild = {
  folder: 'none',
  page: (_half, parts) => Promise.resolve(JSON.stringify(parts)),
  signInPage: () => Promise.resolve(undefined),
  render: async (asked) => {
    rendered.push(asked)
    if (broken) throw new Error('A part is broken.')
    return { html: asked.address, title: 'Made', head: '', reads: [], sources: [] }
  },
}

beforeAll(async () => {
  app = await createWholeApp()
})
beforeEach(async () => {
  rendered = []
  broken = false
  account = await newAccount(app)
  const site = koa(feathers()) as unknown as Application
  const parts = { readCache: createReadCache(), clientBuild: build }
  site.use(siteOfRequest({ settings: app.get('settings'), tenants: app.get('tenants') }) as never)
  site.use(sitePages(withParts(app, parts)) as never)
  server = createServer(site.callback())
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => app.close())

const call = (path: string, headers: Record<string, string> = {}) =>
  request(server)
    .get(path)
    .set({ 'x-forwarded-host': account.str_domain, ...headers })
    .buffer()

const ask = async (path: string, headers: Record<string, string> = {}) =>
  JSON.parse((await call(path, headers)).text) as PageParts & { data: PageData }

/** The time as the pages see it, moved on. */
const later = (milliseconds: number) => {
  const then = Date.now() + milliseconds
  jest.spyOn(Date, 'now').mockReturnValue(then)
}

const addresses = () => rendered.map(({ address }) => address)

describe('a page that failed to render', () => {
  test('is tried again after two seconds, and not by everybody before', async () => {
    later(0)
    broken = true
    for (let visitor = 0; visitor < 3; visitor++) expect((await ask('/')).html).toBe('')
    expect(rendered).toHaveLength(1)
    broken = false
    later(2_001)
    expect((await ask('/')).html).toBe('/')
    later(30_000)
    await ask('/')
    expect(rendered).toHaveLength(2)
  })
})

describe('a cached page is nobody’s own', () => {
  test('it is rendered and sent without anything of the cookies but the language', async () => {
    const cookie = 'webid=visitor-7; mainstreet-refresh=secret-7; mainstreet-language=fr'
    const mine = await call('/', { cookie, authorization: 'Bearer secret-7' })
    expect(mine.headers['set-cookie']).toBeUndefined()
    expect(mine.text).not.toMatch(/visitor-7|secret-7/)
    expect(JSON.parse(mine.text).lang).toBe('fr')
    expect(await call('/', { cookie: 'webid=visitor-8; mainstreet-language=fr' })).toHaveProperty(
      'text',
      mine.text,
    )
    expect((await ask('/')).lang).toBe('en')
    expect(rendered.map(({ locale }) => locale)).toEqual(['fr', 'en'])
  })

  test('the language of the address is remembered at once, for whoever asks', async () => {
    for (const headers of [{}, { cookie: 'mainstreet-language=en' }])
      for (const path of [
        '/?lang=fr',
        '/?lang=fr&utm_source=letter',
        '/nothing?lang=fr',
        '/funeral?lang=fr',
      ]) {
        const { headers: got } = await call(path, headers as Record<string, string>)
        expect([path, got['set-cookie']]).toEqual([
          path,
          ['mainstreet-language=fr; Path=/; Max-Age=31536000; SameSite=Lax'],
        ])
      }
    const secure = await call('/?lang=en', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['set-cookie']).toEqual([expect.stringMatching(/=en;.*; Secure$/)])
    const others = ['/', '/?lang=de', '/?lang=FR', '/?lang=fr%0d%0aa=b', '/?lang=']
    for (const path of others)
      expect((await call(path, { 'accept-language': 'fr' })).headers['set-cookie']).toBeUndefined()
  })

  test('caches are told what chose the language: nothing but the address, or cookie and browser', async () => {
    for (const path of ['/', '/nothing', '/?lang=de', '/'])
      expect((await call(path)).headers.vary).toMatch(/\bcookie\b.*\baccept-language\b/i)
    const { etag } = (await call('/')).headers
    const same = await call('/', { 'if-none-match': etag! })
    expect(same.status).toBe(304)
    expect(same.headers.vary).toMatch(/\bcookie\b.*\baccept-language\b/i)
    for (const path of ['/?lang=fr', '/nothing?lang=fr', '/?lang=fr'])
      expect((await call(path)).headers.vary ?? '').not.toMatch(/cookie|accept-language/i)
  })

  test('it is one for all whose language is the same, however their browsers say it', async () => {
    const french = ['fr', 'fr-CA,fr;q=0.9,en;q=0.8', 'de,fr;q=0.7,en;q=0.6', 'fr-FR;q=1.0, *;q=0.1']
    for (const language of french) expect((await ask('/', { 'accept-language': language })).lang).toBe('fr')
    for (const language of ['en-CA', 'en,fr;q=0.9', 'de', '*'])
      expect((await ask('/', { 'accept-language': language })).lang).toBe('en')
    expect((await ask('/', { 'accept-language': 'fr', cookie: 'mainstreet-language=en' })).lang).toBe('en')
    expect((await ask('/?lang=en', { 'accept-language': 'fr' })).lang).toBe('en')
    expect(rendered.map(({ address, locale }) => `${address} ${locale}`)).toEqual([
      '/ fr',
      '/ en',
      '/?lang=en en',
    ])
  })

  test('whoever says nothing, as crawlers do, gets the language of the business', async () => {
    const francophone = await newAccount(app, { language: 'fr' })
    const at = (path: string) => ask(path, { 'x-forwarded-host': francophone.str_domain })
    const plain = await at('/')
    expect(plain.lang).toBe('fr')
    expect(plain.head).toContain(`<link rel="canonical" href="http://${francophone.str_domain}/">`)
    const english = await at('/?lang=en')
    expect(english.lang).toBe('en')
    expect(english.head).toContain(`<link rel="canonical" href="http://${francophone.str_domain}/?lang=en">`)
    expect((await ask(`/?previewId=${francophone.id}`)).lang).toBe('fr')
  })

  test('an order’s address, which is its key, is not kept', async () => {
    for (let time = 0; time < 2; time++) expect((await call('/order/a-token')).status).toBe(200)
    const found = jest.spyOn(app.service('site'), 'find')
    await call('/order/a-token')
    expect(found).toHaveBeenCalledTimes(1)
  })
})

describe('made-up addresses', () => {
  test('with a language that there is not are one page', async () => {
    for (const lang of ['zz', 'x'.repeat(2_000), 'fr-FR', '']) await ask(`/?lang=${lang}`)
    expect(addresses()).toEqual(['/'])
  })

  test('with a step of the checkout are the page below it', async () => {
    for (const step of ['cart', 'review', 'x'.repeat(2_000)]) await ask(`/?checkout=${step}`)
    await ask('/?checkout=review&lang=fr')
    expect(addresses()).toEqual(['/', '/?lang=fr'])
  })

  test('with what the page does not read are the page itself', async () => {
    for (const query of [`${'x'.repeat(4_000)}=1`, `n=${Math.random()}`, 'page=2', 'q=mug&variation=3'])
      await ask(`/?${query}`)
    for (const query of ['lang=fr&lang=en', 'page=2&lang=fr']) await ask(`/?${query}`)
    expect(addresses()).toEqual(['/', '/?lang=fr'])
  })

  test('with a long path or a list of their own are not kept', async () => {
    const paths = [`/pages/1/${'x'.repeat(400)}`, '/marketplace?page=2&n=1']
    for (const path of [...paths, ...paths]) await call(path)
    expect(rendered).toHaveLength(4)
    expect(addresses().at(-1)).toBe('/marketplace?page=2')
  })

  test('never lead to another host', async () => {
    const paths = ['/funeral?lang=//evil.test', '/funeral?next=https://evil.test', '/funeral/?lang=fr']
    for (const path of paths) {
      const { status, headers } = await call(path)
      expect(status).toBe(301)
      expect(headers.location).toMatch(/^\/funerals(\?|$)/)
      expect(new URL(headers.location!, 'http://here.test').host).toBe('here.test')
    }
    for (const path of ['//evil.test/funeral', '//evil.test', '//:x', '///', '/%0d%0aset-cookie:a=1'])
      expect([200, 404]).toContain((await call(path)).status)
  })

  test('are not found under the path that the browser sees', async () => {
    expect((await ask('//evil.test/funeral')).data.notFoundPath).toBe('//evil.test/funeral')
    expect((await ask('/%C3%A9t%C3%A9?a=1')).data.notFoundPath).toBe('/%C3%A9t%C3%A9')
  })
})

describe('a preview', () => {
  test('of an account that is not published is no site, even on its own host', async () => {
    const suspended = await newAccount(app, { int_status_id: 2 })
    for (const path of [`/?previewId=${suspended.id}`, '/?previewId=987654']) {
      const answer = await call(path)
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain(suspended.str_company_name)
    }
    const nobody = await ask('/?previewId=99999999999999999999')
    expect(nobody.data.site?.company.id).toBe(account.id)
    const own = await call('/', { 'x-forwarded-host': suspended.str_domain })
    expect(own.status).toBe(404)
    expect(JSON.parse(own.text).data.site).toBeNull()
  })

  test('is not kept, and does not become the page of the host', async () => {
    const other = await newAccount(app)
    for (let time = 0; time < 2; time++)
      expect((await ask(`/?previewId=${other.id}`)).data.site?.company.id).toBe(other.id)
    expect((await ask('/')).data.site?.company.id).toBe(account.id)
    expect(rendered).toHaveLength(3)
  })
})

describe('a host that is claimed', () => {
  test('gives no page, and none to others', async () => {
    for (const host of ['evil.test', 'good@evil.test', `${account.str_domain}, evil.test`]) {
      const answer = await call('/', { 'x-forwarded-host': host })
      expect([400, 404]).toContain(answer.status)
    }
    const page = await call('/')
    expect(page.text).not.toContain('evil')
    expect(JSON.parse(page.text).data.site.company.id).toBe(account.id)
  })

  test('with another port is a page of its own', async () => {
    await call('/', { 'x-forwarded-host': `${account.str_domain}:8443` })
    expect((await ask('/')).head).not.toContain(':8443')
  })
})

test('an id that no account can have is nobody’s', async () => {
  for (const id of [0, -1, 1.5, NaN, 2 ** 31, 1e20]) expect(await app.get('tenants').byId(id)).toBeUndefined()
})
