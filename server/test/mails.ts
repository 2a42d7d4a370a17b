import { renderMail } from '../kit/mail/render-mail'
import { table, type QueuedMail } from '../kit/mail/outbox'
import type { TestApp } from './create-test-app'

/** The queued and sent mails that fit, oldest first, as their readers get them. */
export const readMails = async (app: TestApp, where: Partial<QueuedMail>) => {
  const rows = await app.get('database').knex(table).where(where).orderBy('id')
  return rows.map((row) => ({
    ...row,
    ...(row.content ? renderMail(row.content) : { text: '', html: '' }),
  }))
}
