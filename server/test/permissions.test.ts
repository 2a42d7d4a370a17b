import type { Account } from '@mainstreet/shared/contracts/account'
import { contracts } from '@mainstreet/shared/services'
import { maxId } from '@mainstreet/shared/ids'
import { createWholeApp } from './create-whole-app'
import { as, newAccount, socketAs, type Client, type Who, positionFor } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { overSockets } from './over-sockets'
import { callers, forms, letters, matrix } from './permission-matrix'

type Path = keyof typeof contracts
type Letter = keyof typeof letters
interface Answer {
  code: number
  name: string
}
type Ask = (path: Path, letter: Letter) => Promise<Answer>

// There is no such row and no such column: whoever is let through gets 404 or 400, and nothing is changed.
const nowhere = maxId
const nonsense = { isNoColumn: true }

let app: TestApp
let account: Account

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
})
afterAll(() => app.close())

const overRest = async (who: Who): Promise<Ask> => {
  const client = await as(app, who, account)
  const send = (path: Path, letter: Letter) => {
    const row = `${path}/${nowhere}`
    if (letter === 'f') return client.get(path)
    if (letter === 'g') return client.get(row)
    if (letter === 'c') return client.post(path, nonsense)
    if (letter === 'u') return client.put(row, {})
    return letter === 'p' ? client.patch(row, {}) : client.delete(row)
  }
  return async (path, letter) => {
    const { status, body } = await send(path, letter)
    return status < 400 ? { code: 200, name: '' } : { code: status, name: body.name ?? '' }
  }
}

const overSocket = (who: Who): { ask: Ask; close: () => Promise<void> } => {
  const { ask, close } = overSockets(() => socketAs(app, who, account))
  const args = { f: [], g: [nowhere], c: [nonsense], u: [nowhere, {}], p: [nowhere, {}], r: [nowhere] }
  return {
    async ask(path, letter) {
      const { status, body } = await ask(path, letters[letter], args[letter])
      return status < 400 ? { code: 200, name: '' } : { code: status, name: (body as Answer).name }
    },
    close,
  }
}

const lettersOf = (path: Path): Letter[] =>
  contracts[path].kind === 'table' ? (Object.keys(letters) as Letter[]) : ['c']

const isLetThrough = (who: Who, { code, name }: Answer): boolean => {
  if (code === 405) return false
  const refusal = who === 'visitor' ? 401 : 403
  if (code === refusal) return false
  if (![200, 400, 404].includes(code)) throw new Error(`An odd answer: ${code} ${name}`)
  return true
}

const paths = Object.keys(contracts) as Path[]

const column = (who: (typeof callers)[number]) => {
  const index = callers.indexOf(who)
  return Object.fromEntries(paths.map((path) => [path, matrix[path]?.[index]]))
}

describe.each(callers)('%s', (who) => {
  test('may do what the matrix says, over REST as over a websocket', async () => {
    const rest = await overRest(who)
    const socket = overSocket(who)
    const allowed: Record<string, string> = {}
    for (const path of paths) {
      const answers = await Promise.all(
        lettersOf(path).map(async (letter) => {
          const [one, other] = await Promise.all([rest(path, letter), socket.ask(path, letter)])
          // Operations answer over REST in a form of their own, which has no name.
          const same = one.name ? one : { ...one, name: other.name }
          expect([path, letter, same]).toEqual([path, letter, other])
          return isLetThrough(who, other) ? letter : ''
        }),
      )
      allowed[path] = answers.join('') || '-'
    }
    await socket.close()
    expect(allowed).toEqual(column(who))
  })

  test('may send the forms that the matrix names', async () => {
    const client = await as(app, who, account)
    for (const [path, row] of Object.entries(forms)) {
      const { status } = await client.post(path, {})
      const isAllowed = status !== (who === 'visitor' ? 401 : 403)
      expect([path, isAllowed ? 'c' : '-']).toEqual([path, row[callers.indexOf(who)]])
    }
  })
})

/** Who receives the events of an account: everybody who reads there. */
describe('events of an account', () => {
  const live = paths.filter((path) => {
    const contract = contracts[path]
    return contract.kind === 'table' && contract.live && !contract.ofPlatform
  })

  test('reach those alone who may read their service', async () => {
    const clients = await Promise.all(callers.map((who) => socketAs(app, who, account)))
    const heard = callers.map(() => new Set<string>())
    clients.forEach(({ socket }, n) => socket.onAny((name: string) => heard[n]!.add(name.split(' ')[0]!)))
    const look = (client: (typeof clients)[number]) =>
      client.service('profile-links').find({ query: { customerId: account.id } })
    // Staff hear of the account that they look at.
    await Promise.all(clients.map(look))
    for (const path of live) {
      const row = await factories[path as 'account'](app, account)
      await app
        .service(path as 'account')
        .patch(row.id, {})
        .catch(() => undefined)
    }
    // A socket receives in order: all events sent before have come when the answer to a new call has.
    await Promise.all(clients.map(look))
    for (const client of clients) client.close()
    callers.forEach((who, n) => {
      const readable = live.filter((path) => /[fg]/.test(matrix[path][n]!))
      const tooMuch = [...heard[n]!].filter((path) => !readable.some((each) => each === path))
      expect([who, tooMuch]).toEqual([who, []])
      if (who === 'owner' || who === 'staff') expect([...heard[n]!].sort()).toEqual([...readable].sort())
    })
    const [orders, content] = [heard[callers.indexOf('orders')]!, heard[callers.indexOf('content')]!]
    expect([orders.has('account-orders'), orders.has('contact-messages')]).toEqual([true, false])
    expect([content.has('profile-links'), content.has('account-orders')]).toEqual([true, false])
  })
})

describe('an owner here who is a helper there', () => {
  let client: Client
  let there: Account

  beforeAll(async () => {
    there = await newAccount(app)
    const email = 'both@people.test'
    const password = 'a-password-for-tests'
    const { id: userId } = await app.service('users').create({ email, password, accounts: [account.id] })
    await app.service('user-accounts').create({ userId, customerId: there.id, ...positionFor('orders') })
    const visitor = await as(app, 'visitor', account)
    const { body } = await visitor.post('authentication', { strategy: 'local', email, password })
    const sign = (path: string) => path && `Bearer ${body.accessToken}`
    client = {
      ...visitor,
      get: (path) => visitor.get(path).set('authorization', sign(path)),
      post: (path, data) => visitor.post(path, data).set('authorization', sign(path)),
      patch: (path, data) => visitor.patch(path, data).set('authorization', sign(path)),
    }
  })

  test('has in each account the rights of there', async () => {
    const find = async (path: string, customerId: number) =>
      (await client.get(`${path}?customerId=${customerId}`)).status
    expect(await find('account-orders', account.id)).toBe(200)
    expect(await find('account-orders', there.id)).toBe(200)
    expect(await find('api-keys', account.id)).toBe(200)
    expect(await find('api-keys', there.id)).toBe(403)
    const { data } = (await client.get('api-keys')).body as { data: { customerId: number }[] }
    expect([...new Set(data.map(({ customerId }) => customerId))]).toEqual([account.id])
    const names = `account?id[$in]=${account.id}&id[$in]=${there.id}`
    expect((await client.get(names)).body).toMatchObject({ total: 2 })
    const days = { from: '2026-11-01', to: '2026-11-02' }
    expect((await client.post('sales-summary', { ...days, customerId: there.id })).status).toBe(403)
  })

  test('changes a row as what the row’s account allows', async () => {
    const link = { text: 'Menu', link: 'https://menu.test/' }
    const foreign = await app.service('profile-links').create({ ...link, customerId: there.id })
    const own = await app.service('profile-links').create({ ...link, customerId: account.id })
    expect((await client.patch(`profile-links/${foreign.id}`, { text: 'Other' })).status).toBe(403)
    expect((await client.patch(`profile-links/${own.id}`, { text: 'Other' })).status).toBe(200)
    const settings = await client.get(`store-settings/${there.id}`)
    expect(Object.keys(settings.body)).not.toContain('receiveEmail')
    expect(Object.keys((await client.get(`store-settings/${account.id}`)).body)).toContain('receiveEmail')
  })
})
