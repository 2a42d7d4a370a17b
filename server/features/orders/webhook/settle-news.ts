import { Unavailable } from '@feathersjs/errors'
import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { ProviderNews } from '../../../kit/payments/payment-provider'
import { gatewayOfPayment } from '../../store/payment-keys'
import { paymentQuery } from '../charge/charge-order'
import type { PaymentRow } from '../charge/payment-row'
import { settlePayment } from '../charge/settle-payment'
import { bookProviderRefund } from '../refunds/book-provider-refund'
import { settleRefund } from '../refunds/settle-refund'

/** Whose news it is, and from whom. */
interface Teller {
  customerId: number
  provider: PaymentProvider
}

/** Live payments or tests of it. */
type Books = Teller & { live: boolean }

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
    .where({ 'p.customerId': books.customerId, 'p.live': books.live, 'p.provider': books.provider })
    // Its own answer may not have come yet, so the order may not know it by name.
    .where((named) => named.where('p.paymentId', paymentId).orWhere('p.providerKey', key))
    .first<Payment | undefined>('p.*', 'o.status')

const gatewayFor = async (app: Application, payment: PaymentRow) => {
  const gateway = await gatewayOfPayment(app, payment)
  if (!gateway) throw new Unavailable(`Order ${payment.orderId} was paid with keys that are no longer there.`)
  return gateway
}

type NewsOf<About> = Extract<ProviderNews, { about: About }>

/** Events come late, twice and in any order: they only say what to ask about. */
const settlePaymentOf = async (
  app: Application,
  books: Books,
  { paymentId, key, paid }: NewsOf<'payment'>,
) => {
  const payment = await findPayment(app, books, { paymentId, key })
  // The provider's account may serve other shops, too.
  if (!payment) return
  const open = payment.status === 'pending' || (paid && payment.status === 'failed')
  if (!open) return
  const gateway = await gatewayFor(app, payment)
  const outcome = await gateway.lookup({ ...paymentQuery(payment), paymentId })
  if (outcome) await settlePayment(app, payment.orderId, outcome)
}

/** Ours has a row before the provider hears of it; the others were made in its dashboard. */
const settleRefundsOf = async (app: Application, books: Books, { paymentId }: NewsOf<'refunds'>) => {
  const payment = await findPayment(app, books, { paymentId })
  if (!payment) return
  const { id: orderPaymentId, customerId, orderId } = payment
  const gateway = await gatewayFor(app, payment)
  const listed = await gateway.listRefunds(paymentId)
  const rows = await app.get('database').knex('order_refunds').where({ customerId, orderId })
  for (const refund of listed) {
    const { key, refundId, outcome } = refund
    const row = rows.find((each) => each.key === key || each.providerRefundId === refundId)
    if (!row) await bookProviderRefund(app, { orderId, orderPaymentId, refund })
    else if (row.status !== outcome.status)
      await settleRefund(app, { id: row.id }, { outcome, caller: server })
  }
}

/** Brings the order that a provider tells of to where its payment stands there; what is not about an order of ours is left alone. */
export const settleNews = async (app: Application, teller: Teller, news: ProviderNews): Promise<void> => {
  const books = { ...teller, live: news.live }
  if (news.about === 'payment') return settlePaymentOf(app, books, news)
  if (news.about === 'refunds') return settleRefundsOf(app, books, news)
  if (news.about === 'dispute') {
    const { dispute, status, paymentId: payment } = news
    app
      .get('log')
      .warn({ account: teller.customerId, dispute, status, payment }, 'a buyer disputes a payment')
  }
}
