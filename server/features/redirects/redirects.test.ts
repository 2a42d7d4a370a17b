import request from 'supertest'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { ClientBuild } from '../../kit/http/pages/client-build'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createWholeApp } from '../../test/create-whole-app'
import { until } from '../../test/until'
import { replacePart } from '../../test/with-parts'

/** A build whose pages are empty. */
const build: ClientBuild = {
  folder: 'none',
  page: () => Promise.resolve('<!doctype html>'),
  signInPage: () => Promise.resolve(undefined),
  render: () => Promise.resolve({ html: '', title: '', head: '', reads: [], sources: [] }),
}

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
  replacePart(app, 'clientBuild', build)
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})

const write = (path: string, target: string, client = owner) => client.post('redirects', { path, target })
const open = (path: string, headers: Record<string, string> = { 'sec-fetch-dest': 'document' }) =>
  request(app.origin)
    .get(path)
    .set({ 'x-forwarded-host': account.str_domain, ...headers })
const rows = async (path: string) => (await owner.get(path).expect(200)).body.data

describe('old addresses', () => {
  test('are their owner’s alone', async () => {
    const { body } = await write('/old', '/marketplace').expect(201)
    const visitor = await as(app, 'visitor', account)
    await visitor.get('redirects').expect(401)
    await visitor.get('missing-pages').expect(401)
    await write('/other', '/marketplace', await as(app, 'content', account)).expect(403)
    const stranger = await as(app, 'owner')
    await stranger.patch(`redirects/${body.id}`, { target: '/events' }).expect(404)
    await stranger.post('import-redirects', { customerId: account.id, file: '/a,/b' }).expect(403)
  })

  test.each([
    ['path', 'mug', '/marketplace'],
    ['path', '/', '/marketplace'],
    ['target', '/old', 'javascript:alert(1)'],
    ['target', '/old', '/OLD/'],
  ])('are refused by %s where %s leads to %s', async (field, path, target) => {
    const { body } = await write(path, target).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(await rows('redirects')).toEqual([])
  })

  test('do not lead round in a circle, and there is one of each', async () => {
    await write('/a', '/b').expect(201)
    await write('/b', '/c').expect(201)
    expect((await write('/c', '/a').expect(400)).body.errors).toEqual({
      target: 'would lead back to where it began',
    })
    await write('https://old.example/A/', '/events').expect(409)
  })

  test('lead a visitor where they say, and no page that is there away', async () => {
    await write('/Products/Mug', '/marketplace').expect(201)
    await write('/blog', 'https://blog.example/').expect(201)
    await write('/gift-card', '/marketplace').expect(201)
    const led = await open('/products/mug/?variant=3&utm_source=x')
    expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([
      301,
      '/marketplace',
      'no-store',
    ])
    expect((await open('/blog')).headers.location).toBe('https://blog.example/')
    expect((await open('/gift-card')).status).toBe(200)
  })
})

describe('pages that are not found', () => {
  test('are counted where a browser opens them, and no more once they lead somewhere', async () => {
    await open('/lost').then(({ status }) => expect(status).toBe(404))
    await open('/Lost/?fbclid=1')
    await open('/wp-login.php', {})
    await until(async () => (await rows('missing-pages'))[0]?.count === 2)
    expect(await rows('missing-pages')).toMatchObject([{ path: '/lost', count: 2 }])
    await write('/lost', '/').expect(201)
    expect(await rows('missing-pages')).toEqual([])
  })
})

describe('a file of old addresses', () => {
  const send = (file: string) => owner.post('import-redirects', { customerId: account.id, file })

  test('is read as shop systems write it, and bad lines are named', async () => {
    await write('/pages/about', '/events').expect(201)
    const text =
      'Redirect from,Redirect to\n/products/mug,/marketplace/1\n/pages/about,/\nmug,/marketplace\n/x,\n'
    expect((await send(text).expect(200)).body).toEqual({ ok: true, added: 1, changed: 1, bad: [4, 5] })
    const led = (await rows('redirects?$sort[path]=1')).map(({ path, target }: Record<string, string>) => [
      path,
      target,
    ])
    expect(led).toEqual([
      ['/pages/about', '/'],
      ['/products/mug', '/marketplace/1'],
    ])
    expect((await send('/old -> /new 301\n/b -> https://c.example/d').expect(200)).body).toMatchObject({
      added: 2,
    })
    expect((await send('/e;/f\n/g;/h').expect(200)).body).toMatchObject({ added: 2, bad: [] })
  })

  test('that is too long is refused by its name, and nothing is changed', async () => {
    const lines = Array.from({ length: 5_001 }, (_, at) => `/old/${at},/`)
    const { body } = await send(lines.join('\n')).expect(400)
    expect(Object.keys(body.errors)).toEqual(['file'])
    expect(await rows('redirects')).toEqual([])
  })
})
