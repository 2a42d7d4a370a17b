import type { Application } from '../../../declarations'
import type { PaymentGateway, PaymentOutcome } from '../../../kit/payments/payment-gateway'
import { gatewayOfPayment } from '../../store/payment-keys'
import { whileCharging } from './charge-lease'
import type { PaymentRow } from './payment-row'
import { settlePayment } from './settle-payment'

/** What finds a payment at its provider. */
export const paymentQuery = ({ providerKey, orderId, createdAt, paymentId }: PaymentRow) => ({
  key: providerKey,
  orderId,
  since: createdAt,
  paymentId: paymentId ?? undefined,
})

const charge = async (
  app: Application,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<PaymentOutcome | undefined> => {
  const { customerId, orderId, providerKey: key, paymentMethod } = payment
  const { total } = await app.get('database').knex('account_orders').where({ id: orderId }).first('total')
  try {
    const request = { key, customerId, orderId, paymentMethod, amountCents: total, currency: 'cad' as const }
    return await gateway.charge(request)
  } catch (error) {
    app.get('log').error({ err: error, order: orderId }, 'charge without an answer')
    return gateway.lookup(paymentQuery(payment)).catch(() => undefined)
  }
}

/** Charges an order that was just placed; where nobody knows the outcome, the order stays pending. */
export const chargeOrder = (app: Application, payment: PaymentRow, gateway: PaymentGateway): Promise<void> =>
  whileCharging(app, payment.orderId, async () => {
    const outcome = await charge(app, gateway, payment)
    if (outcome) await settlePayment(app, payment.orderId, outcome)
  })

const findOut = async (app: Application, payment: PaymentRow) => {
  const { orderId, provider } = payment
  const gateway = await gatewayOfPayment(app, payment)
  if (!gateway) throw new Error(`The provider ${provider} of order ${orderId} cannot be asked.`)
  return (await gateway.lookup(paymentQuery(payment))) ?? charge(app, gateway, payment)
}

/** Goes on with a claimed order whose first charge died: asks the provider, and charges where it does not know the payment. The key is the first one's, so that nothing is charged twice even if that one was only slow. */
export const resumeCharge = (app: Application, payment: PaymentRow): Promise<void> =>
  whileCharging(app, payment.orderId, async () => {
    const outcome = await findOut(app, payment).catch((err: unknown) => {
      app.get('log').error({ err, order: payment.orderId }, 'payment not found out')
      return undefined
    })
    if (outcome) await settlePayment(app, payment.orderId, outcome)
  })
