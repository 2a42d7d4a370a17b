import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { server } from '../../../kit/service/caller/caller'
import type { RefundOutcome } from '../../../kit/payments/payment-gateway'
import { createSandboxGateway } from '../../../kit/payments/sandbox-gateway'
import { buildCart, buildOrder } from '../orders.factory'
import { settlePendingRefunds } from './settle-pending-refunds'
import { settleRefund } from './settle-refund'
import { pieces, setRefundShop } from './refund-shop.stage'

const shop = setRefundShop()
const age = ({ id }: Order) =>
  shop
    .knex('order_refunds')
    .where({ orderId: id })
    .update({ createdAt: new Date(Date.now() - 120_000), checkedAt: null })

describe('a provider', () => {
  const declined: RefundOutcome = {
    status: 'declined',
    decline: { message: 'Your balance is too low.', code: 'balance_insufficient' },
  }

  test('that declines releases the amount and is quoted', async () => {
    const order = await shop.sellAll()
    const restore = shop.provider({ refund: async () => declined })
    const answer = await shop.refund(order, pieces(shop.mugs))
    restore()
    expect([answer.status, answer.body.message]).toEqual([402, 'Your balance is too low.'])
    expect((await shop.read(order)).refunded).toBe(0)
    expect(await shop.refundsOf(order)).toMatchObject([
      { status: 'failed', problem: 'Your balance is too low.' },
    ])
    expect([await shop.stockOf(shop.mugs), await shop.notices()]).toEqual([3, 0])
    expect((await shop.refund(order, pieces(shop.mugs, 2))).status).toBe(200)
  })

  test('that does not answer leaves it pending, and the sweeper finds out', async () => {
    const order = await shop.sellAll()
    const sandbox = createSandboxGateway(shop.knex)
    const restore = shop.provider({
      async refund(request) {
        await sandbox.refund(request)
        throw new Error('The line is cut.')
      },
      lookupRefund: () => Promise.reject(new Error('The line is cut.')),
    })
    const { status, body } = await shop.refund(order, pieces(shop.mugs))
    restore()
    expect([status, body.refund.status, await shop.stockOf(shop.mugs)]).toEqual([200, 'pending', 3])
    expect((await shop.refund(order, { amount: order.total - 1149 })).status).toBe(409)
    await settlePendingRefunds(shop.app)
    expect((await shop.refundsOf(order))[0]!.status).toBe('pending')
    await age(order)
    await Promise.all([settlePendingRefunds(shop.app), settlePendingRefunds(shop.app)])
    expect(await shop.refundsOf(order)).toMatchObject([{ status: 'succeeded' }])
    expect([(await shop.read(order)).refunded, await shop.stockOf(shop.mugs), await shop.notices()]).toEqual([
      1150, 4, 1,
    ])
  })

  test('that never heard of it makes it when the sweeper asks', async () => {
    const order = await shop.sellAll()
    const restore = shop.provider({ refund: () => Promise.reject(new Error('The line is cut.')) })
    await shop.refund(order, { amount: 500 })
    restore()
    await age(order)
    await settlePendingRefunds(shop.app)
    expect(await shop.refundsOf(order)).toMatchObject([{ status: 'succeeded', amount: 500 }])
  })

  test('whose bank sends a whole refund back leaves the order as it was', async () => {
    const order = await shop.sellAll()
    await shop.owner.patch(`account-orders/${order.id}`, { status: 'Complete' })
    const { body } = await shop.refund(order, { amount: order.total })
    expect((await shop.read(order)).status).toBe('refunded')
    await settleRefund(shop.app, { key: body.refund.key }, { outcome: declined, caller: server })
    await settleRefund(
      shop.app,
      { providerRefundId: body.refund.providerRefundId },
      { outcome: declined, caller: server },
    )
    expect(await shop.read(order)).toMatchObject({ status: 'Complete', refunded: 0 })
  })
})

describe('cancelling', () => {
  test('an order that has not left gives stock and money back', async () => {
    const order = await shop.sellAll()
    await shop.refund(order, pieces(shop.mugs))
    const { body } = await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    expect(body).toMatchObject({ status: 'refunded', refunded: order.total })
    expect(body.cancelledAt).toBeTruthy()
    expect([await shop.stockOf(shop.mugs), await shop.stockOf(shop.soaps)]).toEqual([5, 5])
  })

  test('stays so when the card provider declines, and says what failed', async () => {
    const order = await shop.sellAll()
    const restore = shop.provider({
      refund: async () => ({ status: 'declined', decline: { message: 'No.', code: 'x' } }),
    })
    const { body } = await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    restore()
    expect(body).toMatchObject({ status: 'cancelled', refunded: 0 })
    expect(await shop.refundsOf(order)).toMatchObject([{ status: 'failed', problem: 'No.' }])
  })

  test('an order paid elsewhere leaves its money to its owner', async () => {
    const { body: order } = await shop.owner.post('account-orders', buildOrder(buildCart(shop.mugs)))
    const { body } = await shop.owner.patch(`account-orders/${order.id}`, { status: 'cancelled' })
    expect([body.status, body.refunded, await shop.stockOf(shop.mugs)]).toEqual(['cancelled', 0, 5])
  })
})
