import { Type } from '@sinclair/typebox'
import { all, everyone } from '../../access'
import { clock, id, integer, labelled, nullable, oneOf } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'
import type { SlotDay } from '../../rules/time/slot-days'

/** The ways to the buyer on which a time can be chosen. */
export const timedWays = ['pickup', 'delivery'] as const
export type TimedWay = (typeof timedWays)[number]

/** Whether buyers can choose a time of a way; not where none is chosen. */
export const isTimed = (way: string | null): way is TimedWay =>
  (timedWays as readonly (string | null)[]).includes(way)

const dayMinutes = 24 * 60
const clockOrNone = Type.String({ pattern: `^$|${clock.pattern}` })

/** That buyers choose when they fetch an order, or when it is brought, within the opening hours; a way without a row is not asked about. */
export const orderTimesContract = contract({
  path: 'order-times',
  name: { en: 'Times of pickup and delivery', fr: 'Heures de ramassage et de livraison' },
  called: 'way',
  record: {
    id,
    customerId: id,
    way: labelled({ en: 'Way', fr: 'Mode' }, oneOf(timedWays)),
    everyMinutes: labelled({ en: 'Times', fr: 'Heures offertes' }, integer(5, 240)),
    leadMinutes: labelled(
      { en: 'An order is ready', fr: 'Une commande est prête' },
      integer(0, 14 * dayMinutes),
    ),
    /** Until when something for the same day is taken, HH:MM:SS; empty: until it closes. */
    cutOff: labelled({ en: 'Same day until', fr: 'Le jour même jusqu’à' }, clockOrNone),
    daysAhead: labelled({ en: 'Days ahead', fr: 'Jours à l’avance' }, integer(0, 60)),
    /** How many orders there are for a slot; null for as many as come. */
    perSlot: labelled({ en: 'Orders per time', fr: 'Commandes par heure' }, nullable(integer(1, 1000))),
  },
  writable: ['way', 'everyMinutes', 'leadMinutes', 'cutOff', 'daysAhead', 'perSlot'],
  required: ['way'],
  access: { owner: { methods: all } },
})

export type OrderTimes = RowOf<typeof orderTimesContract>

/** What a buyer says who wants an order as soon as it can be. */
export const asSoonAsPossible = 'soonest'

/** The times that a buyer can choose now on a way; none where it does not ask. */
export interface OrderSlots {
  ok: true
  days: SlotDay[]
}

/** Says which times of a way are free now. */
export const orderSlots = operation<OrderSlots>()({
  path: 'order-slots',
  input: Type.Object(
    { customerid: Type.Optional(id), customerId: Type.Optional(id), way: oneOf(timedWays) },
    { additionalProperties: false },
  ),
  access: everyone,
})
