import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Application } from '../../../declarations'
import type { PaymentGateway, PaymentOutcome } from '../../../kit/payments/payment-gateway'
import { gatewayOfPayment } from '../../store/payment-keys'
import { whileCharging } from './charge-lease'
import type { PaymentRow } from './payment-row'
import { answerBy } from './provider-budget'
import { settlePayment } from './settle-payment'

/** What finds a payment at its provider. */
export const paymentQuery = ({ providerKey, orderId, createdAt, paymentId }: PaymentRow) => ({
  key: providerKey,
  orderId,
  since: createdAt,
  paymentId: paymentId ?? undefined,
})

/** A payment to make, and how much it is. */
export interface DuePayment {
  payment: PaymentRow
  amountCents: Cents
}

/** Until when the provider may answer, in milliseconds since 1970. */
interface Until {
  until: number
}

const chargePayment = async (
  app: Application,
  gateway: PaymentGateway,
  { payment, amountCents, until }: DuePayment & Until,
): Promise<PaymentOutcome | undefined> => {
  const { customerId, orderId, providerKey: key, paymentMethod } = payment
  if (amountCents === 0) return { status: 'nothing-due' }
  try {
    const request = { key, customerId, orderId, paymentMethod, amountCents, currency: 'cad' as const }
    return await gateway.charge(request)
  } catch (error) {
    app.get('log').error({ err: error, order: orderId }, 'charge without an answer')
    return Date.now() < until ? gateway.lookup(paymentQuery(payment)).catch(() => undefined) : undefined
  }
}

const settleIfKnown = async (
  app: Application,
  { orderId }: PaymentRow,
  outcome: PaymentOutcome | undefined,
): Promise<{ isSettled: boolean }> => (outcome ? settlePayment(app, orderId, outcome) : { isSettled: false })

/** Charges an order that was just placed; where nobody knows the outcome in time, the order stays pending. */
export const chargeOrder = (
  app: Application,
  due: DuePayment & Until,
  gateway: PaymentGateway,
): Promise<void> =>
  whileCharging(app, due.payment.orderId, async () =>
    settleIfKnown(app, due.payment, await answerBy(due.until, chargePayment(app, gateway, due))),
  )

const findOut = async (app: Application, payment: PaymentRow, until: number) => {
  const { orderId, provider } = payment
  const gateway = await gatewayOfPayment(app, payment)
  if (!gateway) throw new Error(`The provider ${provider} of order ${orderId} cannot be asked.`)
  const made = await gateway.lookup(paymentQuery(payment))
  return made ?? chargePayment(app, gateway, { payment, amountCents: payment.amount, until })
}

/** Goes on with a claimed order whose first charge died: asks the provider, and charges under the same key, so never twice, where it knows of no payment. */
export const resumeCharge = (app: Application, payment: PaymentRow, { until }: Until): Promise<void> =>
  whileCharging(app, payment.orderId, async () => {
    const outcome = await answerBy(until, findOut(app, payment, until)).catch((err: unknown) => {
      app.get('log').error({ err, order: payment.orderId }, 'payment not found out')
      return undefined
    })
    return settleIfKnown(app, payment, outcome)
  })
