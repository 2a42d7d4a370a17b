import { eraseBuyer, type ErasedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { callerName } from '../../kit/service/caller/caller-name'
import { knownCaller } from '../../kit/service/caller/caller-of'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { askedBuyer, foldEmail, ordersOf, type Buyer } from './buyer'
import { eraseMails } from './erase-mails'
import { eraseOrders } from './erase-orders'
import {
  eraseDeliveries,
  erasePhoneNotices,
  eraseAccountChanges,
  eraseWritings,
  removeArchives,
} from './erase-rest'
import { checkFinished, unfinishedOf } from './unfinished-orders'

const buyersData = { en: 'Data of a buyer', fr: 'Données d’un acheteur' }

const eraseOne = async (app: Application, work: Work, buyer: Buyer): Promise<Omit<ErasedBuyer, 'ok'>> => {
  // Not against new rows that name an order, so that nobody who queues a mail waits for us and we for that mail.
  const orders = await ordersOf(work.trx, buyer)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'orderNumber', 'status')
  checkFinished(await unfinishedOf(work.trx, orders))
  const erasing = { app, work, buyer, orderIds: orders.map(({ id }) => id) }
  const mailIds = await eraseMails(erasing)
  await eraseOrders(erasing)
  await eraseDeliveries(erasing)
  const writings = await eraseWritings(erasing)
  await erasePhoneNotices(erasing, writings)
  await eraseAccountChanges(erasing, { mailIds, writings })
  const archives = await removeArchives(erasing)
  // Whose they were is what was to be forgotten.
  await app.get('alarmOwners')(work, buyer.customerId, [{ name: buyersData, outcome: 'erased' }])
  const bookings = writings['table-bookings'].length
  const alerts = writings['stock-alerts'].length
  const messages = writings['contact-messages'].length + writings.condolences.length
  return { orders: orders.length, mails: mailIds.length, messages, bookings, alerts, archives }
}

/** Takes a buyer out of everything that an account keeps, in one work; the books stay as they are. */
export const eraseBuyerOperation = operationService(eraseBuyer, (app) => async (asked, call) => {
  const { confirm, ...named } = asked
  const buyer = await askedBuyer(app, named, call)
  if (foldEmail(confirm) !== foldEmail(buyer.email)) throw invalid({ confirm: refusal('same-email') })
  const erased = await app.get('runWork')(call.caller, (work) => eraseOne(app, work, buyer))
  app
    .get('log')
    .info({ customerId: buyer.customerId, by: callerName(knownCaller(call)), ...erased }, 'buyer erased')
  return { ok: true as const, ...erased }
})
