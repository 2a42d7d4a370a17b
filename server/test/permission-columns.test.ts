import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Account } from '@mainstreet/shared/contracts/account'
import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import { createWholeApp } from './create-whole-app'
import { as, isHelper, newAccount, socketAs, type Who } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { overSockets } from './over-sockets'
import { columns } from './permission-columns'
import { callers, matrix } from './permission-matrix'
import { withoutMoment } from './without-moment'

interface Answer {
  code: number
  errors: string[]
}
type Ask = (path: TablePath, method: Write, body: object) => Promise<Answer>

const writes = { c: 'create', u: 'update', p: 'patch' } as const
type Write = keyof typeof writes

/** A value of no column: whoever may write one gets a 400 that names it, and nothing is changed. */
const nonsense = [[null]]

let app: TestApp
let account: Account
const rows: Partial<Record<TablePath, number>> = {}

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  for (const path of tablePaths) rows[path] = (await factories[path](app, account)).id
})
afterAll(() => app.close())

const namesIn = (body: unknown): string[] => [
  ...new Set(Object.keys((body as { errors?: object })?.errors ?? {}).map((name) => name.split('.')[0]!)),
]

/** The row that somebody changes: of users the own one, because nobody but staff sees others. */
const rowOf = (path: TablePath, own: number | undefined): number => (path === 'users' && own) || rows[path]!

/** The user that a test has just made to speak as, who looks at the account as whoever joins it does. */
const newestUser = async (): Promise<number> => {
  const users = app.get('database').knex('users')
  const { id } = (await users.clone().orderBy('id', 'desc').first('id'))!
  await users.clone().where({ id, customerId: null }).update({ customerId: account.id })
  return id
}

const isMember = (who: Who) => who === 'owner' || isHelper(who)

const overRest = async (who: Who): Promise<Ask> => {
  const client = await as(app, who, account)
  const own = isMember(who) ? await newestUser() : undefined
  return async (path, method, body) => {
    const row = `${path}/${rowOf(path, own)}`
    const answer = await (method === 'c'
      ? client.post(path, body)
      : method === 'u'
        ? client.put(row, body)
        : client.patch(row, body))
    return { code: answer.status, errors: namesIn(answer.body) }
  }
}

const overSocket = (who: Who): { ask: Ask; close: () => Promise<void> } => {
  let own: number | undefined
  const { ask, close } = overSockets(async () => {
    const client = await socketAs(app, who, account)
    if (isMember(who)) own = await newestUser()
    return client
  })
  return {
    async ask(path, method, body) {
      const answer = await ask(path, writes[method], () =>
        method === 'c' ? [body] : [rowOf(path, own), body],
      )
      return { code: answer.status, errors: namesIn(answer.body) }
    },
    close,
  }
}

const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, nonsense]))

/** A column and all its second names. */
const spelt = ({ aliases }: AnyTableContract, column: string): string[] => [
  column,
  ...Object.entries(aliases as Record<string, string>).flatMap(([alias, of]) =>
    of === column ? [alias] : [],
  ),
]

const ways = async (who: Who) => {
  const socket = overSocket(who)
  return { asks: [await overRest(who), socket.ask], close: socket.close }
}

test('the list names every column that a body may set, and no other', () => {
  for (const path of tablePaths) {
    const { writable, body } = contractOf(path)
    const named = Object.keys(columns[path]).sort()
    expect([path, named]).toEqual([path, [...new Set([...writable, ...Object.keys(body)])].sort()])
  }
})

const mayCall = (who: (typeof callers)[number], path: TablePath, method: Write) =>
  matrix[path][callers.indexOf(who)]!.includes(method)

const writersOf = (path: TablePath) => columns[path] as Readonly<Record<string, readonly Who[]>>

/** Tries one method of a service with every column. */
const tryColumns = async (
  who: (typeof callers)[number],
  ask: Ask,
  [path, method]: readonly [TablePath, Write],
) => {
  const writers = writersOf(path)
  const names = Object.keys(writers)
  const own = names.filter((name) => writers[name]!.includes(who)).sort()
  if (!mayCall(who, path, method)) {
    const { code } = await ask(path, method, filled(names))
    expect([path, method, [401, 403, 405].includes(code)]).toEqual([path, method, true])
    return
  }
  if (own.length) {
    const { code, errors } = await ask(path, method, filled(own))
    const refused = errors.filter((name) => own.includes(name)).sort()
    expect([path, method, code, refused]).toEqual([path, method, 400, own])
  }
  for (const column of names.filter((name) => !own.includes(name)))
    for (const name of spelt(contractOf(path), column)) {
      const answer = await ask(path, method, { [name]: nonsense })
      expect([path, method, name, answer]).toEqual([path, method, name, { code: 403, errors: [column] }])
    }
}

const calls = tablePaths.map((path) => (['c', 'u', 'p'] as const).map((method) => [path, method] as const))

test.each(callers)('%s writes what the list names and nothing else, over REST and sockets', async (who) => {
  const { asks, close } = await ways(who)
  for (const ofPath of calls)
    await Promise.all(ofPath.flatMap((call) => asks.map((ask) => tryColumns(who, ask, call))))
  await close()
})

test('what is not the caller’s to write is refused alone, and accepted in the whole record sent back', async () => {
  for (const who of ['owner', 'orders', 'content'] as const) {
    const client = await as(app, who, account)
    const { body: self } = await client.get(`users/${await newestUser()}`)
    const alone = await client.patch(`users/${self.id}`, { role: self.role })
    expect([who, alone.status, Object.keys(alone.body.errors)]).toEqual([who, 403, ['role']])
    const other = await client.patch(`users/${self.id}`, { name: 'Ann', role: 'staff' })
    expect([other.status, Object.keys(other.body.errors)]).toEqual([403, ['role']])
    const whole = await client.patch(`users/${self.id}`, { ...self, name: 'Ann' })
    expect(withoutMoment([whole.status, whole.body])).toEqual(withoutMoment([200, { ...self, name: 'Ann' }]))
  }
})

test('a helper for content sends the account back with a new title, and takes no key along', async () => {
  const client = await as(app, 'content', account)
  const { body: before } = await client.get(`account/${account.id}`)
  const renamed = await client.patch(`account/${account.id}`, { ...before, str_title: 'Fresh fish' })
  expect([renamed.status, renamed.body.str_title]).toEqual([200, 'Fresh fish'])
  const keyed = await client.patch(`account/${account.id}`, {
    ...before,
    stripePublicKey: 'pk_live_1234abcd',
  })
  expect([keyed.status, Object.keys(keyed.body.errors)]).toEqual([403, ['stripePublicKey']])
})
