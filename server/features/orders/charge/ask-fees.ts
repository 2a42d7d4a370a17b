import { dayMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { oneByOne } from '../../../kit/queue/one-by-one'
import { gatewayOfPayment } from '../../store/payment-keys'
import type { PaymentRow } from './payment-row'

/** How often providers are asked what they kept of payments, in milliseconds. */
export const askFeesEveryMs = 10 * minuteMs
const batchSize = 50
// A provider books a charge within minutes, and some never say what they kept.
const askedForDays = 7

const findWithoutFee = (app: Application): Promise<PaymentRow[]> =>
  app
    .get('database')
    .knex<PaymentRow>('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .whereNull('p.fee')
    .whereNotNull('p.paymentId')
    .whereNotNull('o.paidAt')
    .where('p.createdAt', '>=', new Date(Date.now() - askedForDays * dayMs))
    .orderByRaw('p."checkedAt" nulls first, p.id')
    .limit(batchSize)
    .select<PaymentRow[]>('p.*')

const askFee = async (app: Application, payment: PaymentRow) => {
  const { id, paymentId } = payment
  const { knex } = app.get('database')
  await knex('order_payments').where({ id }).update({ checkedAt: new Date() })
  const gateway = await gatewayOfPayment(app, payment)
  const fee = await gateway?.feeOf(paymentId!)
  if (fee !== undefined) await knex('order_payments').where({ id }).update({ fee })
}

/** Asks for what providers kept of the payments of the last days; one failure does not stop the others. */
export const askFees = async (app: Application, isStopping = () => false): Promise<void> =>
  oneByOne(app, await findWithoutFee(app), {
    isStopping,
    run: (payment) => askFee(app, payment),
    failed: 'fee of a payment not told',
    about: ({ orderId: order }) => ({ order }),
    level: 'warn',
  })
