import { auditAccount } from '../server/features/books/audit-account'
import type { PaymentGateway } from '../server/kit/payments/payment-gateway'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { TestApp } from '../server/test/create-test-app'
import type { Books } from '../server/test/stripe/stripe-books'
import type { StripeStandIn } from '../server/test/stripe/stripe-stand-in'
import type { Answered } from './buyers'
import { appOn, placesPerSlot, type Place, type Shop } from './shops'

interface Trial {
  place: Place
  stripe: StripeStandIn
  shops: readonly Shop[]
  answered: readonly Answered[]
}

const paidIn = ({ intents }: Books) => [...intents.values()].filter(({ status }) => status === 'succeeded')

/** What the provider's own books say, for the audit to compare with ours. */
const chargesOf = (books: Books) =>
  paidIn(books).map(({ id, amount_received, metadata }) => ({
    paymentId: id,
    orderId: Number(metadata.order),
    amountCents: cents(amount_received),
    refundedCents: cents(
      books.refunds
        .filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
  }))

/** The product's gateways, of which Stripe's lists what the stand-in knows. */
const listCharges = (app: TestApp, shops: readonly Shop[]) => {
  const gateways = app.get('gateways')
  const listing = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    listCharges: async ({ customerId }) => {
      const shop = shops.find(({ account }) => account.id === customerId)
      return shop ? chargesOf(shop.books) : []
    },
  })
  app.set('gateways', {
    ...gateways,
    of: (setup) => gateways.of(setup).map(listing),
    named(...args) {
      const gateway = gateways.named(...args)
      return gateway && listing(gateway)
    },
  })
}

/** One order for each checkout that was answered ok, and none for two. */
const checkAnswers = async (app: TestApp, answered: readonly Answered[]): Promise<string[]> => {
  const keys = new Map<string, string>()
  const orders = new Map<string, string>()
  const broken: string[] = []
  for (const { shop, key, orderNumber } of answered) {
    const order = `${shop.account.id} ${orderNumber}`
    if ((keys.get(key) ?? order) !== order)
      broken.push(`key ${key} was answered ${keys.get(key)} and ${order}`)
    if ((orders.get(order) ?? key) !== key) broken.push(`order ${order} was answered to two checkouts`)
    keys.set(key, order)
    orders.set(order, key)
  }
  const rows = await app
    .get('database')
    .knex('account_orders')
    .whereNot({ unlisted: true })
    .select('customerId', 'orderNumber')
  const known = new Set(rows.map(({ customerId, orderNumber }) => `${customerId} ${orderNumber}`))
  return [
    ...broken,
    ...[...orders.keys()].filter((order) => !known.has(order)).map((order) => `order ${order} is not there`),
  ]
}

/** Proves what a run has left behind. */
export const judge = async ({ place, stripe, shops, answered }: Trial) => {
  const app = await appOn(place, stripe.origin)
  try {
    listCharges(app, shops)
    const violations = await checkAnswers(app, answered)
    const { knex } = app.get('database')
    const pending = await knex('account_orders').where({ status: 'pending' }).pluck<number[]>('id')
    violations.push(...pending.map((id) => `order id ${id} is still pending`))
    const refunds = await knex('order_refunds').where({ status: 'pending' }).pluck<number[]>('id')
    violations.push(...refunds.map((id) => `refund id ${id} is still pending`))
    const half = await knex('order_changes')
      .where({ status: 'waiting' })
      .where('difference', '<', 0)
      .pluck<number[]>('id')
    violations.push(...half.map((id) => `change id ${id} waits for money that is back`))
    const overdrawn = await knex('discount_codes')
      .whereRaw('used > "usageLimit"')
      .select('customerId', 'used')
    violations.push(
      ...overdrawn.map(({ customerId, used }) => `code of account ${customerId} used ${used} times`),
    )
    const crowded = await knex('account_orders')
      .whereNotNull('heldSlot')
      .groupBy('customerId', 'heldSlot')
      .havingRaw('count(*) > ?', [placesPerSlot])
      .pluck<number[]>('customerId')
    violations.push(...crowded.map((id) => `account ${id} has more orders for a time than places`))
    for (const { account } of shops) {
      const { found, failures } = await auditAccount(app, account.id)
      if (failures) violations.push(`${failures} checks of account ${account.id} failed`)
      for (const [kind, rows] of found)
        violations.push(
          ...rows.map((row) => `${kind}: ${row.subject}: expected ${row.expected}, found ${row.found}`),
        )
    }
    const orders = await knex('account_orders').whereNot({ unlisted: true }).pluck<number[]>('id')
    const charges = shops.reduce((sum, { books }) => sum + paidIn(books).length, 0)
    return { violations, orders: orders.length, charges }
  } finally {
    await app.close()
  }
}
