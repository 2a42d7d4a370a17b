import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Input } from '@mainstreet/shared/services'
import type { Caller } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { recentMails } from '../../kit/mail/outbox'
import { invalid } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'
import type { MailSender } from '../../kit/mail/mail-sender'
import { type BusinessMail, queueBusinessMail } from '../../kit/mail/business-mail'
import { mailToBuyer, type Message } from './contact-mails'

interface Buyer {
  id: number
  email: string
  language: Locale
  orderNumber: number
  shippingType: string
}

interface ToBuyer {
  caller: Caller
  written: Input<'contact'>
  message: Message
  sender: MailSender
  customerId: number
}

const ordersOf = (app: Application, { written, customerId }: ToBuyer): Promise<Buyer[]> =>
  app
    .get('database')
    .knex('account_orders')
    .where({ customerId, unlisted: false })
    .whereRaw('lower(email) = lower(?)', [written.to?.trim() ?? ''])
    .whereNot({ email: '' })
    .orderBy('id', 'desc')
    .limit(500)
    .select('id', 'email', 'language', 'orderNumber', 'shippingType')

/** The order whose number the message names, else the last one. */
const orderMeant = (orders: readonly Buyer[], { subject, message }: Message): Buyer | undefined => {
  const numbers = new Set(`${subject} ${message}`.match(/\d+/g))
  return orders.find(({ orderNumber }) => numbers.has(String(orderNumber))) ?? orders[0]
}

/** Whether the buyer has had the same a moment ago: these very words or, for a shipped notice, the server's own. */
const isSecond = async (work: Work, customerId: number, mail: BusinessMail): Promise<boolean> => {
  const { kind, orderId, subject, content } = mail
  const same = recentMails(work, { customerId, kind }).where({ orderId })
  if (kind !== 'shipped')
    same.where({ subject }).whereRaw('content::jsonb = ?::jsonb', [JSON.stringify(content)])
  return (await same.first('id')) !== undefined
}

/** A business writes to somebody who bought from it. A program may send its shipped notice so, before or after completing the order; the buyer gets one. */
export const writeToBuyer = async (app: Application, asked: ToBuyer): Promise<void> => {
  const { caller, written, message, sender, customerId } = asked
  const order = orderMeant(await ordersOf(app, asked), message)
  if (!order) throw invalid({ to: refusal('no-order-address') })
  // Apart from what visitors write, who must not be able to use it up.
  await app.get('limits').limit('contact-account', `owner ${customerId}`)
  const isNotice = Boolean(written.html?.trim()) && order.shippingType === 'shipping'
  const mail = {
    kind: isNotice ? 'shipped' : 'buyer-message',
    orderId: order.id,
    to: order.email,
    replyTo: message.from,
    ...mailToBuyer(message, sender, order.language),
  }
  await app.get('runWork')(caller, async (work) => {
    // Whoever completes the order at this moment waits, or is waited for.
    await work.trx('account_orders').where({ id: order.id }).forUpdate().first('id')
    if (await isSecond(work, customerId, mail)) work.unseen('account-mails')
    else await queueBusinessMail(work, sender, mail)
  })
}
