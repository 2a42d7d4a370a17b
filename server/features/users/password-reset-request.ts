import { setTimeout as pause } from 'node:timers/promises'
import { requestPasswordReset } from '@mainstreet/shared/users'
import type { House } from '../../kit/house'
import { queueMail } from '../../kit/outbox'
import { operationService } from '../../kit/service/feature'
import { hashToken, newToken } from './secret-token'

const hour = 3600 * 1000
// Longer than queueing a mail takes, so that the clock does not tell whether one was queued.
const answerAfter = 200

/** Where a user signs in, by what is stored and never by what a request claims. */
const signInDomain = async (
  { tenants, settings, database }: House,
  customerId: number | null,
): Promise<string> => {
  const own = customerId === null ? undefined : await tenants.byId(customerId)
  if (own?.domain) return own.domain
  if (settings.platformHost) return settings.platformHost
  // Every site has the same dashboard.
  const first = await database.knex('account').whereNot({ str_domain: '' }).orderBy('id').first('str_domain')
  return first?.str_domain ?? 'localhost'
}

const linkTo = (house: House, domain: string, token: string): string => {
  const { production, port } = house.settings
  // Behind the #, a token reaches no server log and no Referer.
  return `${production ? 'https' : 'http'}://${domain}${production ? '' : `:${port}`}/reset-password#${token}`
}

const textOf = (name: string, link: string) => `Hello${name ? ` ${name}` : ''},

somebody asked for a new password for your Mainstreet login. To choose one, open this link within an hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`

const mailLink = async (house: House, email: string) => {
  const user = await house.database
    .knex('users')
    .where({ email, disabled: false })
    .first('id', 'name', 'email', 'customerId')
  if (!user) return
  const token = newToken()
  const link = linkTo(house, await signInDomain(house, user.customerId), token)
  await house.runWork(async ({ trx, now }) => {
    const expiresAt = new Date(now.getTime() + hour)
    await trx('password_resets').insert({ hash: hashToken(token), userId: user.id, expiresAt })
    // Without an account: its other owners could read the link in their list of mails.
    await queueMail(trx, {
      kind: 'password-reset',
      to: user.email,
      subject: 'Choose a new password',
      text: textOf(user.name, link),
    })
  })
}

/** Mails a link to choose a new password; the answer does not tell whether the address is known. */
export const passwordResetRequest = operationService(requestPasswordReset, (house) => async (input, call) => {
  const email = input.email.trim().toLowerCase()
  await house.limits.limit('reset-address', call.address ?? 'unknown')
  await house.limits.limit('reset-name', email)
  await Promise.all([mailLink(house, email), pause(answerAfter)])
  return { ok: true as const }
})
