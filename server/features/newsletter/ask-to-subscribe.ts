import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import { consentWords, type consentPages } from '@mainstreet/shared/rules/newsletter'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { lock } from '../../kit/database/advisory-locks'
import { queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { shortNetwork } from '../../kit/network-of'
import type { Work } from '../../kit/service/work'
import { confirmMail } from './confirm-mail'
import { subscriberToken } from './subscriber-token'

/** Somebody who agreed to letters. */
export interface Asked {
  customerId: number
  email: string
  language: Locale
  page: (typeof consentPages)[number]
  /** The network's address; undefined where it is not known. */
  address: string | undefined
}

/** One address is mailed no more often. */
const mailedEveryMs = hourMs

const subscriberOf = ({ trx }: Work, { customerId, email }: Asked) =>
  trx('subscribers').where({ customerId }).whereRaw('lower(email) = lower(?)', [email]).forUpdate().first()

/** Whether an account takes subscribers. */
export const takesSubscribers = async (db: Knex, customerId: number): Promise<boolean> =>
  Boolean(await db('profile_options').where({ customerId, newsletter: true }).first('id'))

/** Keeps a consent and mails the address to prove it; who is subscribed already, or was mailed just now, is mailed nothing. */
export const askToSubscribe = async (app: Application, work: Work, asked: Asked): Promise<void> => {
  const { customerId, email, language, page, address } = asked
  const sender = await readMailSender(app, work.trx, customerId)
  // Two at once would each find nobody, and the second would fail: a checkout with it.
  await lock(work.trx, 'subscribers', customerId)
  const known = await subscriberOf(work, asked)
  if (!sender || known?.status === 'subscribed') return
  if (known?.status === 'asked' && work.now.getTime() - known.askedAt.getTime() < mailedEveryMs) return
  const consent = {
    ...{ language, page, status: 'asked' as const, leftAt: null },
    words: consentWords[language](sender.name),
    network: address === undefined ? '' : shortNetwork(address),
    askedAt: work.now.toISOString(),
  }
  const subscribers = app.service('subscribers')
  const { id } = known
    ? await subscribers.patch(known.id, consent, { work })
    : await subscribers.create({ customerId, email, ...consent }, { work })
  const link = siteAddress(sender, pathTo(routes.subscription, subscriberToken(app, id)), language)
  await queueBusinessMail(work, sender, {
    kind: 'confirm-subscription',
    to: email,
    replyTo: sender.storeEmail,
    ...confirmMail(sender, language, link),
  })
}
