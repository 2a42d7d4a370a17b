import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { as, newAccount, type Client } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { buildEvent, buildFuneral } from './calendar.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: siteFeatures })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const tomorrow = () => new Date(Date.now() + dayMs).toISOString()
const hold = async (more: object = {}) => {
  const body = { ...buildEvent({ startsAt: tomorrow() }), customerId: account.id, takesGuests: true, ...more }
  return (await owner.post('events', body).expect(201)).body as { id: number }
}
const notice = async (more: object = {}) => {
  const body = {
    ...buildFuneral(),
    customerId: account.id,
    status: 'public',
    takesCondolences: true,
    ...more,
  }
  return (await owner.post('funerals', body).expect(201)).body as { id: number }
}
const come = (id: number, people = 1, key: string = randomUUID()) =>
  visitor.post('come-to-event', { id, key, people })

describe('Who comes to an event', () => {
  test('is counted on the site that shows it alone', async () => {
    const { id } = await hold()
    const elsewhere = await as(app, 'visitor', await newAccount(app))
    await elsewhere.post('come-to-event', { id, key: randomUUID(), people: 1 }).expect(404)
    for (const more of [{ status: 'draft' }, { takesGuests: false }, { cancelled: true }])
      await come((await hold(more)).id).expect(404)
    expect((await visitor.get(`events/${id}`).expect(200)).body.coming).toBe(0)
  })

  test('is one to twenty, by a key that is one', async () => {
    const { id } = await hold()
    expect((await come(id, 21).expect(400)).body.errors).toHaveProperty('people')
    expect((await come(id, -1).expect(400)).body.errors).toHaveProperty('people')
    expect((await come(id, 1, 'me').expect(400)).body.errors).toHaveProperty('key')
  })

  test('is no owner’s to write', async () => {
    const { id } = await hold()
    expect((await owner.patch(`events/${id}`, { coming: 500 }).expect(200)).body.coming).toBe(0)
  })

  test('counts once, may be more, and may stay at home after all', async () => {
    const { id } = await hold()
    const mine = randomUUID()
    expect((await come(id, 1, mine).expect(200)).body).toEqual({ ok: true, coming: 1 })
    expect((await come(id, 3, mine).expect(200)).body).toEqual({ ok: true, coming: 3 })
    expect((await come(id, 2).expect(200)).body).toEqual({ ok: true, coming: 5 })
    expect((await come(id, 0, mine).expect(200)).body).toEqual({ ok: true, coming: 2 })
    expect((await visitor.get(`events/${id}`).expect(200)).body.coming).toBe(2)
  })

  test('is counted to the one when many say so at once', async () => {
    const { id } = await hold()
    await Promise.all(Array.from({ length: 12 }, () => come(id, 2).expect(200)))
    expect((await owner.get(`events/${id}`).expect(200)).body.coming).toBe(24)
  })

  test('cannot come to what is over', async () => {
    const past = new Date(Date.now() - 2 * dayMs).toISOString()
    await come((await hold({ startsAt: past })).id).expect(409)
  })
})

describe('A candle', () => {
  const light = (id: number, key: string = randomUUID()) => visitor.post('light-candle', { id, key })

  test('is lit on the site of its home, where words are taken', async () => {
    const { id } = await notice()
    const elsewhere = await as(app, 'visitor', await newAccount(app))
    await elsewhere.post('light-candle', { id, key: randomUUID() }).expect(404)
    for (const more of [{ status: 'draft' }, { takesCondolences: false }])
      await light((await notice(more)).id).expect(404)
    expect((await owner.patch(`funerals/${id}`, { candles: 9 }).expect(200)).body.candles).toBe(0)
  })

  test('burns once a browser', async () => {
    const { id } = await notice()
    const mine = randomUUID()
    expect((await light(id, mine).expect(200)).body).toEqual({ ok: true, candles: 1 })
    expect((await light(id, mine).expect(200)).body).toEqual({ ok: true, candles: 1 })
    expect((await light(id).expect(200)).body).toEqual({ ok: true, candles: 2 })
    expect((await visitor.get(`funerals/${id}`).expect(200)).body.candles).toBe(2)
  })
})
