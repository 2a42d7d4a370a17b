import { server } from '../../../kit/service/caller/caller'
import type { ChargeRequest, PaymentGateway } from '../../../kit/payments/payment-gateway'
import { until } from '../../../test/until'
import { accountKeys } from '../../store/payment-keys'
import { cartChoices } from '../checkout/cart-choices'
import { readStore } from '../open-store'
import { buildCart, buildCheckout, newKey, type Goods } from '../orders.factory'
import { cartFingerprint, submitOf } from '../checkout/payment-key'
import { placeOrder } from '../checkout/place-order'
import { setShop } from '../shop.stage'
import type { PaymentRow } from './payment-row'
import { settlePendingOrders } from './settle-pending-orders'

const shop = setShop()
let provider: { charge: jest.SpyInstance; lookup: jest.SpyInstance }
let goods: Goods
beforeEach(async () => {
  jest.restoreAllMocks()
  const sandbox = shop.app.get('gateways').named('sandbox')!
  provider = { charge: jest.spyOn(sandbox, 'charge'), lookup: jest.spyOn(sandbox, 'lookup') }
  goods = await shop.stock()
})

const checkout = (id = 'pm_card_visa') => buildCheckout(buildCart(goods), { id })
const pay = (key: Record<string, string>, id?: string) =>
  shop.pay(checkout(id), key).then(({ status, body }) => ({ status, body }))

/** What a process leaves behind that dies between the order and its charge. */
const dieBeforeCharge = async (key: Record<string, string>, id?: string): Promise<PaymentRow> => {
  const input = checkout(id)
  const gateway: PaymentGateway = shop.app.get('gateways').named('sandbox')!
  const store = (await readStore(shop.knex, shop.account.id))!
  const choices = cartChoices(input.items)
  const fingerprint = cartFingerprint(choices, input)
  const submit = submitOf({
    header: key['idempotency-key'],
    paymentMethod: input.id!,
    shared: true,
    fingerprint,
  })
  const { shippingType, data } = input
  const keys = await accountKeys(shop.app, shop.account.id)
  const placed = { store, gateway, keys, submit, choices, shippingType, data, placedBy: '' }
  const { payment } = await shop.app.get('runWork')(server, (work) => placeOrder(shop.app, work, placed))
  return payment
}

/** The same a while ago: nobody holds the order any more. */
const haveDiedBeforeCharge: typeof dieBeforeCharge = async (key, id) => {
  const payment = await dieBeforeCharge(key, id)
  const over = { chargingUntil: new Date() }
  await shop.knex('order_payments').where({ orderId: payment.orderId }).update(over)
  return payment
}

const chargeOf = ({ providerKey: key, orderId, paymentMethod }: PaymentRow): ChargeRequest => ({
  key,
  orderId,
  customerId: shop.account.id,
  paymentMethod,
  amountCents: 1725,
  currency: 'cad',
})
const statuses = async () => (await shop.orders()).map(({ status }) => status)
const maxWaitMs = 15_000

describe('a buyer who asks again after the server died between order and charge', () => {
  test('is charged once and answered within seconds, however many times the click comes', async () => {
    const key = newKey()
    await dieBeforeCharge(key)
    const started = Date.now()
    const answers = await Promise.all([pay(key), pay(key), pay(key)])
    expect(Date.now() - started).toBeLessThan(maxWaitMs)
    expect(answers[0]).toMatchObject({ status: 200, body: { ok: true, orderNumber: 1001 } })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(provider.charge).toHaveBeenCalledTimes(1)
    expect([(await shop.charges()).length, await statuses(), await shop.stockOf(goods)]).toEqual([
      1,
      ['paid'],
      4,
    ])
  })

  test('is told what the provider knows, when the charge was made and only its answer lost', async () => {
    const key = newKey()
    const payment = await haveDiedBeforeCharge(key)
    await shop.app.get('gateways').named('sandbox')!.charge(chargeOf(payment))
    provider.charge.mockClear()
    expect(await pay(key)).toMatchObject({ status: 200, body: { ok: true } })
    expect(provider.charge).not.toHaveBeenCalled()
    expect([(await shop.charges()).length, await statuses()]).toEqual([1, ['paid']])
  })

  test('is told that the card is refused, and gets the stock back', async () => {
    const key = newKey()
    await haveDiedBeforeCharge(key, 'pm_card_visa_chargeDeclined')
    expect((await pay(key, 'pm_card_visa_chargeDeclined')).status).toBe(402)
    expect([await statuses(), await shop.stockOf(goods)]).toEqual([['failed'], 5])
    expect((await pay(key)).status).toBe(200)
  })

  test('is not charged while the provider does not answer, and goes on with the same click when it does', async () => {
    const key = newKey()
    await haveDiedBeforeCharge(key)
    provider.lookup.mockRejectedValue(new Error('the provider is down'))
    expect(await pay(key)).toMatchObject({ status: 503, body: { code: 'payment_unknown' } })
    expect([provider.charge.mock.calls.length, await statuses()]).toEqual([0, ['pending']])
    provider.lookup.mockRestore()
    expect(await pay(key)).toMatchObject({ status: 200 })
    expect([(await shop.charges()).length, await statuses()]).toEqual([1, ['paid']])
  })

  test('buys anew with the same click when the order was given up meanwhile', async () => {
    const key = newKey()
    const { orderId } = await haveDiedBeforeCharge(key)
    const long = new Date(Date.now() - 3 * 60_000)
    await shop.knex('account_orders').where({ id: orderId }).update({ createdAt: long })
    await shop.knex('order_payments').where({ orderId }).update({ chargingUntil: long })
    await settlePendingOrders(shop.app)
    expect(await statuses()).toEqual(['failed'])
    expect(await pay(key)).toMatchObject({ status: 200, body: { ok: true } })
    expect([(await shop.charges()).length, await statuses(), await shop.stockOf(goods)]).toEqual([
      1,
      ['failed', 'paid'],
      4,
    ])
  })
})

test('A charge that is only slow is neither taken over by its buyer nor given up by the sweeper', async () => {
  const key = newKey()
  let answer = () => {}
  const charge = provider.charge.getMockImplementation()!
  provider.charge.mockImplementation(async (request) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return charge(request)
  })
  const first = pay(key)
  await until(() => provider.charge.mock.calls.length === 1)
  const again = pay(key)
  const long = new Date(Date.now() - 3 * 60_000)
  await shop.knex('account_orders').where({ customerId: shop.account.id }).update({ createdAt: long })
  const observedUntil = Date.now() + 6_000
  // Twice as long as a process may be silent.
  await until(async () => {
    await settlePendingOrders(shop.app)
    return Date.now() > observedUntil
  })
  expect([provider.lookup.mock.calls.length, await statuses()]).toEqual([0, ['pending']])
  answer()
  const answers = await Promise.all([first, again])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0].body).toEqual(answers[1].body)
  expect(provider.charge).toHaveBeenCalledTimes(1)
  expect([(await shop.charges()).length, await statuses(), await shop.stockOf(goods)]).toEqual([
    1,
    ['paid'],
    4,
  ])
})
