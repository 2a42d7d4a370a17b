import fc from 'fast-check'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { as } from '../../../test/as'
import { newAddress } from '../../../test/create-test-app'
import { createWholeApp } from '../../../test/create-whole-app'
import { auditAccount } from '../../books/audit-account'
import { makeCard } from '../../gift-cards/gift-cards.factory'
import { buildCart, newKey, type Goods } from '../orders.factory'
import { orderToken } from '../order-token'
import { setShop } from '../shop.stage'
import { tillToken } from '../till/till-token'

const shop = setShop({ open: createWholeApp })

/** What can happen to an order, each with what tells its details. */
type Step =
  | { does: 'change'; pieces: number[]; way: 'shipping' | 'delivery' | 'pickup' }
  | { does: 'pay' | 'drop' | 'cancel' }
  | { does: 'refund-pieces'; of: number; restock: boolean }
  | { does: 'refund-amount'; amount: number }
  | { does: 'sale'; percent: number }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        does: fc.constant('change' as const),
        pieces: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
        way: fc.constantFrom('shipping' as const, 'delivery' as const, 'pickup' as const),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constantFrom('pay' as const, 'pay' as const, 'drop' as const) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('refund-pieces' as const),
        of: fc.integer({ min: 0, max: 2 }),
        restock: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('refund-amount' as const),
        amount: fc.integer({ min: 1, max: 2500 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('sale' as const), percent: fc.integer({ min: 1, max: 90 }) }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('cancel' as const) }) },
  ),
  { minLength: 2, maxLength: 8 },
)

/** A discount code that the order may have been bought with, for some of the goods or all. */
const codes = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent'), value: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('amount'), value: fc.integer({ min: 1, max: 900 }).map((n) => n / 100) }),
    fc.record({ kind: fc.constant('shipping'), value: fc.constant(0) }),
  ),
)
const isFor = fc.subarray([0, 1, 2])

/** What its first thing was sold for at the counter, if it was: its buyer pays there by a link. */
const ownPrice = fc.option(fc.integer({ min: 0, max: 2500 }))

/** What is on the gift cards that pay for it, in cents. */
const onCards = fc.array(fc.integer({ min: 100, max: 3000 }), { maxLength: 2 })

const dollars = fc.integer({ min: 0, max: 3000 }).map((amount) => amount / 100)
const rateStep = fc.record({ upTo: fc.integer({ min: 1, max: 2000 }), price: dollars })

/** What its shop asks for sending and bringing it, by what it weighs; without it one price. */
const rates = fc.option(
  fc.record({
    price: dollars,
    freeFrom: fc.option(dollars),
    steps: fc.uniqueArray(rateStep, { selector: ({ upTo }) => upTo, maxLength: 3 }),
  }),
)

/** Gives the shop zones with such rates, and no others. */
const setZones = async (rate: object | null) => {
  await shop.knex('shipping_zones').where({ customerId: shop.account.id }).delete()
  for (const way of rate ? ['shipping', 'delivery'] : [])
    await shop.owner.post('shipping-zones', { ...rate, way, name: 'Any', basis: 'weight' }).expect(201)
}

const place = {
  address: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  country: 'Canada',
  postalcode: 'E1C 1A1',
}

/** Sells the same at the counter, its first line for a price of its own, to a buyer who pays by the link. */
const sellAtCounter = async (
  [mug, bowl]: readonly Goods[],
  unitPrice: number,
  discountCode: string,
): Promise<Order> => {
  const items = [
    { ...mug, quantity: 2, unitPrice, priceReason: 'Last one' },
    { ...bowl, quantity: 1 },
  ]
  const { body: sale } = await shop.owner.post('till-sales', { items, discountCode }).expect(201)
  const token = tillToken(sale.id, shop.app.get('settings').secretKey)
  await shop.buyer.post('pay-sale', { token, id: 'pm_card_visa' }).set(newKey()).expect(200)
  const { body: paid } = await shop.owner.get(`till-sales/${sale.id}`).expect(200)
  return (await shop.owner.get(`account-orders/${paid.orderId}`).expect(200)).body
}

/** Does a step as the owner or the buyer would; what the rules refuse is refused by them. */
const doStep = async (step: Step, order: Order, goods: Goods[]): Promise<{ status: number }> => {
  const orderId = order.id
  switch (step.does) {
    case 'change': {
      const { shippingType } = (await shop.owner.get(`account-orders/${orderId}`)).body
      const items = goods
        .map(({ itemId, variationId }, at) => ({ itemId, variationId, quantity: step.pieces[at]! }))
        .filter(({ quantity }) => quantity > 0)
      const moves = step.way !== shippingType && step.way !== 'pickup'
      const way = { shippingType: step.way, ...(moves && place) }
      return shop.owner.post('change-order', { orderId, items, ...way })
    }
    case 'pay': {
      const token = orderToken(orderId, shop.app.get('settings').secretKey)
      return shop.buyer.post('pay-change', { token, id: 'pm_card_visa' }).set(newKey())
    }
    case 'drop':
      return shop.owner.post('drop-change', { orderId })
    case 'refund-pieces': {
      const lines = [{ variationId: goods[step.of]!.variationId, quantity: 1, restock: step.restock }]
      return shop.owner.post('refund-order', { orderId, lines })
    }
    case 'refund-amount':
      return shop.owner.post('refund-order', { orderId, amount: step.amount })
    case 'sale': {
      const { itemId } = goods[0]!
      const discount = { onSale: true, discountType: 'percent', discountValue: String(step.percent) }
      return shop.owner.patch(`market-items/${itemId}`, discount)
    }
    default:
      return shop.owner.patch(`account-orders/${orderId}`, { status: 'cancelled' })
  }
}

/** What gift cards have paid and not got back. */
const spentOnCards = async (): Promise<number> => {
  const cards = await shop.knex('gift_cards').where({ customerId: shop.account.id })
  return cards.reduce((all, { value, balance }) => all + value - balance, 0)
}

/** What cards of both kinds have paid and got back. */
const netPaid = async (): Promise<number> => {
  const charges = await shop.charges()
  const paid = charges.filter(({ status }) => status === 'succeeded' || status === 'refunded')
  const ids = paid.map(({ id }) => id)
  const back = await shop.knex('sandbox_refunds').whereIn('paymentId', ids)
  const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  return sum(paid) - sum(back) + (await spentOnCards())
}

test('any order of codes, gift cards, zones, prices of the counter, changes, payments, refunds, sales and a cancel ends with sums, taxes, stock, charges and receipts that agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, codes, isFor, rates, onCards, ownPrice, async (...run) => {
      const [all, terms, chosen, rate, values, own] = run
      // Every run has its own budget of attempts.
      shop.app.address = newAddress()
      shop.buyer = await as(shop.app, 'visitor', shop.account)
      const goods = [
        await shop.stock({ stock: 6, price: 10.05 }),
        await shop.stock({ stock: 6, price: 9.99, title: 'Bowl', taxExempt: true }),
        await shop.stock({ stock: 6, price: 0.35, title: 'Pin' }),
      ]
      await setZones(rate)
      await shop.owner.patch(`market-items/${goods[0]!.itemId}`, { weight: 333 }).expect(200)
      // At the counter nothing is sent, so no code can make that free.
      const isUsed = own === null || terms?.kind !== 'shipping'
      const code = isUsed && terms && { ...terms, code: `Any ${goods[0]!.itemId}` }
      const itemIds = chosen.filter((at) => at < 2).map((at) => goods[at]!.itemId)
      if (code) expect((await shop.owner.post('discount-codes', { ...code, itemIds })).status).toBe(201)
      const giftCodes: string[] = []
      for (const value of values) giftCodes.push((await makeCard(shop.app, shop.account, value)).code)
      const before = await netPaid()
      const cart = buildCart({ ...goods[0]!, quantity: 2 }, goods[1]!)
      const bought = {
        shippingType: 'shipping' as const,
        giftCodes,
        ...(code && { discountCode: code.code }),
      }
      const order =
        own === null ? await shop.sell(cart, bought) : await sellAtCounter(goods, own, code ? code.code : '')
      expect(order.discountCode).toBe(code ? code.code : '')
      for (const step of all) {
        const { status } = await doStep(step, order, goods)
        expect([200, 400, 402, 404, 409]).toContain(status)
        const now: Order = (await shop.owner.get(`account-orders/${order.id}`)).body
        expect((await netPaid()) - before).toBe(now.total - now.refunded)
      }
      const { found, failures } = await auditAccount(shop.app, shop.account.id)
      expect(failures).toBe(0)
      expect([...found].filter(([, rows]) => rows.length > 0)).toEqual([])
    }),
    { numRuns: 15 },
  )
})
