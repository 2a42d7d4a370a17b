import { isTimed } from '@mainstreet/shared/contracts/orders/order-times'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { today } from '@mainstreet/shared/rules/money/price'
import { slotDays, type SlotDay } from '@mainstreet/shared/rules/time/slot-days'
import { ordersOn } from '@mainstreet/shared/rules/time/time-off'
import type { Knex } from 'knex'
import { readBusinessHours } from '../../kit/business-hours'
import type { StoredRow } from '../../kit/service/stored-row'

/** Whose times, of which way, and when they are asked for. */
export interface AskedSlots {
  db: Knex
  customerId: number
  timezone: string
  way: ShippingType
  now: Date
}

type Rules = StoredRow<'order-times'>

/** How a way's time is chosen, kept still until the transaction ends where it is to be; undefined where nobody is asked. */
export const readRules = async (
  { db, customerId, way }: AskedSlots,
  lock = false,
): Promise<Rules | undefined> => {
  if (!isTimed(way)) return undefined
  const query = db<Rules>('order_times').where({ customerId, way })
  if (lock) query.forNoKeyUpdate()
  return query.first()
}

/** The slots that have as many orders as there are for one. */
const fullSlots = async ({ db, customerId, way, now }: AskedSlots, perSlot: number): Promise<Set<string>> => {
  const rows = await db('account_orders')
    .where({ customerId, shippingType: way })
    .where('heldSlot', '>=', now)
    .groupBy('heldSlot')
    .havingRaw('count(*) >= ?', [perSlot])
    .pluck<Date[]>('heldSlot')
  return new Set(rows.map((at) => new Date(at).toISOString()))
}

/** Whether something is brought on a date: a business that is off brings nothing, even where it hands over. */
const delivers = async ({ db, customerId, timezone, now }: AskedSlots) => {
  const off = await db('profile_time_off').where({ customerId }).where('endsOn', '>=', today(now, timezone))
  return (date: string) => ordersOn(off, date).orders === 'taken'
}

/** The days with the times that are free at a moment. */
export const freeDays = async (asked: AskedSlots, rules: Rules): Promise<SlotDay[]> => {
  const { db, customerId, timezone, way, now } = asked
  const hours = await readBusinessHours(db, { customerId, timezone }, rules.daysAhead + 1)
  const full = rules.perSlot === null ? new Set() : await fullSlots(asked, rules.perSlot)
  const isOn = way === 'delivery' ? await delivers(asked) : () => true
  return slotDays(now, { ...rules, lastMinutes: rules.everyMinutes }, hours)
    .map(({ date, times }) => ({ date, times: times.filter((time) => !full.has(time)) }))
    .filter(({ date, times }) => times.length > 0 && isOn(date))
}
