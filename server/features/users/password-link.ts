import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Work } from '../../kit/service/work'
import { hashToken, newToken } from '../../kit/secrets/secret-token'

/** Makes a link to choose a password with, once and for so many milliseconds; its token is stored hashed. */
export const createPasswordLink = async (
  userId: number,
  { origin, validMs }: { origin: string; validMs: number },
  { trx, now }: Work,
): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + validMs)
  await trx('password_resets').insert({ hash: hashToken(token), userId, expiresAt })
  // Behind the #, a token reaches no server log and no Referer.
  return `${origin}${backOfficeRoutes.resetPassword}#${token}`
}

/** Ends every link of a user that was not used yet. */
export const endPasswordLinks = async (userId: number, { trx, now }: Work): Promise<void> => {
  await trx('password_resets').where({ userId, usedAt: null }).update({ usedAt: now })
}
