import type { Account } from '@mainstreet/shared/contracts/account'
import { cents } from '@mainstreet/shared/rules/money/money'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { readMails } from '../../test/mails'
import { mails as mailsFeature } from '../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { contact as contactFeature } from './contact.feature'

const written = { from: 'ada@example.test', contact: 'Ada Byron', subject: 'Mugs', message: 'Blue ones?' }
let app: TestApp
let account: Account
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, contactFeature, mailsFeature, marketplaceFeature, ordersFeature, taxFeature],
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { str_email: 'harbour@shop.test' })
})

const mailsOf = ({ id }: Account) => readMails(app, { customerId: id })
const send = (body: object, client: Client) => client.post('contact', body)
const orderOf = (email: string) =>
  app
    .get('database')
    .knex('account_orders')
    .insert({
      customerId: account.id,
      orderNumber: 1001 + Math.floor(Math.random() * 1e6),
      status: 'paid',
      email,
      shippingType: 'shipping',
      subtotal: cents(0),
      shipping: cents(0),
      tax: cents(0),
      total: cents(0),
      taxRate: JSON.stringify({ label: 'HST', rate: 15_000, federal: 5_000 }),
    })

const complete = async (owner: Client, to: string) => {
  const { data } = (await owner.get(`account-orders?email=${to}`)).body
  return owner.put(`account-orders/${data[0].id}`, { ...data[0], status: 'Complete' })
}
const notice = (to: string) => ({ ...written, to, subject: 'It is on its way', html: '<p>On its way</p>' })
const kindsTo = async (to: string) =>
  (await mailsOf(account)).filter((mail) => mail.to === to).map(({ kind }) => kind)

test('A program completes an order and sends the shipped notice of the specification: its buyer gets one', async () => {
  const program = await as(app, 'write key', account)
  await orderOf('after@example.test')
  expect((await complete(program, 'after@example.test')).status).toBe(200)
  expect((await send(notice('after@example.test'), program)).body).toEqual({ ok: true })
  expect(await kindsTo('after@example.test')).toEqual(['shipped'])
  await orderOf('before@example.test')
  const twice = await Promise.all([1, 2].map(() => send(notice('before@example.test'), program)))
  expect(twice.map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }])
  expect((await complete(program, 'before@example.test')).status).toBe(200)
  expect(await kindsTo('before@example.test')).toEqual(['shipped'])
})

test('An owner sends another notice after ten minutes, other words at once, and the same words once', async () => {
  const to = 'again@example.test'
  const owner = await as(app, 'owner', account)
  await orderOf(to)
  await send(notice(to), owner)
  const { knex } = app.get('database')
  const before = new Date(Date.now() - 11 * 60_000)
  await knex('account_mails').where({ customerId: account.id }).update({ createdAt: before })
  await send(notice(to), owner)
  expect(await kindsTo(to)).toEqual(['shipped', 'shipped'])
  for (const message of ['Hello', 'Hello', 'Goodbye']) await send({ ...written, to, message }, owner)
  expect((await kindsTo(to)).filter((kind) => kind === 'buyer-message')).toHaveLength(2)
})
