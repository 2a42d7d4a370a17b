import { io, type Socket } from 'socket.io-client'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { profile as profileFeature } from '../../features/profile/profile.feature'
import { site as siteFeature } from '../../features/site/site.feature'
import { buildItem } from '../../features/marketplace/market-items.factory'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { rawCall } from '../../test/raw-call'

let app: TestApp
let account: Account
let owner: Client
let socket: Socket
let closeSocket: () => void
const failures: unknown[] = []

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, profileFeature, siteFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  const client = await socketAs(app, 'owner', account)
  socket = client.socket
  closeSocket = client.close
  process.on('unhandledRejection', (error) => failures.push(error))
})
afterAll(async () => {
  closeSocket()
  await app.close()
})

const site = () => ({ 'x-forwarded-host': account.str_domain, 'x-forwarded-for': app.address })

const call = (...packet: unknown[]) => rawCall(socket, packet)

const tells = (answer: unknown) => JSON.stringify(answer)
const inside = /node_modules|\.ts:|"stack"|select "|insert into/

const namesOfEveryObject = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']

describe('a path', () => {
  test.each(namesOfEveryObject)('%s is a 404 over REST, with and without an id', async (name) => {
    for (const path of [name, `${name}/1`, `market-items/1/${name}`, `${name}/${name}/${name}`]) {
      const answer = await owner.get(path)
      expect([path, answer.status, answer.body.name]).toEqual([path, 404, 'NotFound'])
    }
  })

  test.each<unknown>([
    ...namesOfEveryObject,
    'market-items/1',
    '',
    null,
    5,
    ['market-items'],
    { toString: '' },
  ])('%j is a 404 over a websocket and tells nothing of the inside', async (path) => {
    const answer = await call('find', path, {})
    expect(answer.code).toBe(404)
    expect(tells(answer)).not.toMatch(inside)
  })
})

describe('an id', () => {
  test.each(['0', '-1', '1.5', 'abc', '99999999999', '1e3', '%00', '%31', '__proto__'])(
    '%s is a 400 over REST',
    async (id) => {
      const answer = await owner.get(`market-items/${id}`)
      expect([answer.status, answer.body.errors]).toEqual([400, { id: 'must be a positive whole number' }])
    },
  )

  test.each<unknown>([
    null,
    undefined,
    true,
    {},
    { toString: '' },
    [1],
    [[1]],
    1.5,
    0,
    -1,
    1e300,
    '12345678901',
  ])('%j is a 400 over a websocket, and never the first row', async (id) => {
    await owner.post('market-items', buildItem())
    const answer = await call('get', 'market-items', id, {})
    expect([answer.code, answer.errors]).toEqual([400, { id: 'must be a positive whole number' }])
  })

  test('of a preview is one too', async () => {
    const bad = { errors: { previewId: 'must be a positive whole number' } }
    for (const previewId of [{ toString: 5 }, [[1]], 'abc'])
      expect(await call('find', 'profile-links', { previewId })).toMatchObject({ code: 400 })
    expect(await call('find', 'profile-links', { previewId: [[1]] })).toMatchObject(bad)
    expect((await owner.get('profile-links?previewId=abc')).body).toMatchObject(bad)
  })

  test('has no place in a create', async () => {
    expect((await owner.post('market-categories/5', { category: 'Cups' })).status).toBe(405)
  })
})

describe('a call over a websocket', () => {
  test.each([
    ['no arguments', ['find'], 404],
    ['an unknown method', ['explode', 'market-items', {}], 405],
    ['the name of an inherited method', ['toString', 'market-items'], 405],
    ['a text for a query', ['find', 'market-items', 'title=Mug'], 400],
    ['a list for a query', ['find', 'market-items', [{ title: 'Mug' }]], 400],
    ['an attachment for a query', ['find', 'market-items', Buffer.from('x')], 400],
    ['an attachment for a body', ['create', 'market-items', Buffer.from('x'), {}], 400],
    ['an attachment in a body', ['create', 'market-items', { title: Buffer.from('x') }, {}], 400],
    ['too many arguments', ['find', 'market-items', {}, {}], 400],
    ['an id for a find', ['find', 'market-items', 5], 400],
    ['no body', ['create', 'market-items'], 400],
    ['no id to change', ['patch', 'market-items'], 405],
    ['no id to remove', ['remove', 'market-items'], 405],
  ])('with %s is refused and answered', async (_what, packet, code) => {
    const answer = await call(...packet)
    expect(answer.code).toBe(code)
    expect(tells(answer)).not.toMatch(inside)
  })

  test('without a query, or with null for one, is a call', async () => {
    expect((await call('find', 'market-items')).code).toBe(200)
    expect((await call('find', 'market-items', null)).code).toBe(200)
  })

  test('that waits for no answer harms nothing', async () => {
    for (const packet of [['find'], ['create', 'market-items'], ['explode'], ['get', '__proto__', {}], [5]])
      socket.emit(...(packet as [string]))
    expect((await call('find', 'market-items', {})).code).toBe(200)
    expect(socket.connected).toBe(true)
    expect(failures).toEqual([])
  })

  test('with an attachment nested without end closes its own connection at most', async () => {
    const bad = io(app.origin, { transports: ['websocket'], forceNew: true, extraHeaders: site() })
    await new Promise<void>((resolve) => bad.on('connect', resolve))
    const closed = new Promise((resolve) => bad.on('disconnect', resolve))
    // An event of the parser's own wire format, which its client could not write without a stack of its own.
    const deep = '['.repeat(40_000) + ']'.repeat(40_000)
    bad.io.engine.write(`51-["create","market-items",{"_placeholder":true,"num":0},${deep}]`)
    bad.io.engine.write(Buffer.from('x'))
    await closed
    bad.close()
    expect((await call('find', 'market-items', {})).code).toBe(200)
  })
})
