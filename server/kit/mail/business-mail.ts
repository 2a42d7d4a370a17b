import { addressIn, type Locale } from '@mainstreet/shared/rules/language'
import { oneLine, type MailContent, type MailPart } from './mail-content'
import type { MailSender } from './mail-sender'
import { queueMails, type Mail, type MailWork } from './outbox'

/** What a mail says, and under which subject. */
export interface WrittenMail {
  subject: string
  content: MailContent
}

interface Texts {
  lang: Locale
  subject: string
  heading: string
  /** What lists of mails show beside the subject; nothing for the mail's first words. */
  preview?: string
  parts: readonly MailPart[]
  reason?: string
  /** A file for calendars. */
  calendar?: string
  /** The address that ends these mails. */
  leave?: string
}

/** A mail in the looks of its business. */
export const businessMail = (
  { brand }: Pick<MailSender, 'brand'>,
  { subject, preview = '', reason = '', calendar, leave, ...texts }: Texts,
): WrittenMail => ({
  subject: oneLine(subject),
  // Mails are stored without carriage returns, which are the mailer's to add.
  content: {
    ...texts,
    preview,
    reason,
    brand,
    ...(leave && { leave }),
    ...(calendar && { calendar: calendar.replaceAll('\r\n', '\n') }),
  },
})

/** The address of a page of a business's site, in a language; undefined where the site has none. */
export const siteAddress = (
  { brand }: Pick<MailSender, 'brand'>,
  path: string,
  language: Locale,
): string | undefined => (brand.origin ? addressIn(brand.origin + path, language) : undefined)

/** The address of a page of a business's dashboard, where it is reached at its site's; undefined where the site has none. */
export const dashboardAddress = ({ brand }: Pick<MailSender, 'brand'>, path: string): string | undefined =>
  brand.origin ? brand.origin + path : undefined

/** A link as a button; nothing where there is none. */
export const buttonParts = (text: string, url: string | undefined): MailPart[] =>
  url ? [{ kind: 'button', text, url }] : []

/** A mail that a business sends or is sent, to one address or to each of several. */
export interface BusinessMail
  extends WrittenMail, Pick<Mail, 'kind' | 'orderId' | 'dedupeKey' | 'notBefore'> {
  to: string | readonly string[]
  /** Whom answers reach; empty for nobody. */
  replyTo: string
}

/** A business's mail as the outbox takes it, one for each address. */
export const mailsOf = (sender: MailSender, { to, replyTo, dedupeKey, ...mail }: BusinessMail): Mail[] =>
  [to].flat().map((address, place) => ({
    ...mail,
    to: address,
    replyTo: replyTo || null,
    customerId: sender.customerId,
    fromName: oneLine(sender.name),
    dedupeKey: dedupeKey && place > 0 ? `${dedupeKey}:${place}` : dedupeKey,
  }))

/** Queues a mail of a business; a 400 where it cannot be addressed. */
export const queueBusinessMail = async (
  work: MailWork,
  sender: MailSender,
  mail: BusinessMail,
): Promise<void> => {
  await queueMails(work, mailsOf(sender, mail))
}
