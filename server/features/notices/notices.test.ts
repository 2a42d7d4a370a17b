import { afterOpenFor } from '@mainstreet/shared/rules/time/openings'
import { createPhoneWorker } from '../../kit/notices/phone-worker'
import { as, type Client } from '../../test/as'
import { startPush } from '../../test/push-stand-in'
import { contact } from '../contact/contact.feature'
import { buildCart, buildCheckout } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'
import { notices } from './notices.feature'

const shop = setShop({ also: [contact, notices] })
let push: Awaited<ReturnType<typeof startPush>>

beforeAll(async () => {
  push = await startPush()
  shop.app.set('settings', { ...shop.app.get('settings'), pushApiBase: push.url })
})
afterAll(() => push.stop())
beforeEach(async () => {
  await shop.knex('phone_notices').del()
  push.received.length = 0
  push.answer.status = 201
})

const ownRow = async (client: Client = shop.owner) =>
  (await client.get('notices-to?$sort[id]=1').expect(200)).body.data[0]
const choose = async (choices: object) => shop.owner.patch(`notices-to/${(await ownRow()).id}`, choices)
const awake = { quietFrom: '00:00:00', quietUntil: '00:00:00' }
const order = async () => shop.pay(buildCheckout(buildCart(await shop.stock())))
const sendNow = () => createPhoneWorker(shop.app).run()
const waiting = () => shop.knex('phone_notices').orderBy('id')
const toOf = (kind: string) => shop.toOf(kind)

describe('A phone', () => {
  test('is connected by people alone, at an address that is not ours', async () => {
    await shop.buyer.post('phone-add', push.newPhone()).expect(401)
    const key = await as(shop.app, 'write key', shop.account)
    await key.post('phone-add', push.newPhone()).expect(403)
    for (const host of ['127.0.0.1', 'localhost', '10.0.0.7', 'db.internal']) {
      const { body } = await shop.owner.post('phone-add', push.newPhone(host)).expect(400)
      expect(body.errors).toHaveProperty('endpoint')
    }
    const { p256dh: _key, ...without } = push.newPhone()
    await shop.owner.post('phone-add', without).expect(400)
  })

  test('is listed and disconnected by whom it belongs to', async () => {
    const { body } = await shop.owner.post('phone-add', push.newPhone()).expect(200)
    const other = await as(shop.app, 'owner', shop.account)
    await other.post('phone-remove', { id: body.id }).expect(404)
    expect((await other.post('phone-list', {}).expect(200)).body.phones).toEqual([])
    const mine = (await shop.owner.post('phone-list', {}).expect(200)).body
    expect(mine.phones).toMatchObject([{ id: body.id }])
    expect(Buffer.from(mine.publicKey, 'base64url')).toHaveLength(65)
    await shop.owner.post('phone-remove', { id: body.id }).expect(200)
    expect((await shop.owner.post('phone-list', {})).body.phones).toEqual([])
  })

  test('is told of an order in place of a mail, encrypted for it and signed by the server', async () => {
    await shop.owner.post('phone-add', push.newPhone()).expect(200)
    await choose({ order: 'phone', ...awake }).then(({ status }) => expect(status).toBe(200))
    await order()
    await sendNow()
    const [{ notice, headers, host }] = (await push.notices(1)) as [(typeof push.received)[0]]
    const [{ id }] = await shop.orders()
    expect(notice).toMatchObject({ path: `/dashboard/orders/${id}`, tag: `order:${id}` })
    expect(notice.body).toContain('1001')
    expect(host).toBe('push.example.org')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(headers.authorization).toMatch(/^vapid t=.+, k=/)
    expect(await waiting()).toEqual([])
  })

  test('that is not connected any more is forgotten, and its owner is mailed from then on', async () => {
    await shop.owner.post('phone-add', push.newPhone()).expect(200)
    await choose({ order: 'phone', ...awake })
    push.answer.status = 410
    await order()
    await sendNow()
    expect((await shop.owner.post('phone-list', {})).body.phones).toEqual([])
    const { email } = await ownRow()
    // Nobody has been mailed at once: who could not be told by phone hears of it as the next owner does.
    expect(await toOf('new-order')).toContain(email)
    await order()
    expect((await toOf('new-order')).filter((to) => to === email)).toHaveLength(2)
  })

  test('is tried again when its push service is away', async () => {
    await shop.owner.post('phone-add', push.newPhone()).expect(200)
    await choose({ order: 'phone', ...awake })
    push.answer.status = 503
    await order()
    await sendNow()
    expect(await waiting()).toMatchObject([{ attempts: 1, leasedUntil: null }])
    push.answer.status = 201
    await shop.knex('phone_notices').update({ runAt: new Date() })
    await sendNow()
    expect(push.received).toHaveLength(1)
  })

  test('is left alone in its quiet hours', async () => {
    await shop.owner.post('phone-add', push.newPhone()).expect(200)
    await choose({ order: 'phone', quietFrom: '00:00:00', quietUntil: '23:59:59' })
    await order()
    await sendNow()
    expect(push.received).toEqual([])
    const [late] = await waiting()
    expect(late!.runAt.getTime()).toBeGreaterThan(Date.now())
  })

  test('is told of nothing once its session has ended', async () => {
    await shop.owner.post('phone-add', push.newPhone()).expect(200)
    await choose({ order: 'phone', ...awake })
    await shop
      .knex('sessions')
      .where({ userId: (await ownRow()).userId })
      .update({ endedAt: new Date() })
    await order()
    await sendNow()
    expect(push.received).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

describe('Who is told', () => {
  test('of an order are its address and whoever wants to be', async () => {
    const helper = await as(shop.app, 'orders', shop.account)
    expect(helper.token).toBeDefined()
    await shop
      .knex('store_settings')
      .where({ id: shop.account.id })
      .update({ receiveEmail: 'desk@shop.test' })
    const { data } = (await shop.owner.get('notices-to?$sort[id]=1')).body
    await order()
    expect((await toOf('new-order')).sort()).toEqual(
      ['desk@shop.test', ...data.map(({ email }: { email: string }) => email)].sort(),
    )
  })

  test('of what an order has left little are owners and who does the content, once', async () => {
    const goods = await shop.stock({ stock: 5 })
    await shop.knex('market_items').update({ trackStock: true, stockWarning: 3 })
    await shop.pay(buildCheckout(buildCart(goods)))
    expect(await shop.mails('low-stock')).toEqual([])
    await shop.pay(buildCheckout(buildCart(goods)))
    expect(await toOf('low-stock')).toEqual([(await ownRow()).email])
    await shop.pay(buildCheckout(buildCart(goods)))
    expect(await shop.mails('low-stock')).toHaveLength(1)
  })

  test('next, when nobody looks at it in half an hour of opening, is an owner who was not', async () => {
    const second = await as(shop.app, 'owner', shop.account)
    const { data } = (await shop.owner.get('notices-to?$sort[id]=1')).body
    await second.patch(`notices-to/${data[1].id}`, { order: 'off' }).expect(200)
    const key = async () => {
      const [{ id }] = await shop.orders()
      return shop
        .knex('account_mails')
        .where({ dedupeKey: `unseen:order:${id}` })
        .first()
    }
    const began = Date.now()
    await order()
    const later = (await key())!
    expect(later).toMatchObject({ to: data[1].email, status: 'queued' })
    expect(later.subject).toMatch(/^Still waiting: /)
    const halfAnHour = afterOpenFor(1_800_000, new Date(began), { hours: [], special: [], timezone: 'UTC' })
    expect(later.runAt.getTime()).toBeGreaterThanOrEqual(halfAnHour.getTime() - 1000)
    const stranger = await as(shop.app, 'owner')
    const [{ id }] = await shop.orders()
    await stranger.post('notice-seen', { about: 'order', ids: [id] }).expect(200)
    expect(await key()).toBeDefined()
    await shop.owner.post('notice-seen', { about: 'order', ids: [id] }).expect(200)
    expect(await key()).toBeUndefined()
  })

  test('is somebody in any case, however little is chosen', async () => {
    await shop
      .knex('store_settings')
      .where({ id: shop.account.id })
      .update({ storeEmail: '', receiveEmail: '' })
    await shop.knex('account').where({ id: shop.account.id }).update({ str_email: '' })
    await shop.knex('notices_to').where({ customerId: shop.account.id }).update({ order: 'off' })
    await order()
    expect(await toOf('new-order')).toEqual([(await ownRow()).email])
  })
})

describe('A message', () => {
  test('that is read is nobody else’s to hear of', async () => {
    const second = await as(shop.app, 'owner', shop.account)
    const { data } = (await shop.owner.get('notices-to?$sort[id]=1')).body
    await second.patch(`notices-to/${data[1].id}`, { message: 'off' }).expect(200)
    await shop.buyer
      .post('contact', { contact: 'Ada', from: 'ada@example.test', message: 'Hello' })
      .expect(200)
    const late = () => shop.knex('account_mails').whereLike('dedupeKey', 'unseen:message:%')
    expect(await late()).toHaveLength(1)
    const { data: messages } = (await shop.owner.get('contact-messages')).body
    await shop.owner.patch(`contact-messages/${messages[0].id}`, { isRead: true }).expect(200)
    expect(await late()).toEqual([])
  })
})

test('a sample goes to who asks for it, by mail and on the phones', async () => {
  await shop.owner.post('phone-add', push.newPhone()).expect(200)
  const { email } = await ownRow()
  const { id: customerId } = shop.account
  const { body } = await shop.owner.post('notice-sample', { customerId }).expect(200)
  expect(body).toEqual({ ok: true, to: email, phones: 1 })
  await sendNow()
  expect(push.received[0]!.notice.tag).toBe('sample')
  const stranger = await as(shop.app, 'owner')
  await stranger.post('notice-sample', { customerId }).expect(403)
})
