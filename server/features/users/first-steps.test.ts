import { io } from 'socket.io-client'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import type { TestApp } from '../../test/create-test-app'
import type { RequestContext } from '../../kit/http/context'
import { readCommand } from './admin-command'
import { firstSteps } from './first-steps'

const host = 'anything.test'
const password = 'a long enough password'
let app: TestApp
let token: string

beforeAll(async () => {
  app = await createWholeApp({ production: true })
})
afterAll(() => app.close())

const get = (path: string) => request(app.origin).get(path).set('x-forwarded-host', host)
const post = (path: string, body: object) =>
  request(app.origin).post(`/api/${path}`).set('x-forwarded-host', host).send(body)

describe('an installation that nobody uses yet', () => {
  test('says at its first page how the first staff member is made and where to sign in, to nobody else', async () => {
    const { status, text } = await get('/')
    expect(status).toBe(200)
    expect(text).toContain('create-staff you@example.com')
    expect(text).toContain('href="/login"')
    expect(text).toContain('name="robots" content="noindex"')
    expect((await get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })

  test('names no secret, folder or database', async () => {
    const { text } = await get('/')
    const { jwtSecret, secretKey, dataDir } = app.get('settings')
    for (const secret of [jwtSecret, secretKey, dataDir, 'postgres://']) expect(text).not.toContain(secret)
  })

  test('has no other page for strangers', async () => {
    for (const path of ['/marketplace', '/index']) expect((await get(path)).status).toBe(404)
  })

  test('says no word of it once there is somebody, in processes of any age', async () => {
    const printed = await readCommand(['create-staff', 'first@people.test'])!(app)
    token = /#(\S+)/.exec(printed)![1]!
    const { status, text } = await get('/')
    expect(status).toBe(404)
    expect(text).toContain('No business has this address')
    expect(text).not.toContain('create-staff')
    const goOn = jest.fn()
    await firstSteps(app)({ path: '/', state: {} } as RequestContext, goOn)
    expect(goOn).toHaveBeenCalled()
  })
})

describe('signing in on a host that is no account’s, in production without PLATFORM_HOST', () => {
  test('a link’s token is taken there', async () => {
    const answer = await post('password-reset', { token, newPassword: password })
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  })

  test('over REST', async () => {
    const login = { strategy: 'local', email: 'first@people.test', password }
    const { status, body } = await post('authentication', login)
    expect(status).toBe(201)
    const accounts = get('/api/account').set('authorization', `Bearer ${body.accessToken}`)
    expect((await accounts).body).toMatchObject({ total: 0, data: [] })
  })

  test('over a websocket', async () => {
    const socket = io(app.origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'x-forwarded-host': host, origin: `http://${host}` },
    })
    const call = (...args: unknown[]) =>
      new Promise((resolve, reject) =>
        socket.emit(args[0] as string, ...args.slice(1), (err: unknown, answer: unknown) =>
          err ? reject(err) : resolve(answer),
        ),
      )
    const login = { strategy: 'local', email: 'first@people.test', password }
    expect(await call('create', 'authentication', login)).toMatchObject({ user: { role: 'staff' } })
    expect(await call('find', 'users', {})).toMatchObject({ total: 1 })
    socket.close()
  })
})
