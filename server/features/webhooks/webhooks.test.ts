import { createHmac } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { WebhookEvent } from '@mainstreet/shared/contracts/webhooks'
import { createWholeApp } from '../../test/create-whole-app'
import { server } from '../../kit/service/caller/caller'
import type { PostAnswer } from '../../kit/http/guarded-post'
import { as, newAccount, type Client, positionFor } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import type { PostTo } from './send-delivery'
import { deliverDue } from './deliver-due'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

// Others of this worker have their own accounts; what is due there is sent to nobody and does not count.
beforeEach(async () => {
  await app.get('database').knex('webhook_endpoints').update({ enabled: false })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})

const url = 'https://till.people.test/hooks'
const allEvents: WebhookEvent[] = ['item.created', 'item.updated', 'item.removed', 'stock.changed']
const newEndpoint = async (events: WebhookEvent[] = allEvents) =>
  (await owner.post('webhook-endpoints', { url, events })).body as {
    id: number
    secret: string
    hint: string
  }

/** A program that takes events, or does not. */
const createReceiver = () => {
  const got: {
    id: string
    type: string
    data: { id: number; title?: string; stock?: number }
    at: number
  }[] = []
  const signatures: { header: string; body: string }[] = []
  const answer: PostAnswer = { status: 200, body: 'taken' }
  let tries = 0
  let passed = 0
  const clock = () => Date.now() + passed
  const post: PostTo = async (_url, { headers, body }) => {
    tries++
    signatures.push({ header: headers['mainstreet-signature']!, body })
    if (answer.status === 0) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    if (answer.status < 300) got.push({ ...JSON.parse(body), at: clock() })
    return { ...answer }
  }
  return {
    got,
    signatures,
    answer,
    tries: () => tries,
    pass: (ms: number) => (passed += ms),
    /** Sends until nothing is due. */
    async run() {
      while (await deliverDue(app, { post, now: () => new Date(clock()) }));
    },
    once: () => deliverDue(app, { post, now: () => new Date(clock()) }),
  }
}

const newItem = async (title = 'Mug') => (await owner.post('market-items', { title })).body
const deliveries = async () => (await owner.get('webhook-deliveries?$sort[id]=1')).body.data

describe('endpoints', () => {
  test('are nothing for visitors, other programs and strangers', async () => {
    const { id } = await newEndpoint()
    for (const who of ['visitor', 'read key', 'write key'] as const) {
      const client = await as(app, who, account)
      // A key reaches what it made itself, and no more.
      const { status, body } = await client.get('webhook-endpoints')
      expect([who, status, body.total ?? 0]).toEqual([who, who === 'visitor' ? 401 : 200, 0])
      const refusal = { visitor: 401, 'read key': 403, 'write key': 404 }[who]
      expect((await client.post('webhook-test', { id })).status).toBe(refusal)
    }
    const stranger = await as(app, 'owner', await newAccount(app))
    for (const path of ['webhook-rotate', 'webhook-test'])
      expect((await stranger.post(path, { id })).status).toBe(404)
    expect((await stranger.patch(`webhook-endpoints/${id}`, { enabled: false })).status).toBe(404)
  })

  test.each(['http://till.people.test', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'x'])(
    'at %s are a 400 that names the address',
    async (bad) => {
      const answer = await owner.post('webhook-endpoints', { url: bad, events: ['order.created'] })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toHaveProperty('url')
    },
  )

  test('show their secret once, and store it sealed', async () => {
    const { id, secret, hint } = await newEndpoint()
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(secret.endsWith(hint)).toBe(true)
    expect((await owner.get(`webhook-endpoints/${id}`)).body).not.toHaveProperty('secret')
    expect(JSON.stringify(await app.get('database').knex('webhook_endpoints'))).not.toContain(secret)
  })
})

describe('events', () => {
  test('hold what the owner sees, and only those that are wanted are sent', async () => {
    await newEndpoint(['item.updated'])
    const receiver = createReceiver()
    const item = await newItem()
    await owner.patch(`market-items/${item.id}`, { title: 'Cup' })
    await receiver.run()
    expect(receiver.got.map(({ type, data }) => [type, data.title])).toEqual([['item.updated', 'Cup']])
    expect(receiver.got[0]!.data.id).toBe(item.id)
  })

  test('are not written where their work fails', async () => {
    await newEndpoint()
    const { id } = await newItem()
    const fails = app.get('runWork')(server, async (work) => {
      await app.service('market-items').patch(id, { title: 'Never' }, { work })
      throw new Error('after all not')
    })
    await expect(fails).rejects.toThrow('after all not')
    expect((await deliveries()).map(({ event }: { event: string }) => event)).toEqual(['item.created'])
  })

  test('are signed over time and body, and by the former secret too for a day', async () => {
    const { id, secret } = await newEndpoint()
    const rotated = (await owner.post('webhook-rotate', { id })).body
    expect(rotated.secret).not.toBe(secret)
    const receiver = createReceiver()
    await owner.post('webhook-test', { id })
    await receiver.run()
    const { header, body } = receiver.signatures[0]!
    const [, seconds, ...signed] = /^t=(\d+),v1=(\w+),v1=(\w+)$/.exec(header)!
    for (const [index, each] of [rotated.secret, secret].entries())
      expect(signed[index]).toBe(createHmac('sha256', each).update(`${seconds}.${body}`).digest('hex'))
    receiver.pass(25 * 3_600_000)
    await owner.post('webhook-test', { id })
    await receiver.run()
    expect(receiver.signatures.at(-1)!.header.match(/v1=/g)).toHaveLength(1)
  })

  test('reach a program that was down for an hour once each, in the order of their item', async () => {
    await newEndpoint()
    const receiver = createReceiver()
    receiver.answer.status = 0
    const [one, two] = [await newItem('A0'), await newItem('B0')]
    for (const step of [1, 2, 3]) {
      await owner.patch(`market-items/${one.id}`, { title: `A${step}` })
      await owner.patch(`market-items/${two.id}`, { title: `B${step}` })
      await receiver.run()
      receiver.pass(20 * 60_000)
    }
    // Only the first of each item was tried.
    expect((await deliveries()).filter(({ attempts }: { attempts: number }) => attempts > 0)).toHaveLength(2)
    expect((await owner.get('webhook-endpoints')).body.data[0].failingSince).not.toBeNull()
    receiver.answer.status = 200
    receiver.pass(3 * 3_600_000)
    await receiver.run()
    const titles = (id: number) =>
      receiver.got.filter(({ data }) => data.id === id).map(({ data }) => data.title)
    expect(titles(one.id)).toEqual(['A0', 'A1', 'A2', 'A3'])
    expect(titles(two.id)).toEqual(['B0', 'B1', 'B2', 'B3'])
    expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(8)
    expect((await owner.get('webhook-endpoints')).body.data[0].failingSince).toBeNull()
  })

  test('are sent by one of several servers only', async () => {
    await newEndpoint()
    for (let index = 0; index < 6; index++) await newItem(`Mug ${index}`)
    const receiver = createReceiver()
    await Promise.all([receiver.run(), receiver.run(), receiver.run()])
    expect(receiver.tries()).toBe(6)
  })

  test('are given up after three days, the owner is told, and in the end the endpoint is switched off', async () => {
    const { id } = await newEndpoint()
    const helper = `helper-${account.id}@people.test`
    const { id: userId } = await app.service('users').create({ email: helper })
    await app.service('user-accounts').create({ userId, customerId: account.id, ...positionFor('content') })
    const receiver = createReceiver()
    receiver.answer.status = 500
    receiver.answer.body = 'no room'
    await newItem()
    const tryFor = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 6) {
        await receiver.once()
        receiver.pass(6 * 3_600_000)
      }
    }
    await tryFor(80)
    const [given] = await deliveries()
    expect(given).toMatchObject({ status: 'failed', responseStatus: 500, responseBody: 'no room' })
    const mails = () =>
      app.get('database').knex('account_mails').where({ kind: 'webhook-trouble' }).select('to')
    const told = (await mails()).length
    expect((await mails()).map(({ to }) => to)).not.toContain(helper)
    expect(told).toBeGreaterThan(0)
    await app.get('database').knex('webhook_endpoints').where({ id }).update({ failingSince: '2020-01-01' })
    await newItem('Cup')
    await tryFor(80)
    const { enabled, disabledAt } = (await owner.get(`webhook-endpoints/${id}`)).body
    expect([enabled, disabledAt === null]).toEqual([false, false])
    expect((await mails()).length).toBeGreaterThan(told)
    // What was given up is sent again on demand, under the id it had.
    await owner.patch(`webhook-endpoints/${id}`, { enabled: true })
    receiver.answer.status = 200
    expect((await owner.post('webhook-resend', { id: given.id })).status).toBe(200)
    await receiver.run()
    expect(receiver.got.map((event) => event.id)).toEqual([given.eventId])
  })
})

test('a sale tells of the order and of the stock, in one', async () => {
  const { openShop, buildCart, buildCheckout } = await import('../orders/orders.factory')
  const shop = await openShop(app)
  owner = await as(app, 'owner', shop)
  await newEndpoint(['order.created', 'stock.changed'])
  const item = (await owner.post('market-items', { title: 'Mug' })).body
  const saved = (
    await owner.patch(`market-items/${item.id}`, {
      status: 'public',
      newlyCreated: false,
      trackStock: true,
      variations: [{ id: item.variations[0].id, variation: 'Blue', price: 12, stock: 5, stockSeen: 0 }],
    })
  ).body
  const receiver = createReceiver()
  await receiver.run()
  receiver.got.length = 0
  const buyer = await as(app, 'visitor', shop)
  const cart = buildCart({ itemId: item.id, variationId: saved.variations[0].id })
  const paid = await buyer.post('payments', { ...buildCheckout(cart), customerId: shop.id })
  expect(paid.body).toMatchObject({ ok: true })
  await receiver.run()
  const types = receiver.got.map(({ type }) => type)
  expect(types.sort()).toEqual(['order.created', 'stock.changed'])
  expect(receiver.got.find(({ type }) => type === 'stock.changed')!.data.stock).toBeLessThan(5)
})
