import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import type { OrderRow } from './charge/payment-row'
import { cents } from '@mainstreet/shared/rules/money/money'
import { withdrawAll } from '../gift-cards/sold-cards'
import { returnToCards } from '../gift-cards/move-balance'
import { releaseCode } from '../discounts/hold-code'
import { returnStock } from './stock'

/** Gives back all that a locked order holds and will not be sold; that the order has changed is its writer's to report. */
export const releaseOrder = async (
  app: Application,
  work: Work,
  order: Pick<OrderRow, 'id' | 'customerId' | 'stockTaken' | 'discountCodeId' | 'giftCards' | 'paidAt'>,
): Promise<void> => {
  const { id, customerId, stockTaken, discountCodeId, giftCards, paidAt } = order
  await returnStock({ app, work, customerId, orderId: id }, stockTaken)
  // What was paid goes back as a refund.
  const isUnpaid = giftCards > 0 && !paidAt
  if (isUnpaid) await returnToCards(app, work, { id, customerId })
  // Before the code, as a sale takes them.
  if (paidAt) await withdrawAll(app, work, { id, customerId })
  if (discountCodeId) await releaseCode(work, discountCodeId)
  await work
    .trx('account_orders')
    .where({ id })
    .update({
      ...{ stockTaken: '[]', discountCodeId: null, heldSlot: null },
      ...(isUnpaid && { giftCards: cents(0) }),
    })
}
