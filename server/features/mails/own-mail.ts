import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { MailContent } from '../../kit/mail/mail-content'
import { table, type QueuedMail } from '../../kit/mail/outbox'
import { ownRow } from '../../kit/service/caller/own-row'
import type { Call } from '../../kit/service/service-params'

/** A mail that may be shown. */
export type ReadableMail = QueuedMail & { content: MailContent; customerId: number }

/** A mail that the caller may see, with all that it says; 404 for any other. */
export const readOwnMail = async (app: Application, id: number, { caller }: Call): Promise<ReadableMail> => {
  await ownRow(app, 'account-mails', { id, caller })
  return readListedMail(app.get('database').knex, id)
}

/** The same for a caller who was asked already; inside of a work it is locked until the work's end. */
export const readListedMail = async (db: Knex, id: number): Promise<ReadableMail> => {
  const find = db(table).where({ id, unlisted: false })
  const mail = await (db.isTransaction ? find.forUpdate() : find).first()
  if (!mail) throw new NotFound(refusal('no-record', { path: 'account-mails', id }))
  if (!mail.content) throw new NotFound(refusal('mail-forgotten'))
  // Only the mail of an account is listed.
  return mail as ReadableMail
}
