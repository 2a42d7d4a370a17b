import type { Account } from '@mainstreet/shared/contracts/account'
import { as } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import type { Books } from '../../test/stripe/stripe-books'
import type { StripeStandIn } from '../../test/stripe/stripe-stand-in'
import { openShop, stockGoods, type Goods } from './orders.factory'

/** A shop that takes cards by Stripe, with test keys in use and live ones beside them. */
export interface StripeShop {
  account: Account
  goods: Goods
  secretKey: string
  webhookSecret: string
  /** What the stand-in knows of its tests. */
  books: Books
}

/** Opens one whose keys were entered by its owner. */
export const openStripeShop = async (
  app: TestApp,
  stripe: StripeStandIn,
  { live = false } = {},
): Promise<StripeShop> => {
  const account = await openShop(app)
  const name = `51shop${account.id}x${Math.random().toString(36).slice(2, 10)}`
  const mode = live ? 'live' : 'test'
  const secretKey = `sk_${mode}_${name}`
  const webhookSecret = `whsec_${mode}${name}`
  const owner = await as(app, 'owner', account)
  await owner
    .patch(`account/${account.id}`, {
      stripePublicKey: `pk_live_${name}`,
      stripeTestPublishKey: `pk_test_${name}`,
    })
    .expect(200)
  await owner
    .patch(`store-settings/${account.id}`, {
      useTestStripeData: !live,
      stripeSecretKey: `sk_live_${name}`,
      stripeTestSecretKey: `sk_test_${name}`,
      stripeWebhookSecret: `whsec_live${name}`,
      stripeTestWebhookSecret: `whsec_test${name}`,
    })
    .expect(200)
  const goods = await stockGoods(app, account)
  return { account, goods, secretKey, webhookSecret, books: stripe.books(secretKey) }
}
