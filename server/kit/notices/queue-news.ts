import { FeathersError } from '@feathersjs/errors'
import type { Locale } from '@mainstreet/shared/rules/language'
import { afterQuiet, type NoticeKind } from '@mainstreet/shared/rules/notices'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { afterOpenFor } from '@mainstreet/shared/rules/time/openings'
import type { Application } from '../../declarations'
import { readBusinessHours } from '../business-hours'
import { mailsOf, type BusinessMail } from '../mail/business-mail'
import type { MailSender } from '../mail/mail-sender'
import { checkMail, queueMails, takeBackMail, type Mail } from '../mail/outbox'
import type { Work } from '../service/work'
import { noticeTag, queuePhoneNotice } from './phone-notices'

/** For so long of its opening hours something may wait for somebody of the business to look at it. */
const unseenMs = 30 * minuteMs

/** Where a mail of a business comes from. */
export interface MailContext {
  app: Application
  work: Work
  sender: MailSender
}

/** Something that a business is told, as the mail of it. */
export interface News extends Omit<BusinessMail, 'to'> {
  about: NoticeKind
  /** What the next owner hears of, where nobody looks at it: its row. */
  id?: number
}

/** Whether a mail can be addressed; one that cannot must not stop what it tells of. */
const canBeQueued = (app: Application, mail: Mail): boolean => {
  if (!mail.to) return false
  try {
    checkMail(mail)
    return true
  } catch (error) {
    if (!(error instanceof FeathersError)) throw error
    app.get('log').warn({ err: error, kind: mail.kind, customerId: mail.customerId }, 'mail not queued')
    return false
  }
}

/** Queues mails of a business, but for those that cannot be addressed. */
export const queueIfPossible = async ({ app, work, sender }: MailContext, mails: readonly BusinessMail[]) => {
  const all = mails.flatMap((mail) => mailsOf(sender, mail))
  await queueMails(
    work,
    all.filter((mail) => canBeQueued(app, mail)),
  )
}

const pathOf = ({ content }: Pick<News, 'content'>) => {
  const url = content.parts.flatMap((part) => (part.kind === 'button' ? part.url : []))[0]
  return url ? new URL(url).pathname : backOfficeRoutes.dashboard
}

const stillWaiting: Record<Locale, (subject: string) => string> = {
  en: (subject) => `Still waiting: ${subject}`,
  fr: (subject) => `Toujours en attente\u00a0: ${subject}`,
}

/** The dedupeKey of what the next owner hears of, where nobody looks at it. */
const unseenKey = (about: NoticeKind, id: number) => `unseen:${about}:${id}`

/** Tells whoever of a business wants to be told: by mail, on their phones, and the next owner where nobody looks at it. */
export const queueNews = async (context: MailContext, { about, id, ...mail }: News): Promise<void> => {
  const { work, sender } = context
  const { mails, phones, next } = sender.told[about]
  const letters: BusinessMail[] = [{ ...mail, to: mails }]
  if (next && id !== undefined) {
    const hours = await readBusinessHours(work.trx, sender, 8)
    const notBefore = afterOpenFor(unseenMs, work.now, hours)
    const subject = stillWaiting[sender.ownerLanguage](mail.subject)
    letters.push({ ...mail, subject, to: next, dedupeKey: unseenKey(about, id), notBefore })
  }
  await queueIfPossible(context, letters)
  const shown = { title: sender.name, body: mail.subject, path: pathOf(mail), tag: noticeTag(about, id) }
  const { customerId, timezone } = sender
  for (const { userId, ...quiet } of phones)
    await queuePhoneNotice(work, { userId, customerId, runAt: afterQuiet(work.now, quiet, timezone) }, shown)
}

/** Somebody of the business has looked at it: nobody else has to hear of it. */
export const takeBackUnseen = async (
  work: MailContext['work'],
  about: NoticeKind,
  id: number,
): Promise<void> => {
  await takeBackMail(work, unseenKey(about, id))
}
