import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Knex } from 'knex'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { hashToken, newToken } from '../../kit/secrets/secret-token'
import type { Table } from '../../kit/service/stored-row'

/** How long the link to a new address can be opened. */
export const emailLinkHours = 24

/** What a link changes: whose address, and to which. */
export interface EmailChange {
  userId: number
  email: string
}

/** Makes the link that proves that a new address is its user's; it takes the place of earlier ones. */
export const createEmailChangeLink = async (
  { userId, email }: EmailChange,
  origin: string,
  work: Work,
): Promise<string> => {
  const { trx, now } = work
  const token = newToken()
  const expiresAt = new Date(now.getTime() + emailLinkHours * hourMs)
  await endEmailChanges(userId, work)
  await trx('email_changes').insert({ hash: hashToken(token), userId, email, expiresAt })
  // Behind the #, a token reaches no server log and no Referer.
  return `${origin}${backOfficeRoutes.confirmEmail}#${token}`
}

const withToken = (table: Knex.QueryBuilder, token: string, now: Date) =>
  table.where({ hash: hashToken(token), usedAt: null }).where('expiresAt', '>', now)

/** What a link changes; undefined where it is unknown, used or too old. */
export const openEmailChange = (app: Application, token: string): Promise<EmailChange | undefined> =>
  withToken(app.get('database').knex('email_changes'), token, new Date()).first('userId', 'email')

/** Uses a link up; false where it was no longer open. */
export const spendEmailChange = async (token: string, { trx, now }: Work): Promise<boolean> =>
  (await withToken(trx('email_changes'), token, now).update({ usedAt: now })) > 0

/** Ends every change of a user's address that was not confirmed yet. */
export const endEmailChanges = async (userId: number, { trx, now }: Work): Promise<void> => {
  await trx('email_changes').where({ userId, usedAt: null }).update({ usedAt: now })
}

declare module 'knex/types/tables' {
  interface Tables {
    email_changes: Table<EmailChange & { hash: string; expiresAt: Date; usedAt: Date | null }>
  }
}
