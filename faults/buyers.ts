import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildCart, buildCheckout } from '../server/features/orders/orders.factory'
import type { StripeStandIn } from '../server/test/stripe/stripe-stand-in'
import { call } from './call'
import { changeBought } from './change-bought'
import type { Plan } from './faults'
import { scarceCode, type Shop } from './shops'

/** How checkouts ended for their buyers. */
export interface Counts {
  ok: number
  declined: number
  /** Refused before anything was charged: sold out, or the code or the gift card used up, for the most part. */
  refused: number
  /** Nobody could say how it stands, and the buyer asked again. */
  unknown: number
  /** The server was not there, or went away before it answered, and the buyer tried again. */
  retried: number
  /** The buyer got no answer and left. */
  left: number
  doubleClicks: number
  /** Orders that were changed after they were bought, once or more. */
  changed: number
}

/** A checkout that was answered ok. */
export interface Answered {
  shop: Shop
  key: string
  orderNumber: number
}

/** Where a run buys. */
export interface Market {
  plan: Plan
  shops: readonly Shop[]
  stripe: StripeStandIn
  origin: string
}

type Bought = { orderNumber?: number; token?: string }
type Answer = ({ status: number; isUnderWay: boolean } & Bought) | undefined

const doubled = 0.2
const declining = 0.1
const changing = 0.4
const coding = 0.3
const gifting = 0.3
const fetching = 0.2
const slow = 0.25
const broken = 0.02
const maxTries = 200

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

const bodyFor = ({ sold, slot, giftCode }: Shop) => {
  const first = any(sold)
  const second = any(sold)
  const cart = first === second ? buildCart({ ...first, quantity: 2 }) : buildCart(first, second)
  const id = Math.random() < declining ? 'pm_card_visa_chargeDeclinedInsufficientFunds' : 'pm_card_visa'
  const code = Math.random() < coding && { discountCode: scarceCode }
  const time = Math.random() < fetching && { shippingType: 'pickup' as const, wantedFor: slot }
  const card = Math.random() < gifting && { giftCodes: [giftCode] }
  return JSON.stringify(buildCheckout(cart, { id, ...code, ...card, ...time }))
}

/** What goes wrong at the provider from now on, a while at a time. */
const disturb = ({ stripe, plan }: Market) => {
  const on = 'POST /v1/payment_intents' as const
  if (stripe.faults.length > plan.buyers) return
  const chance = Math.random()
  if (chance < slow) stripe.faults.push({ on, slowMs: Math.random() * plan.maxDelayMs })
  else if (chance < slow + broken) stripe.faults.push({ on, dropped: true })
  else if (chance < slow + 2 * broken) stripe.faults.push({ on, fails: true })
  else if (chance < slow + 3 * broken)
    // Longer than anybody tries again: nobody knows, until an event or the sweeper does.
    for (let time = 0; time < 3; time++)
      stripe.faults.push({ on, dropped: true }, { on: 'GET /v1/payment_intents', fails: true })
}

const ask = async (
  { origin }: Market,
  shop: Shop,
  request: { key: string; body: string },
): Promise<Answer> => {
  const answer = await call<Bought>(origin, shop, { path: 'payments', ...request })
  return answer && { status: answer.status, isUnderWay: answer.isUnderWay, ...answer.body }
}

/** Buyers who check out one after the other, many at once, and try again under their key until they know how it stands. */
export const createBuyers = (market: Market) => {
  const { plan, shops } = market
  const counts: Counts = {
    ok: 0,
    declined: 0,
    refused: 0,
    unknown: 0,
    retried: 0,
    left: 0,
    doubleClicks: 0,
    changed: 0,
  }
  const answered: Answered[] = []
  const unexpected = new Map<string, number>()

  /** Counts an answer; whether it was one that ends the checkout. */
  const isEnd = (answer: Answer, shop: Shop, key: string): boolean => {
    if (!answer) {
      counts.retried++
      return false
    }
    const { status, orderNumber, isUnderWay } = answer
    if (orderNumber !== undefined) answered.push({ shop, key, orderNumber })
    if (status === 503) counts.unknown++
    if (status === 429 || status === 500)
      unexpected.set(String(status), (unexpected.get(String(status)) ?? 0) + 1)
    return orderNumber !== undefined || (!isUnderWay && [400, 402, 409].includes(status))
  }

  const checkOut = async () => {
    disturb(market)
    const shop = any(shops)
    const request = { key: randomUUID(), body: bodyFor(shop) }
    const clicks = Math.random() < doubled ? 2 : 1
    counts.doubleClicks += clicks - 1
    for (let attempt = 0; attempt < maxTries; attempt++) {
      const answers = await Promise.all(
        Array.from({ length: attempt ? 1 : clicks }, () => ask(market, shop, request)),
      )
      const ends = answers.filter((answer) => isEnd(answer, shop, request.key))
      const [end] = ends
      if (end?.orderNumber !== undefined) {
        const { orderNumber, token } = end
        if (Math.random() < changing && (await changeBought(market, shop, { orderNumber, token: token! })))
          counts.changed++
        return void counts.ok++
      }
      if (end) return void (end.status === 402 ? counts.declined++ : counts.refused++)
      if (Math.random() < plan.leaves) break
      await pause(300 + Math.random() * 700)
    }
    counts.left++
  }

  return {
    counts,
    answered,
    /** How many checkouts have ended, however they did. */
    served: () => counts.ok + counts.declined + counts.refused + counts.left,
    /** Answers that no checkout should get, by status. */
    unexpected,
    async buyAll() {
      let begun = 0
      const buyer = async () => {
        while (begun++ < plan.checkouts) await checkOut()
      }
      await Promise.all(Array.from({ length: plan.buyers }, buyer))
    },
  }
}
