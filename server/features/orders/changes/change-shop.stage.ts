import type { ChangeQuote } from '@mainstreet/shared/contracts/orders/changes'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { createWholeApp } from '../../../test/create-whole-app'
import { auditAccount } from '../../books/audit-account'
import { buildCart, newKey, type Goods } from '../orders.factory'
import { orderToken } from '../order-token'
import { setShop } from '../shop.stage'

/** The wish for all that an order is to sell, one piece of each unless said otherwise. */
export const items = (...goods: (Goods & { quantity?: number })[]) => ({
  items: goods.map(({ itemId, variationId, quantity = 1 }) => ({ itemId, variationId, quantity })),
})

/** Opens a shop before each test of a file: ten mugs at 10.00 and ten bowls at 15.00. */
export const setChangeShop = () => {
  const shop = Object.assign(setShop({ open: createWholeApp }), {} as { mug: Goods; bowl: Goods })
  beforeEach(async () => {
    shop.mug = await shop.stock({ stock: 10 })
    shop.bowl = await shop.stock({ stock: 10, title: 'Bowl', price: 15, sku: 'BOWL' })
  })
  const tokenOf = ({ id }: Order) => orderToken(id, shop.app.get('settings').secretKey)
  return Object.assign(shop, {
    /** Two mugs that are sent: 20.00, 5.00 for shipping, 3.75 HST. */
    sellTwo: () => shop.sell(buildCart({ ...shop.mug, quantity: 2 }), { shippingType: 'shipping' }),
    change: ({ id: orderId }: Order, wish: object, who = shop.owner) =>
      who.post('change-order', { orderId, ...wish }),
    quoteOf: async ({ id: orderId }: Order, wish: object): Promise<ChangeQuote> =>
      (await shop.owner.post('change-quote', { orderId, ...wish }).expect(200)).body,
    read: async ({ id }: Order): Promise<Order> =>
      (await shop.owner.get(`account-orders/${id}`).expect(200)).body,
    changesOf: async ({ id }: Order) =>
      (await shop.owner.get(`order-changes?orderId=${id}&$sort[id]=1`).expect(200)).body.data,
    tokenOf,
    payChange: (order: Order, body: object = {}, headers = newKey()) =>
      shop.buyer.post('pay-change', { token: tokenOf(order), id: 'pm_card_visa', ...body }).set(headers),
    /** What the books find wrong. */
    findings: async () => {
      const { found, failures } = await auditAccount(shop.app, shop.account.id)
      expect(failures).toBe(0)
      return [...found].filter(([, rows]) => rows.length > 0)
    },
    stocks: async () => [await shop.stockOf(shop.mug), await shop.stockOf(shop.bowl)],
  })
}
