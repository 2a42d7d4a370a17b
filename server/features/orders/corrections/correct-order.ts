import { Conflict } from '@feathersjs/errors'
import {
  correctOrder,
  maxCorrections,
  type CorrectedField,
  type OrderCorrection,
} from '@mainstreet/shared/contracts/orders/corrections'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { orderTotals } from '@mainstreet/shared/rules/money/tax'
import { buyerFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { basisOf } from '@mainstreet/shared/rules/orders/line-cents'
import { canBeCorrected } from '@mainstreet/shared/rules/orders/can-be-corrected'
import type { Static } from '@sinclair/typebox'
import type { Application } from '../../../declarations'
import { operationService } from '../../../kit/service/define-service'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import { checkAddress, phoneOf, postalCodeOf } from '../checkout/buyer-of'
import { countryOf, provinceOf } from '../checkout/sold-to'
import { ownOrder, type ListedOrder } from '../own-order'
import { queueCorrectedMail } from './corrected-mail'

type Buyer = Pick<Order, (typeof buyerFields)[number]>
type Correction = Omit<Static<typeof correctOrder.input>, 'orderId'>

const placeOf = (typed: Buyer, had: Buyer) => {
  const { country, province } = typed
  // What an old order says of its place stays good for as long as nobody changes it.
  if (country === had.country && province === had.province) return { country, province }
  const known = countryOf(country, 'country')
  return { country: known, province: provinceOf(province, known, 'province') }
}

/** The buyer as they are once corrected, each column in its one form; throws a 400 that names the field. */
export const correctedBuyer = (order: ListedOrder, { sendEmail: _, ...given }: Correction): Buyer => {
  const had = Object.fromEntries(buyerFields.map((field) => [field, order[field]])) as Buyer
  const typed = Object.fromEntries(
    buyerFields.map((field) => [field, given[field]?.trim() ?? had[field]]),
  ) as Buyer
  const place = placeOf(typed, had)
  const { phone, postalcode } = typed
  const buyer: Buyer = {
    ...typed,
    ...place,
    // Who was to get it was the buyer, and still is.
    recipient: typed.recipient === had.name ? typed.name : typed.recipient || typed.name,
    phone: phone === had.phone ? phone : phone && phoneOf(phone, 'phone'),
    postalcode: postalCodeOf(postalcode, { country: place.country, field: 'postalcode' }),
  }
  checkAddress(order.shippingType, buyer, '')
  return buyer
}

const changesOf = (order: ListedOrder, buyer: Buyer): CorrectedField[] =>
  buyerFields
    .filter((field) => order[field] !== buyer[field])
    .map((field) => ({ field, before: order[field], after: buyer[field] }))

/** What the tax of an order would have been in the province where it goes by now. */
const taxIn = async (app: Application, work: Work, { order, buyer }: Corrected): Promise<Cents> => {
  const { customerId, createdAt, lines, shipping } = order
  const { timezone } = (await work.trx('account').where({ id: customerId }).first('timezone'))!
  const now = new Date(createdAt)
  const tax = await app.get('salesTaxes').of({ db: work.trx, province: buyer.province, timezone, now })
  return orderTotals({ lines: basisOf(lines), shippingCents: shipping, tax }).tax
}

type NewCorrection = Omit<OrderCorrection, 'id' | 'createdAt'>

interface Corrected {
  order: Order
  buyer: Buyer
}

/** Writes down what is corrected, for the so-and-so-manyth time; answers its id. */
const recordCorrection = async (app: Application, work: Work, row: NewCorrection): Promise<number> => {
  const before = await work.trx('order_corrections').where({ orderId: row.orderId }).select('id')
  if (before.length >= maxCorrections) throw new Conflict(refusal('corrected-often', { max: maxCorrections }))
  const [kept] = await work.trx('order_corrections').insert(storable(row)).returning('id')
  const after = await app.service('order-corrections').rowById(kept!.id, work)
  work.changed('order-corrections', { before: null, after: after })
  return kept!.id
}

/** A change that waits goes where its order goes by now. */
const correctWaiting = async (work: Work, orderId: number, changes: readonly CorrectedField[]) => {
  const waiting = () => work.trx('order_changes').where({ orderId, status: 'waiting' })
  const change = await waiting().first('place', 'after')
  // Who comes to fetch it has no place of their own.
  if (!change || !needsAddress(change.after.shippingType)) return
  const corrected = changes.filter(({ field }) => field in change.place)
  if (!corrected.length) return
  const place = {
    ...change.place,
    ...Object.fromEntries(corrected.map(({ field, after }) => [field, after])),
  }
  // Nobody sees where it was to go.
  work.unseen('order-changes')
  await waiting().update(storable({ place }))
}

/** Corrects an order in a work, as its owner may; 409 once it has left. */
export const applyCorrection = async (app: Application, work: Work, { order, given }: Asked) => {
  if (!canBeCorrected(order)) throw new Conflict(refusal('not-correctable'))
  const read = await app.service('account-orders').rowById(order.id, work)
  const buyer = correctedBuyer(order, given)
  const changes = changesOf(order, buyer)
  if (changes.length === 0) return { ok: true as const, order: read, taxThere: null }
  const taxThere = buyer.province === order.province ? null : await taxIn(app, work, { order: read, buyer })
  const { id: orderId, customerId } = order
  const correctionId = await recordCorrection(app, work, { customerId, orderId, changes, taxThere })
  const now = await app.service('account-orders').rewrite(orderId, buyer, work)
  await correctWaiting(work, orderId, changes)
  const told = { order: { ...order, ...buyer }, key: String(correctionId), again: given.sendEmail === true }
  await queueCorrectedMail(app, work, told)
  return { ok: true as const, order: now, taxThere }
}

interface Asked {
  order: ListedOrder
  given: Correction
}

/** Corrects the buyer and the address of an order that has not left, and keeps what they were. */
export const correctOrderOperation = operationService(
  correctOrder,
  (app) =>
    ({ orderId, ...given }, call) =>
      app.get('runWork')(call.caller, async (work) =>
        applyCorrection(app, work, { order: await ownOrder(work.trx, orderId, call), given }),
      ),
)
