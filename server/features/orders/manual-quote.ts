import { NotFound } from '@feathersjs/errors'
import { manualQuote } from '@mainstreet/shared/contracts/orders/order-work'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { cents } from '@mainstreet/shared/rules/money/money'
import { payWithCards } from '../gift-cards/find-cards'
import { soldChoices } from './checkout/cart-choices'
import { priceCart } from './checkout/price-cart'
import { quoteOf } from './checkout/quote-of'
import { readStore } from './open-store'

/** Prices an order that its owner writes by hand, as writing it would. */
export const manualQuoteOperation = operationService(manualQuote, (app) => async (input, call) => {
  const { customerId, items, giftCodes: codes, ...asked } = input
  await ownTenant(app, customerId, call)
  const db = app.get('database').knex
  const store = await readStore(db, customerId)
  if (!store) throw new NotFound(refusal('no-account'))
  const choices = soldChoices(items)
  const priced = await priceCart({ ...asked, app, db, store, choices, now: new Date(), manual: true })
  const { total } = priced
  return quoteOf(
    priced,
    await payWithCards(db, { customerId, codes, total, isTest: false, leastRest: cents(0) }),
  )
})
