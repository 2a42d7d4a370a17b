import { maxTold, tellBuyers } from '@mainstreet/shared/contracts/orders/order-work'
import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { holdsUp } from '@mainstreet/shared/rules/time/time-off'
import { chosenWays } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Application } from '../../declarations'
import { asCaller } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import type { Call } from '../../kit/service/service-params'
import type { Work } from '../../kit/service/work'
import { queueToBuyer } from './mails/order-mails'
import { timeOffMail } from './mails/time-off-mail'
import type { ListedOrder } from './own-order'

/** Time off as its buyers read it, in each language. */
const readTimeOff = async (
  app: Application,
  id: number,
  { caller }: Call,
): Promise<Record<Locale, ProfileTimeOff>> => {
  const read = locales.map(async (language) => [
    language,
    await app.service('profile-time-off').get(id, asCaller(caller, { language })),
  ])
  return Object.fromEntries(await Promise.all(read)) as Record<Locale, ProfileTimeOff>
}

const waitingOrders = ({ trx }: Work, off: ProfileTimeOff): Promise<ListedOrder[]> =>
  trx<ListedOrder>('account_orders')
    .where({ customerId: off.customerId, status: 'paid', unlisted: false })
    .whereIn(
      'shippingType',
      chosenWays.filter((type) => holdsUp(off, type)),
    )
    .orderBy('id', 'desc')
    .limit(maxTold)

/** Tells the buyers of the orders that wait while the business is off; each of them once of the same days. */
export const tellBuyersOperation = operationService(tellBuyers, (app) => async ({ timeOffId }, call) => {
  const off = await readTimeOff(app, timeOffId, call)
  return app.get('runWork')(call.caller, async (work) => {
    const orders = await waitingOrders(work, off.en)
    const { id, startsOn, endsOn } = off.en
    for (const order of orders)
      await queueToBuyer(app, work, {
        order,
        kind: 'time-off',
        dedupeKey: `time-off:${id}:${startsOn}:${endsOn}:${order.id}`,
        write: (facts) => timeOffMail(facts, off[order.language], work.now),
      })
    return { ok: true as const, told: orders.length }
  })
})
