import authClient from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import type { Account } from '@mainstreet/shared/contracts/account'
import { io } from 'socket.io-client'
import { as, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { createSignInTools, password, type SignInTools } from './sign-in.factory'

let app: TestApp
let account: Account
let newOwner: SignInTools['newOwner']

beforeAll(async () => {
  ;({ app, account, newOwner } = await createSignInTools())
})
afterAll(() => app.close())

describe('sockets', () => {
  test('hear of a sign-out elsewhere and are let go', async () => {
    const { token, delete: remove } = await as(app, 'owner', account)
    const client = await socketAs(app, 'visitor', account)
    const service = (
      client as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    await service.create({ strategy: 'jwt', accessToken: token })
    await client.service('users').find()
    expect((await remove('authentication')).status).toBe(200)
    await until(() => !client.socket.connected)
    client.close()
  })

  test('whose session ended unnoticed are refused at the next call', async () => {
    const client = await socketAs(app, 'owner', account)
    const [{ id }] = await app.get('database').knex('sessions').orderBy('createdAt', 'desc').limit(1)
    await app.get('database').knex('sessions').where({ id }).update({ endedAt: new Date() })
    // Longer than a session is remembered, shorter than a socket may be silent.
    const now = Date.now
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    later.mockRestore()
    client.close()
  })

  test('never get a refresh token', async () => {
    const { email } = await newOwner()
    const client = await socketAs(app, 'visitor', account)
    const service = (
      client as never as { service(path: string): { create(data: object): Promise<object> } }
    ).service('authentication')
    const answer = await service.create({ strategy: 'local', email, password })
    expect(Object.keys(answer).sort()).toEqual(['accessToken', 'authentication', 'user'])
    await expect(service.create({ strategy: 'refresh' })).rejects.toMatchObject({ code: 401 })
    client.close()
  })
})

describe('the official client', () => {
  interface Official {
    authenticate(data: object): Promise<object>
    reAuthenticate(force: boolean): Promise<object>
    logout(): Promise<object | null>
    service(path: string): { find(): Promise<object> }
  }
  const official = (transport: unknown) =>
    feathers()
      .configure(transport as never)
      .configure(authClient()) as unknown as Official

  test('signs in, goes on and signs out over REST', async () => {
    const { email } = await newOwner()
    const withAddress: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': app.address } })
    const client = official(rest(`${app.origin}/api`).fetch(withAddress))
    await client.authenticate({ strategy: 'local', email, password })
    expect(await client.service('users').find()).toMatchObject({ total: 1 })
    await client.reAuthenticate(true)
    await client.logout()
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
  })

  test('signs in, goes on and signs out over a socket', async () => {
    const { email } = await newOwner()
    const socket = io(app.origin, { transports: ['websocket'], forceNew: true, reconnection: false })
    const client = official(socketio(socket))
    await client.authenticate({ strategy: 'local', email, password })
    expect(await client.service('users').find()).toMatchObject({ total: 1 })
    await client.reAuthenticate(true)
    await client.logout()
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    socket.close()
  })

  test('signs in with an API key', async () => {
    const { key } = await app
      .service('api-keys')
      .create({ name: 'Till', scope: 'read', customerId: account.id })
    const socket = io(app.origin, { transports: ['websocket'], forceNew: true, reconnection: false })
    const client = official(socketio(socket))
    await client.authenticate({ strategy: 'api-key', apiKey: key })
    await client.reAuthenticate(true)
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 403 })
    socket.close()
  })
})
