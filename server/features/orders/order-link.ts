import { orderLink } from '@mainstreet/shared/contracts/orders/order-work'
import { operationService } from '../../kit/service/define-service'
import { readMailSender } from '../../kit/mail/mail-sender'
import { buyerLink } from './mails/order-mails'
import { ownOrder } from './own-order'

/** Tells a shop the link that its buyer was mailed, to be handed on otherwise. */
export const orderLinkOperation = operationService(orderLink, (app) => async ({ orderId }, call) => {
  const { knex } = app.get('database')
  const order = await ownOrder(knex, orderId, call)
  const sender = await readMailSender(app, knex, order.customerId)
  return { ok: true as const, url: (sender && buyerLink(app, sender, order)) ?? null }
})
