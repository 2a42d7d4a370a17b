import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { createSandboxGateway } from '../../../kit/payments/sandbox-gateway'
import { replacePart } from '../../../test/with-parts'
import { buildCart, type Goods } from '../orders.factory'
import { setShop } from '../shop.stage'

/** The wish for pieces of one line. */
export const pieces = ({ variationId }: Goods, quantity = 1, restock = true) => ({
  lines: [{ variationId, quantity, restock }],
})

/** Opens a shop before each test of a file: mugs at 10.00, and soaps at 5.00 that are tax-exempt. */
export const setRefundShop = () => {
  const shop = Object.assign(setShop(), {} as { mugs: Goods; soaps: Goods })
  beforeEach(async () => {
    shop.mugs = await shop.stock()
    shop.soaps = await shop.stock({ title: 'Soap', price: 5, taxExempt: true, sku: 'SOAP' })
  })
  return Object.assign(shop, {
    /** Two mugs and a soap with 5.00 for shipping and 3.75 HST: 33.75. */
    sellAll: () => shop.sell(buildCart({ ...shop.mugs, quantity: 2 }, shop.soaps)),
    read: async ({ id }: Order): Promise<Order> => (await shop.owner.get(`account-orders/${id}`)).body,
    refundsOf: async ({ id }: Order): Promise<OrderRefund[]> =>
      (await shop.owner.get(`order-refunds?orderId=${id}`)).body.data,
    refund: ({ id: orderId }: Order, wish: object, who = shop.owner) =>
      who.post('refund-order', { orderId, ...wish }),
    /** How many mails told a buyer of a refund. */
    notices: async () => (await shop.mails('refund')).length,
    /** Has the card provider answer refunds otherwise, until the answered function is called. */
    provider: (change: Partial<PaymentGateway>) => {
      const gateway = { ...createSandboxGateway(shop.knex), ...change }
      return replacePart(shop.app, 'gateways', { ...shop.app.get('gateways'), named: () => gateway })
    },
  })
}
