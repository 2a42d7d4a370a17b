import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { CheckoutData } from '@mainstreet/shared/contracts/orders/orders'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Input } from '@mainstreet/shared/services'
import type { StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import type { StoredRow } from '../../kit/service/stored-row'
import { newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { soldOf } from './changes/plan-change'

/** One thing that can be put into a cart. */
export interface Goods {
  itemId: number
  variationId: number
}

/** A new account that sells: every shipping method, 5.00 for shipping, 4.00 for delivery. */
export const openShop = async (app: TestApp, settings: Partial<StoreSettings> = {}): Promise<Account> => {
  const account = await newAccount(app, { ecommerceEnabled: true, str_company_name: 'Harbour & Sons' })
  const { id } = account
  const defaults = { allowFlatRate: true, allowDelivery: true, allowLocalPickup: true }
  await app
    .get('database')
    .knex('store_settings')
    .insert({ id, customerId: id, ...defaults, flatRate: 5, deliveryRate: 4, ...settings })
    .onConflict('id')
    .merge()
  return account
}

type Overrides = Partial<Omit<StoredRow<'market-items'>, 'id' | 'customerId' | 'translations'>> &
  Partial<Pick<MarketVariation, 'price' | 'stock' | 'sku'>>

/** Puts a public item with one variation into a shop: 10.00, stock 5, tracked. */
export const stockGoods = async (
  app: TestApp,
  account: Account,
  overrides: Overrides = {},
): Promise<Goods> => {
  const { price = 10, stock = 5, sku = 'MUG-1', ...item } = overrides
  const { knex } = app.get('database')
  const owner = { customerId: account.id }
  const shown = { title: 'Mug', status: 'public' as const, newlyCreated: false, trackStock: true }
  const [made] = await knex('market_items')
    .insert({ ...owner, ...shown, ...item })
    .returning('id')
  const itemId = made!.id
  const [kind] = await knex('market_variations')
    .insert({ ...owner, itemId, variation: 'Regular', price, stock, sku })
    .returning('id')
  const variationId = kind!.id
  if (stock) await knex('stock_moves').insert({ variationId, delta: stock, reason: 'initial' })
  return { itemId, variationId }
}

/** A cart as the browser keeps it, one piece of everything unless said otherwise. */
export const buildCart = (...goods: (Goods & { quantity?: number })[]) =>
  goods.map(({ itemId, variationId, quantity = 1 }) => ({
    id: variationId,
    name: 'Mug',
    price: 10,
    quantity,
    item: { id: itemId },
  }))

/** A buyer in New Brunswick. */
export const buildBuyer = (overrides: Partial<CheckoutData> = {}): CheckoutData => ({
  name: 'Mona Leger',
  email: 'mona@people.test',
  phone: '(506) 555-0199',
  address: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalcode: 'E1C 1A1',
  country: 'Canada',
  ...overrides,
})

/** The body of a payment with a card that is accepted. */
export const buildCheckout = (
  items: ReturnType<typeof buildCart>,
  overrides: Partial<Input<'payments'>> = {},
): Input<'payments'> => ({
  id: 'pm_card_visa',
  items,
  data: buildBuyer(),
  shippingType: 'shipping',
  currency: 'cad',
  ...overrides,
})

/** The body of an order that an owner writes by hand. */
export const buildOrder = (items: ReturnType<typeof buildCart>, overrides: object = {}) => ({
  items,
  shippingType: 'pickup' as const,
  name: 'Mona Leger',
  email: 'mona@people.test',
  ...overrides,
})

/** A paid order of an account, with what it sold. */
export const createOrder = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const goods = await stockGoods(app, account)
  const order = { ...buildOrder(buildCart(goods)), customerId: account.id }
  return app.service('account-orders').create(order)
}

/** The correction of an order's phone. */
export const createCorrection = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const { id: orderId } = await createOrder(app, account)
  const changes = [{ field: 'phone' as const, before: '(506) 555-0199', after: '(506) 555-0198' }]
  return app.service('order-corrections').create({ customerId: account.id, orderId, changes, taxThere: null })
}

/** A change that gave back one dollar of an order of an account. */
export const createChange = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const { id: orderId } = await createOrder(app, account)
  const order = (await app.get('database').knex('account_orders').where({ id: orderId }).first())!
  const before = soldOf({ ...order, orderNumber: 1001 })
  const after = { ...before, subtotal: cents(order.subtotal - 100), total: cents(order.total - 100) }
  const { taxRate } = order
  const settledAt = new Date().toISOString()
  const change = { before, after, difference: -100, status: 'done' as const, taxRate, settledAt }
  return app.service('order-changes').create({ customerId: account.id, orderId, ...change })
}

/** A refund of one dollar of an order of an account. */
export const createRefund = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const order = await createOrder(app, account)
  return app.service('order-refunds').create({
    customerId: account.id,
    orderId: order.id,
    key: randomUUID(),
    amount: cents(100),
    subtotal: cents(100),
    shipping: cents(0),
    tax: cents(0),
    status: 'succeeded',
  })
}

/** A key for one submit. */
export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() })
