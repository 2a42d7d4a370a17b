/** What a business's pixel hears of beside page views. */
export type ToldEvent = 'Lead' | 'AddToCart' | 'AddPaymentInfo' | 'Purchase'

type Listener = (event: ToldEvent, cents?: number) => void

const listeners = new Set<Listener>()

/** Says that a visitor did something of worth, in cents where it has a price; nobody hears it before the visitor has agreed. */
export const tellVisit: Listener = (event, cents) => listeners.forEach((hear) => hear(event, cents))

/** Hears what visitors do until the answer is called. */
export const onToldVisit = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
