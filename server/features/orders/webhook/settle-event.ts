import { server } from '../../../kit/service/caller/caller'
import { Unavailable } from '@feathersjs/errors'
import type { OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import type { Application } from '../../../declarations'
import type { StripeEvent } from '../../../kit/payments/stripe-event'
import { gatewayOfPayment } from '../../store/payment-keys'
import { paymentQuery } from '../charge/charge-order'
import type { PaymentRow } from '../charge/payment-row'
import { settlePayment } from '../charge/settle-payment'
import { bookProviderRefund } from '../refunds/book-provider-refund'
import { settleRefund } from '../refunds/settle-refund'

/** Whose news it is: an account's, of live payments or of tests. */
interface Books {
  customerId: number
  live: boolean
}

type Payment = PaymentRow & { status: OrderStatus }

const findPayment = (
  app: Application,
  books: Books,
  { paymentId, key = '' }: { paymentId: string; key?: string },
): Promise<Payment | undefined> =>
  app
    .get('database')
    .knex<PaymentRow>('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where({ 'p.customerId': books.customerId, 'p.live': books.live, 'p.provider': 'stripe' })
    // Its own answer may not have come yet, so the order may not know it by name.
    .where((named) => named.where('p.paymentId', paymentId).orWhere('p.providerKey', key))
    .first<Payment | undefined>('p.*', 'o.status')

const gatewayFor = async (app: Application, payment: PaymentRow) => {
  const gateway = await gatewayOfPayment(app, payment)
  if (!gateway) throw new Unavailable(`Order ${payment.orderId} was paid with keys that are no longer there.`)
  return gateway
}

interface PaymentNews {
  id: string
  metadata: Record<string, string>
  /** Whether it says that money has arrived. */
  paid: boolean
}

/** Events come late, twice and in any order: they only say what to ask about. */
const settlePaymentOf = async (app: Application, books: Books, { id, metadata, paid }: PaymentNews) => {
  const payment = await findPayment(app, books, { paymentId: id, key: metadata.key })
  // A Stripe account may serve other shops, too.
  if (!payment) return
  const open = payment.status === 'pending' || (paid && payment.status === 'failed')
  if (!open) return
  const gateway = await gatewayFor(app, payment)
  const outcome = await gateway.lookup({ ...paymentQuery(payment), paymentId: id })
  if (outcome) await settlePayment(app, payment.orderId, outcome)
}

/** Ours has a row before Stripe hears of it; the others were made in Stripe's dashboard. */
const settleRefundsOf = async (app: Application, books: Books, named: string | { id: string } | null) => {
  const paymentId = typeof named === 'string' ? named : named?.id
  const payment = paymentId && (await findPayment(app, books, { paymentId }))
  if (!payment) return
  const { customerId, orderId } = payment
  const gateway = await gatewayFor(app, payment)
  const listed = await gateway.listRefunds(paymentId)
  const rows = await app.get('database').knex('order_refunds').where({ customerId, orderId })
  for (const refund of listed) {
    const { key, refundId, outcome } = refund
    const row = rows.find((each) => each.key === key || each.providerRefundId === refundId)
    if (!row) await bookProviderRefund(app, { orderId, refund })
    else if (row.status !== outcome.status)
      await settleRefund(app, { id: row.id }, { outcome, caller: server })
  }
}

/** Brings the order that an event is about to where its payment stands at the provider; what is not about an order of ours is left alone. */
export const settleEvent = async (
  app: Application,
  customerId: number,
  event: StripeEvent,
): Promise<void> => {
  const books = { customerId, live: event.livemode }
  switch (event.type) {
    case 'payment_intent.succeeded':
      return settlePaymentOf(app, books, { ...event.data.object, paid: true })
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return settlePaymentOf(app, books, { ...event.data.object, paid: false })
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return settleRefundsOf(app, books, event.data.object.payment_intent)
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id, status, payment_intent: payment } = event.data.object
      app.get('log').warn({ account: customerId, dispute: id, status, payment }, 'a buyer disputes a payment')
    }
  }
}
