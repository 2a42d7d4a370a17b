import type { House } from '../../declarations'
import { claimCharge, whileCharging } from './charge-lease'
import { paymentQuery } from './charge-order'
import { failOrder, neverMade } from './fail-order'
import { gatewayThatMade } from './gateway-of'
import type { PaymentRow } from './payment-row'
import { settlePayment } from './settle-payment'

const minute = 60_000
const everySeconds = 15
const batch = 50
// A bank's step takes a buyer some minutes; the pieces are not kept longer than that.
const bankPatience = 15 * minute

type Unsettled = PaymentRow & { test: boolean }

const unsettled = async ({ database }: House): Promise<Unsettled[]> =>
  database
    .knex('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where('o.status', 'pending')
    .where('o.createdAt', '<=', new Date(Date.now() - 2 * minute))
    .orderByRaw('p."checkedAt" nulls first, p.id')
    .limit(batch)
    .select('p.*', 'o.test')

const askProvider = async (house: House, payment: Unsettled) => {
  const { id, orderId, createdAt } = payment
  await house.database.knex('order_payments').where({ id }).update({ checkedAt: new Date() })
  const gateway = await gatewayThatMade(house, payment)
  if (!gateway) throw new Error(`The provider ${payment.provider} of order ${orderId} cannot be asked.`)
  const outcome = await gateway.lookup(paymentQuery(payment))
  if (!outcome) return failOrder(house, orderId, neverMade)
  const abandoned = outcome.status === 'requires_action' && createdAt.getTime() < Date.now() - bankPatience
  await settlePayment(house, orderId, abandoned ? await gateway.cancel(outcome.paymentId) : outcome)
}

/** An order that is being charged, by its buyer's second try for instance, is left to whoever does so. */
const settle = async (house: House, payment: Unsettled) => {
  const { orderId } = payment
  if (await claimCharge(house, orderId))
    await whileCharging(house, orderId, () => askProvider(house, payment))
}

const refund = async (house: House, payment: Unsettled) => {
  const gateway = await gatewayThatMade(house, payment)
  if (!gateway) throw new Error(`The provider ${payment.provider} of order ${payment.orderId} cannot refund.`)
  await gateway.refund(payment.paymentId!)
  await house.database
    .knex('order_payments')
    .where({ id: payment.id })
    .update({ refundDue: false, refundedAt: new Date() })
}

const dueRefunds = async ({ database }: House): Promise<Unsettled[]> =>
  database
    .knex('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where('p.refundDue', true)
    .orderBy('p.id')
    .limit(batch)
    .select('p.*', 'o.test')

/** Asks the provider about every order that has been pending for too long, and gives late money back; one failure does not stop the others. */
export const settlePendingOrders = async (house: House, isStopping = () => false): Promise<void> => {
  const each = async (payments: Unsettled[], run: (house: House, payment: Unsettled) => Promise<void>) => {
    for (const payment of payments) {
      if (isStopping()) return
      try {
        await run(house, payment)
      } catch (error) {
        house.log.error({ err: error, order: payment.orderId }, 'payment not settled')
      }
    }
  }
  await each(await unsettled(house), settle)
  await each(await dueRefunds(house), refund)
}

/** Settles pending orders from now on, every quarter of a minute; answers how to stop, which waits for the payment at hand. */
export const startSettling = async (house: House): Promise<() => Promise<void>> => {
  let round = Promise.resolve()
  let busy = false
  let stopping = false
  const tick = () => {
    if (busy) return
    busy = true
    round = settlePendingOrders(house, () => stopping)
      .catch((error) => house.log.error({ err: error }, 'pending orders not settled'))
      .finally(() => (busy = false))
  }
  const timer = setInterval(tick, everySeconds * 1000)
  timer.unref()
  return async () => {
    stopping = true
    clearInterval(timer)
    await round
  }
}
