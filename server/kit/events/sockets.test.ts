import type { Account } from '@mainstreet/shared/contracts/account'
import type { Socket } from 'socket.io'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { site as siteFeature } from '../../features/site/site.feature'
import { as, newAccount, socketAs, type Who } from '../../test/as'
import { until } from '../../test/until'
import type { Connection } from './sockets'
import type { Audience } from './published-events'

let app: TestApp
let account: Account
const clients: { close(): void }[] = []

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, siteFeature] })
})
beforeEach(async () => {
  account = await newAccount(app)
})
afterEach(() => clients.splice(0).forEach((each) => each.close()))
afterAll(() => app.close())

/** A socket and the titles of the rows that it hears of. */
const listen = async (who: Who, at: Account = account) => {
  const client = await socketAs(app, who, at)
  clients.push(client)
  const heard: string[] = []
  client.socket.onAny((_event: string, row?: { title?: string; str_title?: string }) => {
    const text = row?.title ?? row?.str_title
    if (text) heard.push(text)
  })
  return { client, heard, id: client.socket.id! }
}

const publish = (audience: Audience, title: string, customerId = account.id) =>
  app.get('sockets').publish({
    ...{ path: 'market-items', event: 'patched', customerId },
    ...{ audiences: [audience], except: [], row: { id: 1, title } },
  })

const rooms = (): Map<string, Set<string>> => app.io.sockets.adapter.rooms
const serverSocket = (id: string): Socket & { feathers: Connection } => app.io.sockets.sockets.get(id)

test('a stranger hears nothing of another site, a visitor nothing of the back office, and nobody without a site anything', async () => {
  const other = await newAccount(app)
  const [stranger, visitor, owner] = [
    await listen('visitor', other),
    await listen('visitor'),
    await listen('owner'),
  ]
  publish('owner', 'for owners')
  publish('site', 'for visitors')
  publish('site', 'for strangers', other.id)
  await until(() => stranger.heard.length > 0 && visitor.heard.length > 0 && owner.heard.length > 0)
  expect([stranger.heard, visitor.heard, owner.heard]).toEqual([
    ['for strangers'],
    ['for visitors'],
    ['for owners'],
  ])
})

test('who is in two rooms of an event hears it once', async () => {
  const { client, heard, id } = await listen('staff')
  await client.service('account').find({ query: { $limit: 0 } })
  await serverSocket(id).join(`owner:${account.id}`)
  await app.service('account').patch(account.id, { str_title: 'First' })
  await app.service('account').patch(account.id, { str_title: 'Second' })
  await until(() => heard.includes('Second'))
  expect(heard).toEqual(['First', 'Second'])
})

test('an event is made into text as often for three sockets as for one', async () => {
  const timesFor = async (listeners: Awaited<ReturnType<typeof listen>>[], title: string) => {
    let times = 0
    const toJSON = () => {
      times++
      return { id: 1, title }
    }
    app.get('sockets').publish({
      path: 'market-items',
      event: 'patched',
      customerId: account.id,
      audiences: ['site'],
      except: [],
      row: { id: 1, toJSON },
    })
    await until(() => listeners.every(({ heard }) => heard.includes(title)))
    return times
  }
  const first = await listen('visitor')
  const forOne = await timesFor([first], 'to one')
  const all = [first, await listen('visitor'), await listen('visitor')]
  expect(await timesFor(all, 'to three')).toBe(forOne)
})

test('who becomes somebody else hears nothing of before', async () => {
  const other = await newAccount(app)
  const { client, heard } = await listen('owner')
  publish('owner', 'as the first')
  await until(() => heard.length === 1)
  const { token } = await as(app, 'owner', other)
  await client.socket.emitWithAck('create', 'authentication', { strategy: 'jwt', accessToken: token! })
  publish('owner', 'of the first')
  publish('owner', 'as the second', other.id)
  await until(() => heard.length === 2)
  await client.socket.emitWithAck('remove', 'authentication', null)
  publish('owner', 'of the second', other.id)
  publish('site', 'as a visitor')
  await until(() => heard.length === 3)
  expect(heard).toEqual(['as the first', 'as the second', 'as a visitor'])
})

test('whoever a work ends hears nothing of that work', async () => {
  const [ended, other] = [await listen('owner'), await listen('owner')]
  const { caller } = serverSocket(ended.id).feathers
  publish('owner', 'of its end')
  app.get('sockets').drop((each) => each === caller)
  await until(() => other.heard.length > 0 && !ended.client.socket.connected)
  expect([ended.heard, other.heard]).toEqual([[], ['of its end']])
})

test('a socket that goes leaves nothing behind, and joins nothing any more', async () => {
  const before = app.get('sockets').callers().length
  const { client, id } = await listen('owner')
  const connection = serverSocket(id).feathers
  const { caller } = connection
  expect(rooms().get(`owner:${account.id}`)).toEqual(new Set([id]))
  client.close()
  await until(() => app.get('sockets').callers().length === before)
  app.get('sockets').become(connection, caller)
  expect([rooms().has(`owner:${account.id}`), rooms().has(id)]).toEqual([false, false])
})
