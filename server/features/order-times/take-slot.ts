import { Conflict } from '@feathersjs/errors'
import { asSoonAsPossible } from '@mainstreet/shared/contracts/orders/order-times'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid, problems } from '../../kit/service/errors'
import { freeDays, readRules, type AskedSlots } from './free-slots'

/** The columns of an order that say when it is fetched or brought. */
export interface ChosenTime {
  wantedFor: Date
  /** The business's time zone, in which it is said. */
  wantedZone: string
  soonest: boolean
  /** Until it is given back, `wantedFor`. */
  heldSlot: Date
}

const momentIn = (wanted: string): Date => {
  const moment = new Date(wanted)
  if (Number.isNaN(moment.getTime())) throw invalid({ wantedFor: refusal('not-a-date') })
  return moment
}

/**
 * Takes the time that a buyer wants, in the transaction that writes the order: whoever wants another of that way waits
 * until this one stands or falls. 400 where none is said, 409 where it is not free any more; nothing where nobody is asked.
 */
export const takeSlot = async (
  asked: AskedSlots,
  wanted: string | undefined,
): Promise<Partial<ChosenTime>> => {
  const rules = await readRules(asked, true)
  if (!rules) return {}
  if (!wanted) throw invalid({ wantedFor: refusal('required') })
  const free = (await freeDays(asked, rules)).flatMap(({ times }) => times)
  const soonest = wanted === asSoonAsPossible
  const time = soonest ? free[0] : momentIn(wanted).toISOString()
  if (!time || !free.includes(time)) {
    const gone = refusal('slot-gone')
    throw new Conflict({ ...gone, ...problems({ wantedFor: gone }) })
  }
  const at = new Date(time)
  return { wantedFor: at, wantedZone: asked.timezone, soonest, heldSlot: at }
}
