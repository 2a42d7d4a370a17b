import { cents, toCents, type Cents } from '../money/money'
import { isInPlaces, type Destination } from './places'

/** The ways on which an order is sent, each with its zones. */
export const zoneWays = ['shipping', 'delivery'] as const
export type ZoneWay = (typeof zoneWays)[number]

/** By what a zone's price is reckoned: one for each order, in steps of grams, or of pieces. */
export const zoneBases = ['order', 'weight', 'pieces'] as const
export type ZoneBasis = (typeof zoneBases)[number]

/** Up to so many grams or pieces, an order is sent for so many dollars. */
export interface RateStep {
  upTo: number
  price: number
}

/** What it costs to have something sent to some places; dollars. */
export interface Zone {
  /** As `readPlaces` keeps them; empty is everywhere. */
  places: string
  basis: ZoneBasis
  /** The lowest first; none where each order costs the same. */
  steps: readonly RateStep[]
  /** Of every order, or beyond the last step. */
  price: number
  /** From which sum on it is sent for nothing; null for never. */
  freeFrom: number | null
  /** The least that an order comes to. */
  minimum: number
}

/** What of a cart counts for its shipping: its items after the code, what they weigh and how many they are. */
export interface Parcel {
  sum: Cents
  grams: number
  pieces: number
}

/** The first zone of a place; undefined where nothing is sent there. */
export const zoneFor = <Z extends Pick<Zone, 'places'>>(
  zones: readonly Z[],
  to: Destination,
): Z | undefined => zones.find(({ places }) => isInPlaces(places, to))

const isFree = ({ freeFrom }: Zone, sum: Cents): boolean => freeFrom !== null && sum >= toCents(freeFrom)

/** What a zone asks for a parcel. */
export const zoneCost = (zone: Zone, { sum, grams, pieces }: Parcel): Cents => {
  if (isFree(zone, sum)) return cents(0)
  const amount = zone.basis === 'weight' ? grams : pieces
  const step = zone.steps.find(({ upTo }) => amount <= upTo)
  return toCents(step ? step.price : zone.price)
}

/** How much more an order has to come to until it is sent for nothing; 0 where it is, or never will be. */
export const untilFree = (zone: Zone, parcel: Parcel): Cents =>
  zone.freeFrom === null || zoneCost(zone, parcel) === 0
    ? cents(0)
    : cents(toCents(zone.freeFrom) - parcel.sum)

/** The one zone of a shop that has none: everywhere, for one price. */
export const everywhere = (price: number, freeFrom: number | null): Zone => ({
  places: '',
  basis: 'order',
  steps: [],
  price,
  freeFrom,
  minimum: 0,
})

/** What visitors know of a way before they say where: the dollars between which its prices lie, and from which sum on it is free wherever it goes; null for none. */
export interface ZoneSpan {
  from: number
  to: number
  freeFrom: number | null
}

/** What the zones of a way come to, of which there is at least one. */
export const zoneSpan = (zones: readonly Zone[]): ZoneSpan => {
  const prices = zones.flatMap(({ price, steps }) => [price, ...steps.map((step) => step.price)])
  const free = zones.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    from: Math.min(...prices),
    to: Math.max(...prices),
    freeFrom: free.length === zones.length ? Math.max(...free) : null,
  }
}
