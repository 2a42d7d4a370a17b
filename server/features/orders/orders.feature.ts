import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { providers, webhookPaths } from '../../kit/payments/providers'
import type { Limits } from '../../kit/rate-limit'
import { accountOrders } from './account-orders'
import { askFees, askFeesEveryMs } from './charge/ask-fees'
import { expireUnpaid } from './charge/expire-unpaid'
import { settleEveryMs, settlePendingOrders } from './charge/settle-pending-orders'
import { expireChanges } from './changes/expire-changes'
import { changeOrderOperation, changeQuoteOperation, dropChangeOperation } from './changes/change-order'
import { orderChanges } from './changes/order-changes'
import { payChangeOperation } from './changes/pay-change'
import { correctOrderOperation } from './corrections/correct-order'
import { orderCorrections } from './corrections/order-corrections'
import { answerOrderAskOperation } from './asks/answer-order-ask'
import { askAboutOrderOperation } from './asks/ask-about-order'
import { orderSlotsOperation } from './checkout/order-slots'
import { payments } from './checkout/payments'
import { quote } from './checkout/quote'
import { confirmOrderOperation, keepOrderOperation } from './keep-order'
import { manualQuoteOperation } from './manual-quote'
import { myOrdersOperation } from './my-orders/my-orders'
import { sendMyOrdersOperation } from './my-orders/send-my-orders'
import { orderCountsOperation } from './order-counts'
import { orderLinkOperation } from './order-link'
import { orderLookup } from './order-lookup'
import { orderReadyOperation } from './order-ready'
import { orderRefunds } from './refunds/order-refunds'
import { refundOrderOperation } from './refunds/refund-order'
import { refundQuoteOperation } from './refunds/refund-quote'
import { settlePendingRefunds } from './refunds/settle-pending-refunds'
import { tellBuyersOperation } from './tell-buyers'
import { forgetTillSales } from './till/forget-till-sales'
import { paySaleOperation } from './till/pay-sale'
import { saleToPayOperation } from './till/sale-to-pay'
import { tillLinkOperation } from './till/till-link'
import { tillSales } from './till/till-sales'
import { undoStepOperation } from './undo-step'
import { paymentWebhooks } from './webhook/payment-webhooks'

const limits = {
  'payments-address': { points: 30, seconds: 600, durable: true, of: ['payments', 'pay-change', 'pay-sale'] },
  'quotes-address': { points: 600, seconds: 60, of: ['quote'] },
  'codes-address': { points: 120, seconds: 600, durable: true, of: ['quote', 'payments'] },
  'codes-account': { points: 1200, seconds: 600, durable: true, of: ['quote', 'payments'] },
  'payments-account': {
    points: 600,
    seconds: 600,
    durable: true,
    of: ['payments', 'pay-change', 'pay-sale'],
  },
  'asks-address': { points: 10, seconds: 600, durable: true, of: ['ask-about-order'] },
  'my-orders-address': { points: 5, seconds: 600, durable: true, of: ['send-my-orders'] },
  'webhooks-account': { points: 1200, seconds: 60, of: webhookPaths },
  'webhooks-forged-address': { points: 60, seconds: 60, of: webhookPaths },
} as const satisfies Limits

/** Buying, and what becomes of orders. */
export const orders = feature({
  services: {
    'account-orders': accountOrders,
    'answer-order-ask': answerOrderAskOperation,
    'ask-about-order': askAboutOrderOperation,
    'change-order': changeOrderOperation,
    'change-quote': changeQuoteOperation,
    'confirm-order': confirmOrderOperation,
    'correct-order': correctOrderOperation,
    'drop-change': dropChangeOperation,
    'keep-order': keepOrderOperation,
    'manual-quote': manualQuoteOperation,
    'my-orders': myOrdersOperation,
    'order-changes': orderChanges,
    'order-corrections': orderCorrections,
    'order-counts': orderCountsOperation,
    'order-link': orderLinkOperation,
    'order-lookup': orderLookup,
    'order-ready': orderReadyOperation,
    'order-slots': orderSlotsOperation,
    'order-refunds': orderRefunds,
    'pay-change': payChangeOperation,
    payments,
    quote,
    'refund-order': refundOrderOperation,
    'refund-quote': refundQuoteOperation,
    'pay-sale': paySaleOperation,
    'sale-to-pay': saleToPayOperation,
    'send-my-orders': sendMyOrdersOperation,
    'tell-buyers': tellBuyersOperation,
    'till-link': tillLinkOperation,
    'till-sales': tillSales,
    'undo-order-step': undoStepOperation,
  },
  contentSecurity: providers.map(({ guests }) => ({
    ...guests,
    // Whose a preview is stands in its address only.
    isFor: ({ tenant, isPreview }) => tenant?.cards === true || isPreview,
  })),
  routes: (app) => ({ api: [paymentWebhooks(app)] }),
  jobs: {
    'forget-till-sales': { everyMs: hourMs, run: (app) => forgetTillSales(app) },
    'ask-fees': { everyMs: askFeesEveryMs, run: askFees },
    'settle-payments': {
      everyMs: settleEveryMs,
      async run(app, isStopping) {
        await settlePendingOrders(app, isStopping)
        await expireUnpaid(app, isStopping)
        await expireChanges(app, isStopping)
        await settlePendingRefunds(app, isStopping)
      },
    },
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    orders: typeof limits
  }
}
