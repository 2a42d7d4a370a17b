import type { Cents } from '@mainstreet/shared/rules/money'

/** What a business's pixel hears of beside page views. */
export type TrackedEvent = 'Lead' | 'AddToCart' | 'AddPaymentInfo' | 'Purchase'

type Listener = (event: TrackedEvent, cents?: Cents) => void

const listeners = new Set<Listener>()

/** Says that a visitor did something of worth, in cents where it has a price; nobody hears it before the visitor has agreed. */
export const trackVisit: Listener = (event, cents) => listeners.forEach((hear) => hear(event, cents))

/** Hears what visitors do until the answer is called. */
export const onTrackedVisit = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
