import { contactOperation } from '@mainstreet/shared/contracts/site/contact'
import { readPhone } from '@mainstreet/shared/rules/phone'
import type { Input } from '@mainstreet/shared/services'
import { fullCarName } from '@mainstreet/shared/rules/cars/car-offer'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import type { Call } from '../../kit/service/service-params'
import { oneLine } from '../../kit/mail/mail-content'
import { visibleAccount } from '../../kit/visible-account'
import { readMailSender, type MailSender } from '../../kit/mail/mail-sender'
import { plainLines } from '../../kit/text/plain-lines'
import { ownAccount } from '../../kit/service/caller/own-tenant'
import { queueNews } from '../../kit/notices/queue-news'
import { mailOfCrowd } from '../store/crowd-mail'
import { carSubject, mailToBusiness, type Message } from './contact-mails'
import { refuseFaults } from './refuse-faults'
import { writeToBuyer } from './write-to-buyer'

/** The car that a message asks about, as its dealer calls it; undefined where it asks about none. Throws a 400 where visitors of the account see no such car. */
const askedCar = async (
  app: Application,
  { carId, enquiry = 'question' }: Input<'contact'>,
  customerId: number,
): Promise<Message['car']> => {
  if (carId === undefined) return undefined
  const { knex } = app.get('database')
  const car = await knex('automotive')
    .where({ id: carId, customerId, status: 'public' })
    .first('id', 'year', 'make', 'model', 'trim', 'stockNo')
  if (!car) throw invalid({ carId: 'is no vehicle of this business' })
  return { id: car.id, name: fullCarName(car), enquiry }
}

/** The item that a message asks about; undefined where it asks about none. Throws a 400 where visitors of the account see no such item. */
const askedItem = async (app: Application, { itemId }: Input<'contact'>, customerId: number) => {
  if (itemId === undefined) return undefined
  const { knex } = app.get('database')
  const item = await knex('market_items').where({ id: itemId, customerId, status: 'public' }).first('id')
  if (!item) throw invalid({ itemId: 'is no item of this business' })
  return itemId
}

type ContactInput = Input<'contact'>

/** Name, address and subject become parts of headers: whatever would end a line there is a space. */
const messageOf = ({
  contact = '',
  from = '',
  phone = '',
  subject = '',
  message = '',
}: ContactInput): Message => ({
  contact: oneLine(contact),
  from: from.trim(),
  phone: readPhone(phone) ?? '',
  subject: oneLine(subject),
  message: plainLines(message).trim(),
})

const accountOf = ({ customerId }: ContactInput, { caller, siteId }: Call): number => {
  const account = ownAccount(caller, { named: customerId, siteId })
  if (account === undefined) throw invalid({ customerId: 'is required: no site belongs to this address' })
  return account
}

/** A message as the dashboard lists it. */
const rowOf = (
  { contact, from, phone, subject, message, car, itemId }: Message & { itemId?: number },
  customerId: number,
) => ({
  customerId,
  name: contact,
  email: from,
  phone,
  subject,
  message,
  carId: car?.id ?? null,
  itemId: itemId ?? null,
})

interface Asked {
  written: ContactInput
  call: Call
  customerId: number
}

// It was found a moment ago.
const readBusiness = async (app: Application, id: number): Promise<MailSender> =>
  (await readMailSender(app, app.get('database').knex, id))!

/** A visitor writes to the business of the site and to nobody else: by mail, and into its dashboard. */
const writeToBusiness = async (app: Application, { written, call, customerId }: Asked) => {
  // A program that filled the hidden field learns nothing.
  if (written.reference) return
  await app.get('limits').limitAddress('contact-address', call.address)
  const past = await app.get('limits').slow('contact-account', customerId)
  const sender = await readBusiness(app, customerId)
  const car = await askedCar(app, written, customerId)
  const itemId = await askedItem(app, written, customerId)
  const bare = messageOf(written)
  // Which car it is and what for is ours to say, not the visitor's.
  const message = car ? { ...bare, car, subject: carSubject(car, sender.ownerLanguage) } : bare
  const mail = mailOfCrowd(sender, { crowd: 'messages', past }, () => mailToBusiness(message, sender))
  const about = { about: 'message', kind: 'contact', replyTo: message.from } as const
  await app.get('runWork')(call.caller, async (work) => {
    const { id } = await app
      .service('contact-messages')
      .create(rowOf({ ...message, itemId }, customerId), { work })
    if (mail) await queueNews({ app, work, sender }, { ...about, id, ...mail })
  })
}

/** Sends what was written on a site to its business, and what its owner wrote to a buyer. */
export const sendContact = operationService(contactOperation, (app) => async (written, call) => {
  const customerId = accountOf(written, call)
  await visibleAccount(app, customerId, call.caller)
  refuseFaults(written)
  if (call.caller.role === 'visitor') await writeToBusiness(app, { written, call, customerId })
  else {
    const sender = await readBusiness(app, customerId)
    const { caller } = call
    await writeToBuyer(app, { caller, written, customerId, sender, message: messageOf(written) })
  }
  return { ok: true as const }
})
