import { BadRequest, Conflict, Forbidden } from '@feathersjs/errors'
import { contactOperation } from '@mainstreet/shared/contracts/site/contact'
import { contactErrors, contactFaults } from '@mainstreet/shared/rules/contact-rules'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import { queueMail, type Mail } from '../../kit/mail/outbox'
import { accountsOf, visitor } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/feature'
import type { ServiceParams } from '../../kit/service/table-rules'
import { oneLine } from '../../kit/mail/mail-content'
import { visibleAccount } from '../../kit/visible-account'
import { readMailSender, type MailSender } from '../store/mail-sender'
import { askedCar } from './asked-car'
import { carSubject, mailToBusiness, mailToBuyer, type Message } from './contact-mails'

type Written = Input<'contact'>

const refuseFaults = (written: Written) => {
  const faults = contactFaults(written)
  if (!faults.length) return
  const errors = Object.fromEntries(faults.map((field) => [field, contactErrors[field]]))
  throw new BadRequest(contactErrors[faults[0]!], { errors })
}

/** What a person types: lines of text, without the signals of terminals. */
const plainLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** Name, address and subject become parts of headers: whatever would end a line there is a space. */
const messageOf = ({ contact = '', from = '', subject = '', message = '' }: Written): Message => ({
  contact: oneLine(contact),
  from: from.trim(),
  subject: oneLine(subject),
  message: plainLines(message).trim(),
})

const accountOf = ({ customerId }: Written, { caller = visitor, site }: ServiceParams): number => {
  const own = accountsOf(caller)
  const account = customerId ?? (own?.length === 1 ? own[0] : site)
  if (account === undefined) throw invalid({ customerId: 'is required: no site belongs to this address' })
  const foreign = own ? !own.includes(account) : caller.role === 'visitor' && account !== site
  if (foreign) throw new Forbidden('customerId names an account that is not yours.')
  return account
}

/** A message as the dashboard lists it. */
const rowOf = ({ contact, from, subject, message, car }: Message, customerId: number) => ({
  customerId,
  name: contact,
  email: from,
  subject,
  message,
  carId: car?.id ?? null,
})

interface Asked {
  written: Written
  call: ServiceParams
  account: number
}

const readBusiness = async (
  app: Application,
  id: number,
): Promise<{ address: string; sender: MailSender }> => {
  const { knex } = app.get('database')
  const { str_email: address } = await knex('account').where({ id }).first('str_email')
  // It was found a moment ago.
  return { address, sender: (await readMailSender(app, knex, id))! }
}

/** A visitor writes to the business of the site and to nobody else: by mail, and into its dashboard. */
const writeToBusiness = async (app: Application, { written, call, account }: Asked) => {
  // A program that filled the hidden field learns nothing.
  if (written.reference) return
  await app.get('limits').limit('contact-address', call.address ?? 'unknown')
  await app.get('limits').limit('contact-account', account)
  const { address, sender } = await readBusiness(app, account)
  if (!address) throw new Conflict('This business has no email address yet.')
  const car = await askedCar(app, written, account)
  const bare = messageOf(written)
  // Which car it is and what for is ours to say, not the visitor's.
  const message = car ? { ...bare, car, subject: carSubject(car, sender.ownerLanguage) } : bare
  const mail: Mail = {
    kind: 'contact',
    customerId: account,
    to: address,
    replyTo: message.from,
    fromName: oneLine(sender.name),
    ...mailToBusiness(message, sender),
  }
  await app.get('runWork')(async (work) => {
    await queueMail(work, mail)
    await app.service('contact-messages').create(rowOf(message, account), { work })
  })
}

/** A business writes to somebody who bought from it. */
const writeToBuyer = async (app: Application, { written, account }: Asked) => {
  const buyer = await app
    .get('database')
    .knex('account_orders')
    .where({ customerId: account, unlisted: false })
    .whereRaw('lower(email) = lower(?)', [written.to?.trim() ?? ''])
    .whereNot({ email: '' })
    .orderBy('id', 'desc')
    .first('id', 'email', 'language')
  if (!buyer) throw invalid({ to: 'must be the email address of one of your orders' })
  // Apart from what visitors write, who must not be able to use it up.
  await app.get('limits').limit('contact-account', `owner ${account}`)
  const { sender } = await readBusiness(app, account)
  const message = messageOf(written)
  const mail: Mail = {
    kind: 'buyer-message',
    customerId: account,
    orderId: buyer.id,
    to: buyer.email,
    replyTo: message.from,
    fromName: oneLine(sender.name),
    ...mailToBuyer(message, sender, buyer.language),
  }
  await app.get('runWork')((work) => queueMail(work, mail))
}

/** Sends what was written on a site to its business, and what its owner wrote to a buyer. */
export const sendContact = operationService(contactOperation, (app) => async (written, call) => {
  const account = accountOf(written, call)
  await visibleAccount(app, account, call.caller)
  refuseFaults(written)
  const write = (call.caller ?? visitor).role === 'visitor' ? writeToBusiness : writeToBuyer
  await write(app, { written, call, account })
  return { ok: true as const }
})
