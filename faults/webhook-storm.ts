import { setTimeout as pause } from 'node:timers/promises'
import type { StripeEvent } from '../server/test/stripe/stripe-books'
import { deliver } from '../server/test/stripe/stripe-events'
import type { Shop } from './shops'

const everyMs = 100
const repeats = 3
const stormEveryMs = 3_000
const stormSize = 40
const patienceMs = 90_000

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

/** Delivers every event of the shops until it is taken, late, out of order and up to three times, and old ones again in heaps. */
export const startStorm = (shops: readonly Shop[], origin: string) => {
  const seen = new Map<Shop, number>()
  const under = new Set<Promise<void>>()
  let sent = 0
  let isStopped = false
  const send = async (shop: Shop, event: StripeEvent, insists: boolean) => {
    const url = `${origin}/api/webhooks/stripe/${shop.account.id}`
    for (const until = Date.now() + patienceMs; Date.now() < until;) {
      await pause(Math.random() * 1_000)
      sent++
      const status = await deliver(event, { url, secret: shop.webhookSecret })
      if (!insists || status === 200) return
      await pause(1_000)
    }
  }
  const begin = (shop: Shop, event: StripeEvent, insists: boolean) => {
    const sending: Promise<void> = send(shop, event, insists).finally(() => under.delete(sending))
    under.add(sending)
  }
  const deliverNew = () => {
    for (const shop of shops) {
      const { events } = shop.books
      for (const event of events.slice(seen.get(shop) ?? 0))
        for (let time = Math.ceil(Math.random() * repeats); time > 0; time--) begin(shop, event, time === 1)
      seen.set(shop, events.length)
    }
  }
  const repeatOld = () => {
    const old = shops.filter(({ books }) => books.events.length > 0)
    for (let count = 0; old.length && count < stormSize; count++) {
      const shop = any(old)
      begin(shop, any(shop.books.events), false)
    }
  }
  const running = (async () => {
    for (let stormAt = Date.now(); !isStopped; await pause(everyMs)) {
      deliverNew()
      if (Date.now() < stormAt) continue
      repeatOld()
      stormAt = Date.now() + stormEveryMs
    }
  })()
  return {
    sent: () => sent,
    /** Ends when every event has been taken. */
    async calmDown() {
      isStopped = true
      await running
      deliverNew()
      while (under.size) await Promise.all(under)
    },
  }
}
