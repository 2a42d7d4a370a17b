import { createServer, type Server } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, type Application } from '@feathersjs/koa'
import { backOfficePaths } from '@mainstreet/shared/routes'
import request from 'supertest'
import type { ClientBuild } from './client-build'
import type { RequestContext } from './context'
import { pages } from './pages'

const build = {
  page: (half: string) => Promise.resolve(`the ${half}`),
} as Partial<ClientBuild> as ClientBuild
let server: Server
let knownHost: boolean
let steps: string | undefined

beforeAll(() => {
  const app = koa(feathers()) as unknown as Application
  app.use(((ctx: RequestContext, next: () => Promise<void>) => {
    ctx.state.knownHost = knownHost
    return next()
  }) as never)
  const sitePages = async (ctx: RequestContext) => void (ctx.body = 'a site')
  app.set('clientBuild', build)
  app.use(pages(app, { sitePages, firstSteps: () => Promise.resolve(steps) }) as never)
  server = createServer(app.callback())
})
beforeEach(() => {
  knownHost = false
  steps = undefined
})

const get = (path: string) => request(server).get(path)

describe('on a host that belongs to no account', () => {
  test.each(['/', '/marketplace', '/loginx'])('%s is a friendly 404', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain('There is no site at this address')
    expect(text).toContain('noindex')
  })

  test.each([...backOfficePaths, '/dashboard/orders'])('%s is the back office', async (path) => {
    const { status, text } = await get(path)
    expect([status, text]).toEqual([200, 'the back-office'])
  })

  test('a preview, which names its account, is shown', async () => {
    expect((await get('/?previewId=1')).text).toBe('a site')
  })

  test('the first page, and no other, says the first steps while there are any', async () => {
    steps = 'first steps'
    expect(await get('/')).toMatchObject({ status: 200, text: 'first steps' })
    expect((await get('/marketplace')).status).toBe(404)
    expect((await get('/login')).text).toBe('the back-office')
  })
})

describe('on the platform’s own host', () => {
  test('the first page says the first steps while there are any', async () => {
    knownHost = true
    expect((await get('/')).text).toBe('a site')
    steps = 'first steps'
    expect((await get('/')).text).toBe('first steps')
  })
})
