import { randomBytes } from 'node:crypto'
import rest from '@feathersjs/rest-client'
import socketio from '@feathersjs/socketio-client'
import { feathers } from '@feathersjs/feathers'
import type { Duty } from '@mainstreet/shared/access'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { ServiceTypes } from '@mainstreet/shared/service-types'
import type { RecordAt } from '@mainstreet/shared/services'
import { io } from 'socket.io-client'
import request from 'supertest'
import { server } from '../kit/service/caller/caller'
import { buildAccount } from '../features/account/account.factory'
import type { TestApp } from './create-test-app'

/** Helpers that tests speak as, by what they look after. */
export const helpers = {
  orders: ['orders', 'refunds', 'tables'],
  content: ['notices', 'menu', 'texts'],
  messages: ['messages'],
  figures: ['figures'],
} satisfies Record<string, Duty[]>

/** One of them. */
export type Helper = keyof typeof helpers

/** Whether it is a helper whom a test speaks as. */
export const isHelper = (who: string): who is Helper => Object.hasOwn(helpers, who)

/** What a member row says of them. */
export const positionFor = (who: 'owner' | Helper) =>
  isHelper(who) ? { role: 'helper' as const, duties: helpers[who] } : { role: 'owner' as const, duties: [] }

/** Who a test speaks as. */
export type Who = 'visitor' | 'owner' | Helper | 'staff' | 'read key' | 'write key'

/** A caller over REST: supertest requests with the right host, address and login. */
export interface Client {
  token?: string
  get(path: string): request.Test
  post(path: string, body?: unknown): request.Test
  put(path: string, body?: unknown): request.Test
  patch(path: string, body?: unknown): request.Test
  delete(path: string): request.Test
}

/** A new, complete, published account with a domain of its own. */
export const newAccount = async (app: TestApp, overrides: Partial<Account> = {}): Promise<Account> => {
  const str_domain = `t${randomBytes(6).toString('hex')}.test`
  return (await app.service('account').create({ ...buildAccount(), str_domain, ...overrides })) as Account
}

const clientFor = (app: TestApp, headers: Record<string, string>, token?: string): Client => {
  const send = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
    request(app.origin)[method](`/api/${path}`).set(headers)
  return {
    token,
    get: (path) => send('get', path),
    post: (path, body) => send('post', path).send(body as object),
    put: (path, body) => send('put', path).send(body as object),
    patch: (path, body) => send('patch', path).send(body as object),
    delete: (path) => send('delete', path),
  }
}

const newUser = async (app: TestApp, who: 'owner' | Helper | 'staff', account?: number): Promise<number> => {
  const email = `${randomBytes(6).toString('hex')}@people.test`
  const role = who === 'staff' ? who : 'owner'
  const accounts = who === 'owner' && account ? [account] : []
  const { id: userId } = await app.service('users').create({ email, role, accounts })
  if (isHelper(who) && account)
    await app.service('user-accounts').create({ userId, customerId: account, ...positionFor(who) })
  return userId
}

const tokenOf = async (
  app: TestApp,
  who: Who,
  account?: RecordAt<'account'>,
): Promise<string | undefined> => {
  if (who === 'visitor') return undefined
  if (who === 'read key' || who === 'write key') {
    const scope = who === 'read key' ? 'read' : 'write'
    const { key } = await app.service('api-keys').create({ name: who, scope, customerId: account!.id })
    return key
  }
  const userId = await newUser(app, who, account?.id)
  // A session as a sign-in begins it: hashing and checking a password would be most of what many a test does.
  const sid = await app.get('runWork')(server, (work) => app.get('sessions').start(userId, work))
  return app.service('authentication').createAccessToken({ sid, sub: String(userId) })
}

/** Speaks REST as somebody: a visitor on the account's site, its owner, staff, or a program with its key. */
export const as = async (app: TestApp, who: Who, account?: RecordAt<'account'>): Promise<Client> => {
  const token = await tokenOf(app, who, account)
  const host = account ? { 'x-forwarded-host': account.str_domain } : { 'x-forwarded-host': 'nowhere.test' }
  const login = token ? { authorization: `Bearer ${token}` } : {}
  return clientFor(
    app,
    { 'x-forwarded-for': app.address, ...host, ...login } as Record<string, string>,
    token,
  )
}

/** The official socket client as somebody; `close` it at the end of the test. */
export const socketAs = async (app: TestApp, who: Who, account?: RecordAt<'account'>) => {
  const token = await tokenOf(app, who, account)
  const socket = io(app.origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: {
      'x-forwarded-for': app.address,
      'x-forwarded-host': account?.str_domain ?? 'nowhere.test',
    },
  })
  const client = feathers<ServiceTypes>().configure(socketio(socket, { timeout: 5000 }))
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject))
  if (token) {
    const login = token.startsWith('msk_')
      ? { strategy: 'api-key', apiKey: token }
      : { strategy: 'jwt', accessToken: token }
    await (client as { service(path: string): { create(data: object): Promise<object> } })
      .service('authentication')
      .create(login)
  }
  return Object.assign(client, { socket, close: () => socket.close() })
}

/** The official REST client as somebody. */
export const restAs = async (app: TestApp, who: Who, account?: RecordAt<'account'>) => {
  const { token } = await as(app, who, account)
  const headers: Record<string, string> = {
    'x-forwarded-for': app.address,
    'x-forwarded-host': account?.str_domain ?? 'nowhere.test',
  }
  if (token) headers.authorization = `Bearer ${token}`
  const withHeaders: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, ...headers } })
  return feathers<ServiceTypes>().configure(rest(`${app.origin}/api`).fetch(withHeaders))
}
