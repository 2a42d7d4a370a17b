import type { OrderLine, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { cents, sumCents, toCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { lineCents } from '@mainstreet/shared/rules/orders/line-cents'
import { isInPlaces, type Destination } from '@mainstreet/shared/rules/shipping/places'
import { untilFree, zoneCost, type Parcel, type Zone } from '@mainstreet/shared/rules/shipping/zones'
import type { Knex } from 'knex'
import type { StoredRow } from '../../kit/service/stored-row'

type SentLine = Pick<OrderLine, 'itemId' | 'quantity' | 'unitPrice' | 'discount'>

/** What is to be sent, by which way and where. */
export interface Sending {
  db: Knex
  customerId: number
  way: ShippingType
  to: Destination
  lines: readonly SentLine[]
  /** What counts while a shop has no zone of that way. */
  usual: Zone
}

/** What it costs to send it; cents. */
export interface PricedSending {
  cost: Cents
  /** How much more it has to come to until it costs nothing. */
  untilFree: Cents
  /** The least that an order to there comes to. */
  minimum: Cents
  /** Whether it may cost more, as nobody has said yet where it goes. */
  isFrom: boolean
}

/** The zones of a way in their order; none for what is fetched. */
const readZones = ({ db, customerId, way }: Sending): Promise<StoredRow<'shipping-zones'>[]> | [] =>
  way === 'pickup' || way === 'email'
    ? []
    : db<StoredRow<'shipping-zones'>>('shipping_zones').where({ customerId, way }).orderBy(['order', 'id'])

const gramsOf = async ({ db, lines }: Sending): Promise<number> => {
  const ids = lines.map(({ itemId }) => itemId)
  const rows = await db<StoredRow<'market-items'>>('market_items').whereIn('id', ids).select('id', 'weight')
  const weights = new Map(rows.map(({ id, weight }) => [id, weight]))
  return lines.reduce((sum, { itemId, quantity }) => sum + quantity * (weights.get(itemId) ?? 0), 0)
}

const parcelOf = async (sending: Sending, zones: readonly Zone[]): Promise<Parcel> => ({
  sum: sumCents(sending.lines.map(lineCents)),
  pieces: sending.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  grams: zones.some(({ basis }) => basis === 'weight') ? await gramsOf(sending) : 0,
})

/** What a shop asks for sending something: by its first zone of there, or the cheapest while a postal code could be in several; undefined where it sends nothing. */
export const priceSending = async (sending: Sending): Promise<PricedSending | undefined> => {
  const rows = await readZones(sending)
  const zones: Zone[] = rows.length
    ? rows.filter(({ places }) => isInPlaces(places, sending.to))
    : [sending.usual]
  const possible = sending.to.postalcode === undefined ? zones : zones.slice(0, 1)
  const parcel = await parcelOf(sending, possible)
  const priced = possible.map((zone) => ({
    cost: zoneCost(zone, parcel),
    untilFree: untilFree(zone, parcel),
    minimum: toCents(zone.minimum),
  }))
  const [cheapest] = priced.toSorted((a, b) => a.cost - b.cost)
  return cheapest && { ...cheapest, isFrom: priced.some(({ cost }) => cost !== cheapest.cost) }
}

/** What is fetched, or sent for nothing whatever it comes to. */
export const sentForNothing = { cost: cents(0), untilFree: cents(0), minimum: cents(0), isFrom: false }
