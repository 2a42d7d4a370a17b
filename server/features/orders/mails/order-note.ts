import type { Locale } from '@mainstreet/shared/rules/language'
import type { MailContext } from '../../../kit/notices/queue-news'
import type { ListedOrder } from '../own-order'

const subjects: Record<Locale, (number: number) => string> = {
  en: (number) => `Note on order ${number}`,
  fr: (number) => `Note de la commande ${number}`,
}

/** What a buyer notes on an order is a message of the buyer's, which can be answered; its mail is the order's. */
export const keepOrderNote = async (
  { app, work, sender }: MailContext,
  order: ListedOrder,
): Promise<void> => {
  const { id: orderId, customerId, orderNumber, name, email, phone } = order
  const message = order.notes.trim()
  if (!message) return
  if (await work.trx('contact_messages').where({ orderId }).first('id')) return
  const subject = subjects[sender.ownerLanguage](orderNumber)
  const note = { customerId, name, email, phone, subject, message, carId: null, itemId: null, orderId }
  await app.service('contact-messages').create(note, { work })
}
