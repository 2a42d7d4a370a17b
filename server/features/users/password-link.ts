import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { takeBackMail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { hashToken, newToken } from '../../kit/secrets/secret-token'
import type { Table } from '../../kit/service/stored-row'

/** A link to choose a password with, and the dedupeKey of the mail that takes it there. */
interface PasswordLink {
  url: string
  dedupeKey: string
}

const mailKeyOf = (hash: string) => `password-link ${hash}`

/** Makes a link to choose a password with, once and for so many milliseconds; its token is stored hashed. */
export const createPasswordLink = async (
  userId: number,
  { origin, validMs }: { origin: string; validMs: number },
  { trx, now }: Work,
): Promise<PasswordLink> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + validMs)
  const hash = hashToken(token)
  await trx('password_resets').insert({ hash, userId, expiresAt })
  // Behind the #, a token reaches no server log and no Referer.
  return { url: `${origin}${backOfficeRoutes.resetPassword}#${token}`, dedupeKey: mailKeyOf(hash) }
}

/** Ends every link of a user that was not used yet; its mail stays away if it has not left. */
export const endPasswordLinks = async (userId: number, work: Work): Promise<void> => {
  const ended = await work
    .trx('password_resets')
    .where({ userId, usedAt: null })
    .update({ usedAt: work.now })
    .returning('hash')
  for (const { hash } of ended) await takeBackMail(work, mailKeyOf(hash))
}

declare module 'knex/types/tables' {
  interface Tables {
    password_resets: Table<{ hash: string; userId: number; expiresAt: Date; usedAt: Date | null }>
  }
}
