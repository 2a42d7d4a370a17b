import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { createWholeApp } from '../../../test/create-whole-app'
import { auditAccount } from '../../books/audit-account'
import { buildCart, buildCheckout, type Goods } from '../orders.factory'
import { orderToken } from '../order-token'
import { setShop } from '../shop.stage'
import { makeCard } from '../../gift-cards/gift-cards.factory'

/** Opens a shop before each test of a file, with one thing at 20.00 and 3.00 of tax where it is fetched, and checks its books after each. */
export const setCardShop = () => {
  const shop = Object.assign(
    setShop({
      open: createWholeApp,
      settings: { manualPayments: true, manualInstructions: 'Send it to pay@harbour.test.' },
    }),
    {} as { goods: Goods },
  )
  beforeEach(async () => {
    shop.goods = await shop.stock({ stock: 10, price: 20 })
  })
  afterEach(async () => {
    const { found, failures } = await auditAccount(shop.app, shop.account.id)
    expect([failures, ...[...found.values()].flat()]).toEqual([0])
  })
  /** The body of a payment with gift cards and a card for the rest, unless told otherwise. */
  const pickup = (giftCodes: string[], more: object = {}) =>
    buildCheckout(buildCart(shop.goods), { shippingType: 'pickup', giftCodes, ...more })
  return Object.assign(shop, {
    pickup,
    card: (cents: number) => makeCard(shop.app, shop.account, cents),
    /** What is left of a card, in cents. */
    left: async ({ card: { id } }: { card: { id: number } }): Promise<number> =>
      (await shop.owner.get(`gift-cards/${id}`).expect(200)).body.balance,
    /** Why cards have changed since they were made, and by how much. */
    reasons: async () =>
      (await shop.knex('gift_card_moves').where({ customerId: shop.account.id }).orderBy('id'))
        .filter(({ reason }) => reason !== 'made')
        .map(({ reason, delta }) => [reason, delta]),
    buy: async (giftCodes: string[], more: object = {}): Promise<Order> => {
      await shop.pay(pickup(giftCodes, more)).expect(200)
      return (await shop.owner.get('account-orders?$sort[id]=-1&$limit=1')).body.data[0]
    },
    read: async ({ id }: Order): Promise<Order> =>
      (await shop.owner.get(`account-orders/${id}`).expect(200)).body,
    cancel: ({ id }: Order) => shop.owner.patch(`account-orders/${id}`, { status: 'cancelled' }).expect(200),
    /** What cards were charged, and how it stands. */
    charged: async () => (await shop.charges()).map(({ amount, status }) => [amount, status]),
    tokenOf: ({ id }: Order) => orderToken(id, shop.app.get('settings').secretKey),
  })
}
