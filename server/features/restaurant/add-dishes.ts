import { addDishes as contract } from '@mainstreet/shared/contracts/restaurant'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'

/** Puts many dishes at the end of a section, all or none. */
export const addDishes = operationService(
  contract,
  (app) =>
    async ({ customerId, dayId, timeId, dishes }, call) => {
      await ownTenant(app, customerId, call)
      const ids = await app.get('runWork')(call.caller, async (work) => {
        const made: number[] = []
        for (const dish of dishes) {
          const row = { ...dish, customerId, dayId, timeId }
          made.push((await app.service('restaurant').create(row, { work })).id)
        }
        return made
      })
      return { ok: true as const, ids }
    },
)
