import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createMailer } from '../../kit/mail/mailer'
import { as, type Client } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import { buildStockAlert } from '../stock-alerts/stock-alerts.factory'
import { createSubscriber } from '../newsletter/newsletter.factory'
import { buildBuyerNote } from './buyer-notes.factory'
import { buildBooking } from '../bookings/bookings.factory'
import {
  buildCart,
  buildCheckout,
  buildOrder,
  openShop,
  stockGoods,
  type Goods,
} from '../orders/orders.factory'
import { buildFuneral } from '../calendar/calendar.factory'
import type { Person } from './person.factory'

/** A shop that tells a program of its orders, and who works there. */
export interface Shop {
  app: TestApp
  account: Account
  goods: Goods
  owner: Client
  staff: Client
}

/** Opens a shop in which a buyer can be anywhere. */
export const openWholeShop = async (app: TestApp): Promise<Shop> => {
  const account = await openShop(app, { receiveEmail: 'orders@shop.test' })
  await app.service('account').patch(account.id, { str_email: 'hello@shop.test' })
  const owner = await as(app, 'owner', account)
  const events = ['order.created', 'order.updated']
  await owner.post('webhook-endpoints', { url: 'https://till.people.test/hooks', events }).expect(201)
  const goods = await stockGoods(app, account, { stock: 50 })
  return { app, account, goods, owner, staff: await as(app, 'staff', account) }
}

/** A mail that a server without a mail server has written to a file. */
const keepAsFile = async (app: TestApp, id: number) => {
  const { knex } = app.get('database')
  const mail = await knex('account_mails').where({ id }).first()
  await createMailer({ ...app.get('settings'), smtpUrl: undefined }).deliver(mail!)
  await knex('account_mails').where({ id }).update({ status: 'kept', sentAt: new Date() })
}

const lastOrder = async ({ app, account }: Shop): Promise<number> =>
  (await app
    .get('database')
    .knex('account_orders')
    .where({ customerId: account.id, unlisted: false })
    .orderBy('id', 'desc')
    .first('id'))!.id

/** Buys, writes and is written about, in every way that there is. */
export const plant = async (shop: Shop, { data }: Person): Promise<void> => {
  const { app, account, goods, owner, staff } = shop
  const { knex } = app.get('database')
  app.address = newAddress()
  const visitor = await as(app, 'visitor', account)
  const cart = buildCart(goods)
  const buy = (id: string, key: string) =>
    visitor.post('payments', buildCheckout(cart, { id, data })).set({ 'idempotency-key': key })
  await buy('pm_card_visa', `${account.id}-${data.email}`).expect(200)
  await buy('pm_card_visa_chargeDeclined', `${account.id}-${randomBytes(4).toString('hex')}`).expect(402)
  const bought = await lastOrder(shop)
  const [receipt] = await knex('account_mails').where({ orderId: bought, kind: 'receipt' }).pluck('id')
  await keepAsFile(app, receipt!)
  const parcel = { trackingNumber: `TRACK${data.city}`, trackingCarrier: 'Canada Post' }
  await owner.patch(`account-orders/${bought}`, { status: 'shipped', ...parcel }).expect(200)
  await owner.patch(`account-orders/${bought}`, { status: 'Complete' }).expect(200)
  await owner.post('refund-order', { orderId: bought, amount: 100, reason: `${data.name} asked` }).expect(200)

  const { name, phone, email } = data
  const table = { ...buildBooking({ name, phone, email }), customerId: account.id }
  const { id: tableId } = await app.service('table-bookings').create(table)
  await staff.patch(`table-bookings/${tableId}`, { status: 'accepted' }).expect(200)
  const alert = { ...buildStockAlert({ email }), itemId: goods.itemId, customerId: account.id }
  await app.service('stock-alerts').create(alert)
  await createSubscriber(app, account, { email })
  const items = [{ itemId: goods.itemId, variationId: goods.variationId, quantity: 1 }]
  await owner.post('till-sales', { items, name, email }).expect(201)
  await owner.post('buyer-notes', buildBuyerNote({ email, note: `${name} likes tea` })).expect(201)

  const byHand = buildOrder(cart, { ...data, key: `hand ${data.email}`, customerId: account.id })
  const { body: manual } = await staff.post('account-orders', byHand).expect(201)
  await staff.patch(`account-orders/${manual.id}`, { shopNotes: `${data.name} pays late` }).expect(200)
  await staff.post('correct-order', { orderId: manual.id, recipient: `${data.name}, upstairs` }).expect(200)
  const { recipient, address, city, province, country, postalcode } = { recipient: data.name, ...data }
  const there = { recipient, address, city, province, country, postalcode }
  const delivered = { orderId: manual.id, shippingType: 'delivery', ...there }
  await staff.post('change-order', delivered).expect(200)
  await owner.patch(`account-orders/${manual.id}`, { status: 'Complete' }).expect(200)

  const written = { from: data.email, contact: data.name, subject: 'Mugs', message: `It is ${data.name}.` }
  for (let left = 2; left; left--)
    await visitor.post('contact', { ...written, phone: data.phone }).expect(200)
  const ids = await knex('contact_messages').where({ customerId: account.id }).orderBy('id').pluck('id')
  const [gone, stays] = ids.slice(-2)
  await staff.patch(`contact-messages/${gone}`, { isRead: true }).expect(200)
  await staff.delete(`contact-messages/${gone}`).expect(200)
  await staff.patch(`contact-messages/${stays}`, { isRead: true }).expect(200)
  const funeral = await app
    .service('funerals')
    .create({ ...buildFuneral(), name: 'Somebody', customerId: account.id })
  await visitor.post('send-condolence', { ...written, subject: undefined, funeralId: funeral.id }).expect(200)
  const answer = { to: data.email, from: 'me@shop.test', contact: 'The shop', message: `Dear ${data.name}` }
  await owner.post('contact', { ...answer, customerId: account.id }).expect(200)
  const [device] = await knex('phones')
    .insert({
      sessionId: (await knex('sessions').orderBy('createdAt', 'desc').first('id'))!.id,
      endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
      p256dh: '',
      auth: '',
    })
    .returning('id')
  const news = { title: 'The shop', body: `Message of ${data.name}`, path: '/dashboard' }
  await knex('phone_notices').insert({
    ...news,
    phoneId: device!.id,
    customerId: account.id,
    tag: `message:${stays}`,
  })
  const mails = knex('account_mails').where({ customerId: account.id })
  const [contact] = await mails.clone().where({ kind: 'contact' }).orderBy('id', 'desc').pluck('id')
  await knex('account_mails')
    .where({ id: contact })
    .update({ status: 'sent', sentAt: new Date(), reason: `550 no ${data.email}`, problem: 'refused' })
  await staff.post('mail-resend', { id: contact }).expect(200)
  await knex('webhook_deliveries')
    .where({ subject: `account-orders:${bought}` })
    .update({ responseBody: `thanks, ${data.name}` })
}
