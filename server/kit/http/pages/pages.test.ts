import { createServer, type Server } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, type Application } from '@feathersjs/koa'
import { backOfficePaths } from '@mainstreet/shared/routes'
import request from 'supertest'
import type { ClientBuild, PageParts } from './client-build'
import type { Middleware, RequestContext } from '../context'
import { createRoutes } from '../routes'
import { pages } from './pages'

const build = {
  page: (half: string, { html, lang, isStyled }: PageParts) =>
    Promise.resolve(`the ${half}${isStyled ? ` in ${lang}: ${html}` : ''}`),
  signInPage: (path: string, locale: string) => Promise.resolve({ html: `${path} ${locale}`, head: '' }),
} as Partial<ClientBuild> as ClientBuild
let server: Server
let knownHost: boolean
let tenant: object | undefined
let steps: string | undefined

beforeAll(() => {
  const app = koa(feathers()) as unknown as Application
  app.use(((ctx: RequestContext, next: () => Promise<void>) => {
    Object.assign(ctx.state, { knownHost, tenant })
    return next()
  }) as never)
  const routes = createRoutes()
  app.set('routes', routes)
  app.set('clientBuild', build)
  app.use(pages(app) as never)
  // Those of features come later.
  const firstSteps: Middleware = async (ctx, next) =>
    steps && ctx.path === '/' ? (ctx.body = steps) : next()
  const sitePages: Middleware = async (ctx, next) =>
    tenant || ctx.query.previewId !== undefined ? (ctx.body = 'a site') : next()
  routes.add({ pages: [firstSteps, sitePages] })
  server = createServer(app.callback())
})
beforeEach(() => {
  knownHost = false
  tenant = undefined
  steps = undefined
})

const get = (path: string) => request(server).get(path)

describe('on a host that belongs to no account', () => {
  test.each(['/', '/marketplace', '/loginx'])('%s is a friendly 404', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain('No business has this address')
    expect(text).not.toMatch(/domain|required/)
    expect(text).toContain('noindex')
  })

  test('says so in French to who reads French', async () => {
    const { text, headers } = await get('/').set('accept-language', 'fr-CA')
    expect(text).toMatch(/^<!doctype html><html lang="fr">/)
    expect(text).toContain('Aucune entreprise n’a cette adresse')
    expect(headers.vary).toContain('Accept-Language')
  })

  test.each([...backOfficePaths, '/dashboard/orders'])('%s is the back office', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toMatch(/^the back-office/)
  })

  test('a preview, which names its account, is shown', async () => {
    expect((await get('/?previewId=1')).text).toBe('a site')
  })

  test('the first page, and no other, says the first steps while there are any', async () => {
    steps = 'first steps'
    expect(await get('/')).toMatchObject({ status: 200, text: 'first steps' })
    expect((await get('/marketplace')).status).toBe(404)
    expect((await get('/login')).text).toMatch(/^the back-office/)
  })
})

test.each(['%00', 'a%00', '%0A', '%ED%A0%80', '%FF', '%E2%80', '%', '%zz'])(
  'an address that is no text, with %s in it, is a 400 wherever it is',
  async (part) => {
    knownHost = true
    for (const path of [`/${part}`, `/marketplace/c/${part}`, `/order/${part}`, `/dashboard/orders/${part}`])
      expect((await get(path)).status).toBe(400)
  },
)

describe('on the platform’s own host', () => {
  beforeEach(() => void (knownHost = true))

  test('the first page says the first steps while there are any', async () => {
    steps = 'first steps'
    expect((await get('/')).text).toBe('first steps')
  })

  test('the first page leads to signing in from then on, in the language it was asked for', async () => {
    const { status, headers } = await get('/?lang=fr')
    expect([status, headers.location]).toEqual([302, '/login?lang=fr'])
    expect((await get('/login')).text).toMatch(/^the back-office/)
  })

  test('the page of a site is a friendly 404, and a preview is shown', async () => {
    const { status, text } = await get('/marketplace')
    expect(status).toBe(404)
    expect(text).toContain('No business has this address')
    expect((await get('/?previewId=1')).text).toBe('a site')
  })
})

test('the host of an account shows its site', async () => {
  tenant = { id: 1 }
  knownHost = true
  for (const path of ['/', '/marketplace']) expect((await get(path)).text).toBe('a site')
})

describe('who opens the back office', () => {
  const signedIn = { cookie: 'mainstreet-session=1' }
  const read = async (path: string, headers = {}) => (await get(path).set(headers)).text

  test('without a session gets the page of signing in already rendered, wherever it is', async () => {
    expect(await read('/dashboard/orders?status=paid')).toBe('the back-office in en: /login en')
    expect(await read('/admin')).toBe('the back-office in en: /login en')
    expect(await read('/login/')).toBe('the back-office in en: /login en')
    expect(await read('/reset-password', signedIn)).toBe('the back-office in en: /reset-password en')
  })

  test('reads it in the language of the browser, or of the address', async () => {
    expect(await read('/login', { 'accept-language': 'fr-CA,en;q=0.5' })).toContain('/login fr')
    expect(await read('/login?lang=fr')).toContain('in fr: /login fr')
    const { headers } = await get('/login')
    expect(headers.vary).toMatch(/Cookie, Accept-Language/i)
  })

  test('with a session gets the page that the browser renders', async () => {
    expect(await read('/dashboard', signedIn)).toBe('the back-office')
  })

  test('gets it compressed where the browser takes that, and plain where not', async () => {
    expect((await get('/login').set('accept-encoding', 'gzip')).headers['content-encoding']).toBe('gzip')
    const plain = await get('/login').set('accept-encoding', 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toContain('/login en')
  })
})
