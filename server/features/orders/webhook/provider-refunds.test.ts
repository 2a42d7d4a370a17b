import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, type Client } from '../../../test/as'
import type { Refund } from '../../../test/stripe/stripe-books'
import { signedEvent } from '../../../test/stripe/stripe-events'
import { createRefund, endRefund } from '../../../test/stripe/stripe-refunds'
import { startStripe, type StripeStandIn } from '../../../test/stripe/stripe-stand-in'
import { books as booksFeature } from '../../books/books.feature'
import { mails as mailsFeature } from '../../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { auditAccount } from '../../books/audit-account'
import { orders as ordersFeature } from '../orders.feature'
import { buildCart, buildCheckout, newKey } from '../orders.factory'
import { settlePendingRefunds } from '../refunds/settle-pending-refunds'
import { openStripeShop, type StripeShop } from '../stripe-shop.factory'

let app: TestApp
let stripe: StripeStandIn
let shop: StripeShop
let owner: Client

beforeAll(async () => {
  stripe = await startStripe()
  app = await createTestApp({
    features: [...baseFeatures, booksFeature, mailsFeature, marketplaceFeature, ordersFeature, taxFeature],
    settings: { stripeApiBase: stripe.origin },
  })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(async () => {
  shop = await openStripeShop(app, stripe)
  owner = await as(app, 'owner', shop.account)
  const buyer = await as(app, 'visitor', shop.account)
  await buyer
    .post('payments', buildCheckout(buildCart(shop.goods)))
    .set(newKey())
    .expect(200)
})

const keep = (type: string, object: unknown) => stripe.tell(shop.books, type, object)
const refundAtStripe = (amount?: number): Refund => {
  const [intent] = shop.books.intents.values()
  return createRefund(shop.books, { payment_intent: intent!.id, amount }, keep)
}
const tell = async (type: string) => {
  const event = shop.books.events.findLast((each) => each.type === type)!
  const { payload, signature } = signedEvent(event, shop.webhookSecret)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const address = `${app.origin}/api/webhooks/stripe/${shop.account.id}`
  return (await fetch(address, { method: 'POST', body: payload, headers })).status
}
const order = async (): Promise<Order> => (await owner.get('account-orders')).body.data[0]
const rows = async () => (await owner.get('order-refunds?$sort[id]=1')).body.data
const mails = () =>
  app.get('database').knex('account_mails').where({ customerId: shop.account.id, kind: 'refund' })
const expectNothingFound = async () => {
  const { found } = await auditAccount(app, shop.account.id)
  expect([...found].filter(([, each]) => each.length)).toEqual([])
}

test('a refund made in Stripe’s dashboard is booked once, however often and together it is told', async () => {
  const { id, total } = await order()
  const refund = refundAtStripe(500)
  const types = ['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']
  expect(await Promise.all(types.map(tell))).toEqual([200, 200, 200, 200])
  expect(await rows()).toMatchObject([
    { orderId: id, amount: 500, status: 'succeeded', byProvider: true, providerRefundId: refund.id },
  ])
  expect([await order(), (await mails()).length]).toMatchObject([{ status: 'paid', refunded: 500 }, 1])
  refundAtStripe()
  expect(await tell('charge.refunded')).toBe(200)
  expect(await order()).toMatchObject({ status: 'refunded', refunded: total })
  await expectNothingFound()
})

test('our own refunds that come as news are not booked again, beside those of the dashboard', async () => {
  const { id } = await order()
  refundAtStripe(200)
  await owner.post('refund-order', { orderId: id, amount: 300 }).expect(200)
  expect([await tell('refund.created'), await tell('charge.refunded')]).toEqual([200, 200])
  expect((await rows()).map(({ amount }: { amount: number }) => amount).sort()).toEqual([200, 300])
  expect(await order()).toMatchObject({ refunded: 500 })
  expect((await mails()).length).toBe(2)
  await expectNothingFound()
})

test('one that is on its way is followed to its end, and never made a second time by us', async () => {
  shop.books.refundStatus = 'pending'
  const refund = refundAtStripe()
  expect(await tell('refund.created')).toBe(200)
  await app
    .get('database')
    .knex('order_refunds')
    .where({ customerId: shop.account.id })
    .update({ createdAt: new Date(Date.now() - 600_000) })
  await settlePendingRefunds(app)
  expect([shop.books.refunds.length, (await rows())[0].status]).toEqual([1, 'pending'])
  endRefund(refund, 'failed', keep)
  expect(await tell('refund.failed')).toBe(200)
  expect(await rows()).toMatchObject([{ status: 'failed' }])
  expect(await order()).toMatchObject({ status: 'paid', refunded: 0 })
})
