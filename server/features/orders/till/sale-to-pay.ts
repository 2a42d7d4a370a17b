import { NotFound } from '@feathersjs/errors'
import { saleToPay, type TillSale } from '@mainstreet/shared/contracts/orders/till'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Application } from '../../../declarations'
import { operationService } from '../../../kit/service/define-service'
import { payWithCards } from '../../gift-cards/find-cards'
import { soldChoices } from '../checkout/cart-choices'
import { priceCart } from '../checkout/price-cart'
import { quoteOf } from '../checkout/quote-of'
import { readStore } from '../open-store'
import { orderToken } from '../order-token'
import { saleOfLink } from './sale-of-link'

const quoteSale = async (app: Application, { customerId, items, discountCode }: TillSale) => {
  const db = app.get('database').knex
  const store = await readStore(db, customerId)
  if (!store) throw new NotFound(refusal('link-over'))
  const choices = soldChoices(items)
  const cart = { app, db, store, choices, discountCode, shippingType: 'pickup' as const }
  const priced = await priceCart({ ...cart, now: new Date(), manual: true })
  const none = { customerId, codes: undefined, total: priced.total, isTest: false, leastRest: cents(0) }
  return { quote: quoteOf(priced, await payWithCards(db, none)), taxNumbers: store.taxNumbers }
}

/** Shows what a link of the counter asks to be paid, or the order that it became. */
export const saleToPayOperation = operationService(saleToPay, (app) => async ({ token }, { siteId }) => {
  const sale = await saleOfLink(app, token, siteId)
  const { secretKey } = app.get('settings')
  return {
    ok: true as const,
    ...(await quoteSale(app, sale)),
    email: sale.email,
    paid: sale.orderId === null ? null : orderToken(sale.orderId, secretKey),
  }
})
