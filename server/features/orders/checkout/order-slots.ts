import { orderSlots } from '@mainstreet/shared/contracts/orders/order-times'
import { operationService } from '../../../kit/service/define-service'
import { freeDays, readRules } from '../../order-times/free-slots'
import { openStore } from '../open-store'

/** Says which times of a way are free now; none where a shop does not ask. */
export const orderSlotsOperation = operationService(orderSlots, (app) => async (input, call) => {
  await app.get('limits').limitAddress('quotes-address', call.address)
  const { store } = await openStore(app, input, call)
  const { id: customerId, timezone } = store
  const asked = { db: app.get('database').knex, customerId, timezone, way: input.way, now: new Date() }
  const rules = await readRules(asked)
  return { ok: true as const, days: rules ? await freeDays(asked, rules) : [] }
})
