import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../test/create-whole-app'
import { newAccount } from '../../test/as'
import type { Settings } from '../../kit/settings'
import type { TestApp } from '../../test/create-test-app'

/** The password of everybody made here. */
export const password = 'a long enough password'

interface Body extends Record<string, unknown> {
  accessToken: string
  message: string
}

const newAddress = () => `10.${[...randomBytes(3)].join('.')}`

const createTools = (app: TestApp, account: Account) => {
  const newOwner = async (overrides: object = {}) => {
    const email = `${randomBytes(6).toString('hex')}@people.test`
    const user = await app
      .service('users')
      .create({ email, name: 'Odette', password, accounts: [account.id], ...overrides })
    return { ...user, email }
  }

  const send = async (data: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.origin}/api/authentication`, {
      method: data === undefined ? 'DELETE' : 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
      body: data === undefined ? undefined : JSON.stringify(data),
    })
    const cookies = answer.headers.getSetCookie()
    const cookie = cookies.find((each) => each.startsWith('__refresh='))
    const body = (await answer.json()) as Body
    return { status: answer.status, body, cookies, cookie, sent: cookie?.split(';')[0] }
  }

  const signIn = (email: string, headers?: Record<string, string>) =>
    send({ strategy: 'local', email, password }, headers)
  const refresh = (cookie: string | undefined, headers: Record<string, string> = {}) =>
    send({ strategy: 'refresh' }, { cookie: cookie ?? '', ...headers })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const statusAs = async (token: string) =>
    (
      await fetch(`${app.origin}/api/users`, {
        headers: { ...bearer(token), 'x-forwarded-for': newAddress() },
      })
    ).status

  /** Calls an operation with a token, or reads a service where there is no body. */
  const callAs = async <Body>(token: string, path: string, data?: object) => {
    const answer = await fetch(`${app.origin}/api/${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...bearer(token) },
      body: data && JSON.stringify(data),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  return { app, account, newOwner, send, signIn, refresh, bearer, statusAs, callAs }
}

/** An application with one account, and what signs in to it over plain HTTP. */
export const createSignInTools = async (settings: Partial<Settings> = {}) => {
  const app = await createWholeApp(settings)
  return createTools(app, await newAccount(app))
}

/** What `createSignInTools` makes. */
export type SignInTools = ReturnType<typeof createTools>
