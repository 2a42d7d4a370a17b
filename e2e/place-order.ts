import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import type { Shop } from './shop'

/** A buyer somewhere else buys one of the shop's mugs over REST. */
export const placeOrder = async (app: TestApp, { account, itemId, variationId }: Shop): Promise<void> => {
  const buyer = await as(app, 'visitor', account)
  const checkout = buildCheckout(buildCart({ itemId, variationId }))
  await buyer.post('payments', checkout).set(newKey()).expect(200)
}
