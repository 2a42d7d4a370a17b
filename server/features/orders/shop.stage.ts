import type { Account } from '@mainstreet/shared/contracts/account'
import type { StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Input } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import { baseFeatures } from '../../test/base-features'
import { as, type Client } from '../../test/as'
import { createTestApp, type TestApp, type TestAppOptions } from '../../test/create-test-app'
import { readMails, withoutCopies } from '../../test/mails'
import { contact } from '../contact/contact.feature'
import { mails } from '../mails/mails.feature'
import { marketplace } from '../marketplace/marketplace.feature'
import { settingAlarms } from '../setting-alarms/setting-alarms.feature'
import { tax } from '../tax/tax.feature'
import { orders } from './orders.feature'
import { buildCheckout, newKey, openShop, stockGoods, type buildCart, type Goods } from './orders.factory'

interface Stand {
  app: TestApp
  knex: Knex
  account: Account
  owner: Client
  buyer: Client
}

interface Opening {
  /** Features besides those that sell. */
  also?: TestAppOptions['features']
  open?: () => Promise<TestApp>
  settings?: Partial<StoreSettings>
}

const rowsOf = async ({ knex, account }: Stand, table: string) =>
  knex(table).where({ customerId: account.id }).orderBy('id')

const actionsOf = (shop: Stand) => {
  const pay = (body: object, headers = newKey()) => shop.buyer.post('payments', body).set(headers)
  return {
    /** Sends a payment as the buyer, under a key of its own unless told otherwise. */
    pay,
    /** Buys a cart, and answers the newest order that its owner sees. */
    async sell(
      cart: ReturnType<typeof buildCart>,
      overrides: Partial<Input<'payments'>> = {},
    ): Promise<Order> {
      await pay(buildCheckout(cart, overrides))
      return (await shop.owner.get('account-orders?$sort[id]=-1&$limit=1')).body.data[0]
    },
    /** Puts something on the shelves. */
    stock: (overrides?: Parameters<typeof stockGoods>[2]) => stockGoods(shop.app, shop.account, overrides),
    /** Pieces that are left. */
    stockOf: async ({ variationId: id }: Goods): Promise<number> =>
      (await shop.knex('market_variations').where({ id }).first())!.stock,
    /** The orders as they are stored, oldest first, unpaid ones too. */
    orders: () => rowsOf(shop, 'account_orders'),
    /** What the sandbox was asked to charge. */
    charges: () => rowsOf(shop, 'sandbox_charges'),
    mails: (kind?: string) => readMails(shop.app, { customerId: shop.account.id, ...(kind && { kind }) }),
    /** Which mails are queued or sent, oldest first, without copies. */
    mailKinds: async () =>
      withoutCopies(
        await shop.knex('account_mails').where({ customerId: shop.account.id }).orderBy('id'),
      ).map(({ kind }) => kind),
    /** Whom a kind of mail goes to, in the order of being queued. */
    toOf: async (kind: string): Promise<string[]> =>
      shop.knex('account_mails').where({ customerId: shop.account.id, kind }).orderBy('id').pluck('to'),
  }
}

/** A shop that sells, who owns it and who buys there. */
export type TestShop = Stand & ReturnType<typeof actionsOf>

const selling = [...baseFeatures, marketplace, orders, tax, mails, contact, settingAlarms]

/** Opens an application that sells before the tests of a file, and another shop before each. */
export const setShop = ({ also = [], open, settings }: Opening = {}): TestShop => {
  const shop = {} as Stand
  beforeAll(async () => {
    shop.app = open ? await open() : await createTestApp({ features: [...selling, ...also] })
    shop.knex = shop.app.get('database').knex
  })
  afterAll(() => shop.app?.close())
  beforeEach(async () => {
    shop.account = await openShop(shop.app, settings)
    // Every test has its own budget of attempts.
    shop.app.address = `10.9.${shop.account.id % 250}.${Math.floor(Math.random() * 250)}`
    shop.owner = await as(shop.app, 'owner', shop.account)
    shop.buyer = await as(shop.app, 'visitor', shop.account)
  })
  return Object.assign(shop, actionsOf(shop))
}
