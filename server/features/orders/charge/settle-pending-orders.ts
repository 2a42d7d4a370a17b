import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { oneByOne } from '../../../kit/queue/one-by-one'
import { gatewayOfPayment } from '../../store/payment-keys'
import { claimCharge, whileCharging } from './charge-lease'
import { paymentQuery } from './charge-order'
import { neverMade } from './fail-order'
import type { PaymentRow } from './payment-row'
import { settlePayment } from './settle-payment'

/** How often payments that came to no end are looked at, in milliseconds. */
export const settleEveryMs = 15_000
const batchSize = 50
// Whoever lets its lease run out for so long has died; its charge, if it was made, has arrived by now.
const diedBeforeMs = minuteMs / 2
// A bank's step takes a buyer some minutes; the stock is not held longer than that.
const bankStepMs = 15 * minuteMs

const findUnsettled = async (app: Application): Promise<PaymentRow[]> =>
  app
    .get('database')
    .knex<PaymentRow>('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where({ 'o.status': 'pending', 'o.unlisted': true })
    .where((due) =>
      due
        .where('o.createdAt', '<=', new Date(Date.now() - 2 * minuteMs))
        .orWhere('p.chargingUntil', '<=', new Date(Date.now() - diedBeforeMs)),
    )
    .orderByRaw('p."checkedAt" nulls first, p.id')
    .limit(batchSize)
    .select<PaymentRow[]>('p.*')

const askProvider = async (app: Application, payment: PaymentRow): Promise<{ isSettled: boolean }> => {
  const { id, orderId, createdAt } = payment
  await app.get('database').knex('order_payments').where({ id }).update({ checkedAt: new Date() })
  const gateway = await gatewayOfPayment(app, payment)
  if (!gateway) throw new Error(`The provider ${payment.provider} of order ${orderId} cannot be asked.`)
  const outcome = await gateway.lookup(paymentQuery(payment))
  if (!outcome) return settlePayment(app, orderId, { status: 'declined', decline: neverMade })
  const abandoned = outcome.status === 'requires_action' && createdAt.getTime() < Date.now() - bankStepMs
  return settlePayment(app, orderId, abandoned ? await gateway.cancel(outcome.paymentId) : outcome)
}

/** An order that is being charged, by its buyer's second try for instance, is left to whoever does so. */
const settleOne = async (app: Application, payment: PaymentRow) => {
  const { orderId } = payment
  if (await claimCharge(app, orderId)) await whileCharging(app, orderId, () => askProvider(app, payment))
}

/** Asks the provider about every order that has been pending for too long; one failure does not stop the others. */
export const settlePendingOrders = async (app: Application, isStopping = () => false): Promise<void> =>
  oneByOne(app, await findUnsettled(app), {
    isStopping,
    run: (payment) => settleOne(app, payment),
    failed: 'payment not settled',
    about: ({ orderId: order }) => ({ order }),
  })
