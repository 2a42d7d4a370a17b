import { NotFound } from '@feathersjs/errors'
import { buyerView, orderByToken } from '@mainstreet/shared/contracts/orders/buyer-order'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents } from '@mainstreet/shared/rules/money/money'
import { operationService } from '../../kit/service/define-service'
import { readStore } from './open-store'
import { orderOfLink } from './order-of-link'

/** Shows a buyer the order of its link, on the site of the business it was bought from. */
export const orderLookup = operationService(orderByToken, (app) => async ({ token }, { siteId }) => {
  const order = await orderOfLink(app, token, siteId)
  const store = await readStore(app.get('database').knex, order.customerId)
  if (!store) throw new NotFound(refusal('no-order'))
  const howToPay = order.status === 'pending' ? store.manualInstructions : ''
  const waiting = await app
    .get('database')
    .knex('order_changes')
    .where({ orderId: order.id, status: 'waiting' })
    .where('difference', '>', 0)
    .first('before', 'after', 'difference')
  const change = waiting ? { ...waiting, difference: cents(waiting.difference) } : null
  return { ok: true as const, order: buyerView(order), taxNumbers: store.taxNumbers, howToPay, change }
})
