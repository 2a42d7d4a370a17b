import type { Account } from '@mainstreet/shared/contracts/account'
import type { TestApp } from '../../../test/create-test-app'
import { stockGoods } from '../orders.factory'

/** A sale that waits for its buyer's phone. */
export const createTillSale = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const { itemId, variationId } = await stockGoods(app, account)
  return app
    .service('till-sales')
    .create({ customerId: account.id, items: [{ itemId, variationId, quantity: 1 }] })
}
