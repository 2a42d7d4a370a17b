import { BadRequest } from '@feathersjs/errors'
import { mailContract, mailKinds, type AccountMail } from '@mainstreet/shared/contracts/orders/mails'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { StoredRow } from '../service/stored-row'
import type { Work } from '../service/work'
import { cleanText, contentJson, oneLine, type MailContent } from './mail-content'

/** A mail to queue. */
export interface Mail {
  kind: string
  /** One plain address. */
  to: string
  subject: string
  content: MailContent
  /** The account it belongs to, whose owner sees it; none for what is nobody's to read but its receiver's. */
  customerId?: number | null
  /** The order it is about. */
  orderId?: number | null
  /** What the reader's program shows in place of the platform's name; the address stays the platform's. */
  fromName?: string
  replyTo?: string | null
  /** Queues it once only. */
  dedupeKey?: string | null
  /** It leaves then or a little later. */
  notBefore?: Date
  /** The mail that it sends again. */
  resentFrom?: number | null
}

declare module '../service/stored-row' {
  interface PrivateColumns {
    'account-mails': {
      /** Only what is listed has one of the contract's kinds. */
      kind: string
      customerId: number | null
      replyTo: string | null
      dedupeKey: string | null
      fromName: string
      /** Null where it has ended and nobody may read it. */
      content: MailContent | null
      unlisted: boolean
      /** While somebody sends it: until when that counts as alive. */
      lockedUntil: Date | null
    }
  }
}

/** A row of `account_mails`. */
export type QueuedMail = StoredRow<'account-mails'>

/** The part of a work that mails are queued with. */
export type MailWork = Pick<Work, 'trx' | 'changed' | 'unseen'>

/** The table of the outbox. */
export const table = 'account_mails'
/** Where the workers hear that there is something to send. */
export const channel = 'account_mails'

const path = mailContract.path
const sameWithinMs = 10 * minuteMs
const control = /[\u0000-\u001f\u007f]/
const plainAddress = /^[^\s@<>,;:"()[\]]+@[^\s@<>,;:"()[\]]+$/

const refuseMail = (field: string, problem: string): never => {
  throw new BadRequest(`${field} ${problem}`, { errors: { [field]: problem } })
}

/** Throws a 400 for a mail whose headers could not be sent as they are. */
export const checkMail = (mail: Mail): void => {
  for (const field of ['to', 'fromName', 'replyTo', 'subject'] as const) {
    if (control.test(mail[field] ?? ''))
      refuseMail(field, 'must not contain line breaks or control characters.')
  }
  if (!plainAddress.test(mail.to)) refuseMail('to', 'must be one mail address.')
  if (mail.replyTo && !plainAddress.test(mail.replyTo)) refuseMail('replyTo', 'must be one mail address.')
  // It becomes part of a file name.
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(mail.kind)) refuseMail('kind', 'must be a plain word.')
}

// Only what is named in the contract is anybody's to see: a kind that is forgotten there stays hidden.
const isListed = ({ kind, customerId }: Mail) =>
  Boolean(customerId) && (mailKinds as readonly string[]).includes(kind)

const recordOf = (row: QueuedMail): AccountMail => {
  const columns = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.keys(mailContract.record.properties).map((name) => {
      const value = columns.get(name)
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
    // Column by column, which TypeScript cannot follow.
  ) as AccountMail
}

interface RowPair {
  before: QueuedMail | null
  after: QueuedMail | null
}

/** Says in a work what became of a mail, where somebody may see it. */
export const recordMail = (work: MailWork, { before, after }: RowPair): void => {
  if ((after ?? before)?.unlisted) return work.unseen(path)
  work.changed(path, { before: before && recordOf(before), after: after && recordOf(after) })
}

const columnsOf = (mail: Mail) => {
  checkMail(mail)
  const { kind, to, customerId, orderId, replyTo, dedupeKey, notBefore, resentFrom } = mail
  return {
    kind,
    to,
    customerId,
    orderId,
    replyTo,
    dedupeKey,
    resentFrom,
    subject: cleanText(mail.subject).slice(0, 500),
    // What looks like an address there would be taken for the sender's.
    fromName: oneLine(mail.fromName ?? '')
      .replace(/[<>@"]/g, ' ')
      .slice(0, 120),
    content: contentJson(mail.content),
    unlisted: !isListed(mail),
    ...(notBefore && { runAt: notBefore }),
  }
}

/** Queues mails in the caller's work, but for those whose dedupeKey is already there; returns the ids of the others. */
export const queueMails = async (work: MailWork, mails: readonly Mail[]): Promise<number[]> => {
  if (!mails.length) return []
  const rows = await work
    .trx(table)
    .insert(mails.map(columnsOf))
    .onConflict('dedupeKey')
    .ignore()
    // The workers hear of it when it is committed, however many mails there are.
    .returning<QueuedMail[]>(['*', work.trx.raw('pg_notify(?, ?)', [channel, ''])])
  for (const row of rows) recordMail(work, { before: null, after: row })
  return rows.map(({ id }) => id)
}

/** Queues a mail in the caller's work; returns its id, or undefined when its dedupeKey is already there. */
export const queueMail = async (work: MailWork, mail: Mail): Promise<number | undefined> =>
  (await queueMails(work, [mail]))[0]

/** Queries an account's mails of the last minutes, to keep the same from being sent twice. */
export const recentMails = (
  { trx, now }: Pick<Work, 'trx' | 'now'>,
  { customerId, kind }: Pick<QueuedMail, 'customerId' | 'kind'>,
) => {
  const since = new Date(now.getTime() - sameWithinMs)
  return trx(table).where({ customerId, kind }).where('createdAt', '>', since)
}

/** Takes a mail back that nobody has tried to send yet, so that its dedupeKey is free again, and answers it; undefined when it is too late. */
export const takeBackMail = async (work: MailWork, dedupeKey: string): Promise<QueuedMail | undefined> => {
  const [row] = await work
    .trx(table)
    .where({ dedupeKey, status: 'queued', attempts: 0 })
    .delete()
    .returning('*')
  if (row) recordMail(work, { before: row, after: null })
  return row
}
