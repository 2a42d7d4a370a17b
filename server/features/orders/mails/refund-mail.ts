import { formatMoney } from '@mainstreet/shared/rules/money'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { letter } from '../../../kit/mail/letter'
import type { OrderRow } from '../charge/payment-row'
import { readStore } from '../open-store'
import type { RefundRow } from '../refunds/refund-row'
import { orderLink, queueIfPossible } from './order-mails'
import { orderTexts } from './order-texts'

/** Queues the buyer's mail about money that was given back, in the order's language. */
export const queueRefundMail = async (
  app: Application,
  trx: Knex,
  { order, refund }: { order: OrderRow; refund: RefundRow },
): Promise<void> => {
  const lang = order.language
  const texts = orderTexts[lang]
  const store = await readStore(trx, order.customerId)
  const link = orderLink(app, store, order)
  const amount = formatMoney(refund.amount, lang)
  await queueIfPossible(app, trx, {
    kind: 'refund',
    customerId: order.customerId,
    to: order.email,
    replyTo: store?.storeEmail || null,
    subject: texts.refundSubject(store?.name ?? '', amount),
    dedupeKey: `refund:${refund.id}`,
    ...letter(
      texts.order(order.orderNumber!),
      [
        { lines: [texts.refunded(amount)] },
        {
          rows: [
            [texts.total, formatMoney(order.total, lang)],
            [texts.refundTotal, formatMoney(order.refunded, lang)],
          ],
        },
        ...(link ? [{ link: { text: texts.view, url: link } }] : []),
      ],
      lang,
    ),
  })
}
