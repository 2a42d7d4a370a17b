import authClient from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import type { Account } from '@mainstreet/shared/contracts/account'
import jwt from 'jsonwebtoken'
import { io } from 'socket.io-client'
import type { ServiceTypes } from '@mainstreet/shared/service-types'
import { as, restAs, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { buildItem } from '../marketplace/market-items.factory'
import { createSignInTools, password, type SignInTools } from './sign-in.factory'

let app: TestApp
let account: Account
let newOwner: SignInTools['newOwner']

beforeAll(async () => {
  ;({ app, account, newOwner } = await createSignInTools())
})
afterAll(() => app.close())

interface Authentication {
  create(data: object): Promise<object>
  remove(id: null): Promise<object>
}

/** The one service without a contract. */
const authenticationOf = (client: object) =>
  (client as { service(path: string): Authentication }).service('authentication')

describe('sockets', () => {
  test('are closed by a sign-out elsewhere', async () => {
    const { token, delete: remove } = await as(app, 'owner', account)
    const client = await socketAs(app, 'visitor', account)
    await authenticationOf(client).create({ strategy: 'jwt', accessToken: token })
    await client.service('users').find()
    expect((await remove('authentication')).status).toBe(200)
    await until(() => !client.socket.connected)
    client.close()
  })

  test('stay signed in when the token runs out, which signs nobody in any more', async () => {
    const { token } = await as(app, 'owner', account)
    const { exp: _exp, iat: _iat, ...claims } = jwt.decode(token!) as jwt.JwtPayload
    const client = await socketAs(app, 'visitor', account)
    const accessToken = jwt.sign(claims, app.get('settings').jwtSecret, { expiresIn: 3 })
    const signIn = () => authenticationOf(client).create({ strategy: 'jwt', accessToken })
    await signIn()
    const isRefused = () =>
      signIn().then(
        () => false,
        ({ code }) => code === 401,
      )
    await until(isRefused)
    expect(await client.service('users').find()).toMatchObject({ total: 1 })
    client.close()
  })

  test('receive their site as a visitor again once they have signed out', async () => {
    const owner = await restAs(app, 'owner', account)
    const client = await socketAs(app, 'owner', account)
    await authenticationOf(client).remove(null)
    const created = new Promise((resolve) => client.socket.once('market-items created', resolve))
    await owner.service('market-items').create({ ...buildItem(), title: 'For visitors' })
    expect(await created).toMatchObject({ title: 'For visitors' })
    client.close()
  })

  test('are signed in by no header of their handshake', async () => {
    const { token } = await as(app, 'owner', account)
    const extraHeaders = { authorization: `Bearer ${token}` }
    const socket = io(app.origin, { transports: ['websocket'], forceNew: true, extraHeaders })
    const client = feathers<ServiceTypes>().configure(socketio(socket))
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    socket.close()
  })

  test('whose session ended unnoticed are refused at the next call', async () => {
    const client = await socketAs(app, 'owner', account)
    const [session] = await app.get('database').knex('sessions').orderBy('createdAt', 'desc').limit(1)
    await app.get('database').knex('sessions').where({ id: session!.id }).update({ endedAt: new Date() })
    // Longer than a session is cached, shorter than a socket may be silent.
    const now = Date.now
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
    await expect(client.service('users').find()).rejects.toMatchObject({ code: 401 })
    later.mockRestore()
    client.close()
  })

  test('never get a refresh token', async () => {
    const { email } = await newOwner()
    const client = await socketAs(app, 'visitor', account)
    const service = authenticationOf(client)
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
