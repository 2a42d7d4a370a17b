import { sendMyOrders } from '@mainstreet/shared/contracts/orders/my-orders'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { queueBusinessMail, siteAddress } from '../../../kit/mail/business-mail'
import { readMailSender } from '../../../kit/mail/mail-sender'
import { operationService } from '../../../kit/service/define-service'
import { server } from '../../../kit/service/caller/caller'
import { invalid } from '../../../kit/service/errors'
import { siteInView } from '../../../kit/visible-account'
import { myOrdersMail } from './my-orders-mail'
import { myOrdersToken } from './my-orders-token'
import { ordersOf } from './orders-of'

/** Who asks again within it has the mail already. */
const onceInMs = 10 * minuteMs

/** Mails the way to the orders of an address; whether there are any is said to that address alone. */
export const sendMyOrdersOperation = operationService(sendMyOrders, (app) => async (asked, call) => {
  const tenant = await siteInView(app, call)
  const email = asked.email.trim()
  if (!isMailAddress(email)) throw invalid({ email: contactErrors.from })
  // A program that filled the hidden field learns nothing.
  if (asked.reference) return { ok: true as const }
  await app.get('limits').limitAddress('my-orders-address', call.address)
  await app.get('runWork')(server, async (work) => {
    const newest = await ordersOf(work.trx, { customerId: tenant.id, email }).first('id')
    const sender = newest && (await readMailSender(app, work.trx, tenant.id))
    if (!sender) return
    const language = asked.language ?? tenant.language
    const token = myOrdersToken(newest.id, work.now, app.get('settings').secretKey)
    const link = siteAddress(sender, pathTo(routes.myOrders, token), language)
    const times = Math.floor(work.now.getTime() / onceInMs)
    await queueBusinessMail(work, sender, {
      kind: 'my-orders',
      to: email,
      replyTo: sender.storeEmail,
      dedupeKey: `my-orders:${newest.id}:${times}`,
      ...myOrdersMail({ sender, link, language }),
    })
  })
  return { ok: true as const }
})
