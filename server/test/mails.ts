import { renderMail } from '../kit/mail/render-mail'
import { table, type QueuedMail } from '../kit/mail/outbox'
import type { TestApp } from './create-test-app'

/** Queued mails without the copies: what a business is told goes to several at once, and is listed as the first of them gets it. */
export const withoutCopies = <Row extends Pick<QueuedMail, 'customerId' | 'kind' | 'subject' | 'createdAt'>>(
  rows: readonly Row[],
): Row[] => {
  const keyOf = ({ kind, subject, createdAt }: Row) => `${kind} ${subject} ${createdAt.toISOString()}`
  const isFirst = (row: Row, place: number) => rows.findIndex((each) => keyOf(each) === keyOf(row)) === place
  return rows.filter((row, place) => row.customerId === null || isFirst(row, place))
}

/** The queued and sent mails that fit, oldest first, as their readers get them, without copies. */
export const readMails = async (app: TestApp, where: Partial<QueuedMail>) => {
  const rows = await app.get('database').knex(table).where(where).orderBy('id')
  return withoutCopies(rows).map((row) => ({
    ...row,
    ...(row.content ? renderMail(row.content) : { text: '', html: '' }),
  }))
}
