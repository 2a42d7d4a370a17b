import type { SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { as } from '../../../test/as'
import { baseFeatures } from '../../../test/base-features'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { startStripe, type StripeStandIn } from '../../../test/stripe/stripe-stand-in'
import { mails as mailsFeature } from '../../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { reports as reportsFeature } from '../../reports/reports.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { buildCart, buildCheckout, newKey, openShop, stockGoods, type Goods } from '../orders.factory'
import { orders as ordersFeature } from '../orders.feature'
import { openStripeShop } from '../stripe-shop.factory'
import { askFees } from './ask-fees'

let app: TestApp
let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await startStripe()
  app = await createTestApp({
    features: [...baseFeatures, mailsFeature, marketplaceFeature, ordersFeature, reportsFeature, taxFeature],
    settings: { stripeApiBase: stripe.origin },
  })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

type Shop = Awaited<ReturnType<typeof openShop>>

const pay = async (account: Shop, goods: Goods, id = 'pm_card_visa') => {
  const buyer = await as(app, 'visitor', account)
  await buyer
    .post('payments', buildCheckout(buildCart(goods), { id }))
    .set(newKey())
    .expect(200)
}
const cardWay = async (account: Shop) => {
  const owner = await as(app, 'owner', account)
  const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10)
  const asked = { customerId: account.id, from: day(-2), to: day(2), includeTest: true }
  const { body } = await owner.post('sales-summary', asked).expect(200)
  return (body as SalesSummary).ways.find(({ way }) => way === 'card')
}

test('what Stripe keeps is known once it has booked the payment, and counts with the order', async () => {
  const { account, goods, books } = await openStripeShop(app, stripe)
  books.booksCharges = false
  await pay(account, goods)
  await askFees(app)
  expect(await cardWay(account)).toMatchObject({ orders: 1, charged: 1725, fees: 0, untold: 1 })
  books.booksCharges = true
  await askFees(app)
  stripe.asked.length = 0
  await askFees(app)
  // 2.9 % of 17.25 and 30 cents.
  expect(await cardWay(account)).toMatchObject({ fees: 80, untold: 0 })
  expect(stripe.asked).toEqual([])
})

test('one that cannot be asked does not keep the others from being told', async () => {
  const lost = await openStripeShop(app, stripe)
  await pay(lost.account, lost.goods)
  const { account, goods } = await openStripeShop(app, stripe)
  await pay(account, goods)
  for (let tries = 0; tries < 3; tries++) stripe.faults.push({ on: 'GET /v1/payment_intents', fails: true })
  await askFees(app)
  stripe.faults.length = 0
  expect([(await cardWay(lost.account))?.untold, (await cardWay(account))?.untold]).toEqual([1, 0])
})

test('an order without a card, and one whose card was refused, are asked about by nobody', async () => {
  const account = await openShop(app)
  const goods = await stockGoods(app, account)
  const buyer = await as(app, 'visitor', account)
  const refused = buildCheckout(buildCart(goods), { id: 'pm_card_visa_chargeDeclined' })
  await buyer.post('payments', refused).set(newKey()).expect(402)
  await askFees(app)
  const rows = await app.get('database').knex('order_payments').where({ customerId: account.id })
  expect(rows.map(({ fee, checkedAt }) => [fee, checkedAt])).toEqual([[null, null]])
})
