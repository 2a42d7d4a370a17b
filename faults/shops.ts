import { as } from '../server/test/as'
import { createWholeApp } from '../server/test/create-whole-app'
import { migrations } from '../migrations/index'
import { makeCard } from '../server/features/gift-cards/gift-cards.factory'
import { openStripeShop, type StripeShop } from '../server/features/orders/stripe-shop.factory'
import { stockGoods, type Goods } from '../server/features/orders/orders.factory'
import { openDatabase } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import type { TestApp } from '../server/test/create-test-app'
import type { StripeStandIn } from '../server/test/stripe/stripe-stand-in'

/** Where a run's data are, and the secrets that open them. */
export interface Place {
  dataDir: string
  databaseUrl?: string
  /** Where another database takes its place, or PgBouncer stands before it. */
  databaseDirectUrl?: string
  jwtSecret: string
  secretKey: string
}

/** A shop with plenty of some things and little of one, and a code, a gift card and a time that some buyers come too late for. */
export interface Shop extends StripeShop {
  sold: Goods[]
  /** A time of pickup that has few places. */
  slot: string
  /** The code of a gift card that pays for a few orders. */
  giftCode: string
  /** What its owner signs in with. */
  ownerToken: string
}

const plenty = [100_000, 100_000, 100_000, 30]

/** The code of every shop. */
export const scarceCode = 'SCARCE'
const scarce = { code: scarceCode, kind: 'percent', value: 12.5, usageLimit: 4 }

/** What is on a shop's gift card, in cents. */
const onCard = 12_345

/** How many orders there are for a time of pickup. */
export const placesPerSlot = 4

/** Lets a shop's buyers choose when they come, whatever the hour is now; answers a time that is far enough away for a run. */
const takeTimes = async (app: TestApp, { account }: StripeShop): Promise<string> => {
  const owner = await as(app, 'owner', account)
  const always = { isOpen: true, byAppointment: false, open: '00:00:00', close: '00:00:00' }
  await app.get('database').knex('profile_hours').where({ customerId: account.id }).update(always)
  await owner.post('order-times', { way: 'pickup', perSlot: placesPerSlot }).expect(201)
  const { body } = await owner.post('order-slots', { customerid: account.id, way: 'pickup' }).expect(200)
  return body.days[1].times[0]
}

/** The product on a run's data, in this process: before the server starts, or after it has left. */
export const appOn = (
  { dataDir, databaseUrl, databaseDirectUrl, jwtSecret, secretKey }: Place,
  stripeApiBase: string,
): Promise<TestApp> =>
  createWholeApp({ jwtSecret, secretKey, stripeApiBase }, async () => {
    const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir })
    await migrateUp(database, migrations)
    return database
  })

/** Opens shops that take cards. */
export const openShops = async (place: Place, stripe: StripeStandIn, count: number): Promise<Shop[]> => {
  const app = await appOn(place, stripe.origin)
  const shops: Shop[] = []
  for (let number = 0; number < count; number++) {
    const shop = await openStripeShop(app, stripe)
    const sold: Goods[] = []
    for (const stock of plenty) sold.push(await stockGoods(app, shop.account, { stock }))
    const owner = await as(app, 'owner', shop.account)
    await owner.post('discount-codes', scarce).expect(201)
    const { code: giftCode } = await makeCard(app, shop.account, onCard)
    shops.push({ ...shop, sold, giftCode, slot: await takeTimes(app, shop), ownerToken: owner.token! })
  }
  await app.close()
  return shops
}
