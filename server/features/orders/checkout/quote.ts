import { quoteOperation } from '@mainstreet/shared/contracts/orders/orders'
import { minOrderCents } from '@mainstreet/shared/rules/money/money'
import { operationService } from '../../../kit/service/define-service'
import { payWithCards, takesGiftCards } from '../../gift-cards/find-cards'
import { takesCodes } from '../../discounts/takes-codes'
import { limitGuesses } from '../../discounts/limit-guesses'
import { openStore } from '../open-store'
import { cartChoices } from './cart-choices'
import { priceCart } from './price-cart'
import { quoteOf } from './quote-of'

/** Tells what a cart would cost now, priced as a payment would price it, even where that is too little to be paid by card. */
export const quote = operationService(quoteOperation, (app) => async (input, call) => {
  await app.get('limits').limitAddress('quotes-address', call.address)
  const { store, gateways } = await openStore(app, input, call)
  const { shippingType, discountCode, giftCodes, data = {} } = input
  await limitGuesses(app, {
    codes: [discountCode, ...(giftCodes ?? [])],
    address: call.address,
    customerId: store.id,
  })
  const { knex } = app.get('database')
  const now = new Date()
  const priced = await priceCart({
    app,
    db: knex,
    store,
    choices: cartChoices(input.items),
    shippingType,
    discountCode,
    province: data.province,
    country: data.country,
    postalcode: data.postalcode,
    now,
    asked: true,
  })
  const { total } = priced
  const isTest = gateways.some(({ live }) => !live)
  const toPay = { customerId: store.id, codes: giftCodes, total, isTest, leastRest: minOrderCents }
  return {
    ...quoteOf(priced, await payWithCards(knex, toPay)),
    takesCodes: await takesCodes(knex, store.id, now),
    takesGiftCards: await takesGiftCards(knex, store.id),
  }
})
