import { Type } from '@feathersjs/typebox'
import { userContract } from '@mainstreet/shared/contracts/users'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { MailPart } from '../../kit/mail/mail-content'
import { queueMail } from '../../kit/mail/outbox'
import { createValidator, dataValidator } from '../../kit/service/input/validators'
import type { Work } from '../../kit/service/work'
import { CommandError } from './command-error'
import { endMailedLinks } from './end-mailed-links'
import { createPasswordLink } from './password-link'
import { platformMail } from './platform-mail'
import { signInAddress, type SignInAddress } from './sign-in-address'

// Whoever is handed a link by somebody else may read it tomorrow.
const validMs = dayMs

interface Known {
  id: number
  email: string
  role: 'owner' | 'staff'
  customerId: number | null
  disabled: boolean
}

const minuteOf = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const userBy = (app: Application, email: string): Promise<Known | undefined> =>
  app
    .get('database')
    .knex('users')
    .where({ email: email.trim().toLowerCase() })
    .first('id', 'email', 'role', 'customerId', 'disabled')

/** Who signs in with an address. */
export const knownUser = async (app: Application, email: string): Promise<Known> => {
  const user = await userBy(app, email)
  if (!user) throw new CommandError(`Nobody signs in as "${email}".`)
  return user
}

const correctionOf = ({ origin, guessed }: SignInAddress) =>
  guessed
    ? `\nThis server was not told its own address (PLATFORM_HOST). If ${origin} is not it,\nput the server's address in its place; the rest of the link stays.\n`
    : ''

interface LinkMail {
  to: { id: number; email: string }
  subject: string
  /** What happened, before the link. */
  reason: string
  address: SignInAddress
}

/** Makes a link to choose a password and mails it where there is a mail server; answers what to print. */
const giveLink = async (app: Application, mail: LinkMail, work: Work): Promise<string> => {
  const { to, subject, reason, address } = mail
  const { url, dedupeKey } = await createPasswordLink(to.id, { origin: address.origin, validMs }, work)
  const until = minuteOf(new Date(work.now.getTime() + validMs))
  const opening = `To choose a password, open this link before ${until}. It works once:`
  const text = `${reason}\n${opening}\n\n${url}\n${correctionOf(address)}`
  if (!app.get('settings').smtpUrl) return `${text}\nSMTP_URL is not set, so nothing was mailed.\n`
  // Without an account: its other owners could read the link in their list of mails.
  const parts: MailPart[] = [
    { kind: 'text', lines: [reason, opening] },
    { kind: 'button', text: 'Choose a password', url },
    ...(address.guessed ? [{ kind: 'text', lines: [correctionOf(address).trim()] } as const] : []),
  ]
  const written = platformMail({ lang: 'en', name: '', subject, parts })
  await queueMail(work, { kind: 'password-link', to: to.email, dedupeKey, ...written })
  return `${text}\nThe server mails it to ${to.email} as well.\n`
}

const validateEmail = createValidator(Type.Pick(userContract.record, ['email']), dataValidator)

// The services check what comes from outside; this call comes from inside.
const checkEmail = async (email: string): Promise<string> => {
  try {
    await validateEmail({ email })
    return email
  } catch {
    throw new CommandError(`"${email}" is not a mail address.`)
  }
}

/** Makes a staff user without a password, and a link to choose one. */
export const createStaff = async (app: Application, email: string): Promise<string> => {
  const taken = await userBy(app, await checkEmail(email))
  if (taken?.role === 'staff')
    throw new CommandError(`${taken.email} is staff already; reset-password makes a new link.`)
  if (taken) throw new CommandError(`${taken.email} is an owner's; staff need an address of their own.`)
  const address = await signInAddress(app, null)
  return app.get('runWork')(server, async (work) => {
    const users = app.service('users')
    const to = await users.create({ email, role: 'staff' }, { work })
    const reason = `${to.email} may sign in to Mainstreet as staff.`
    return giveLink(app, { to, subject: 'Your login for Mainstreet', reason, address }, work)
  })
}

/** Ends a user's password and sessions, and makes a link to choose a new one. */
export const resetPassword = async (app: Application, email: string): Promise<string> => {
  const user = await knownUser(app, email)
  if (user.disabled) throw new CommandError(`${user.email} is disabled; enable comes first.`)
  const address = await signInAddress(app, user.customerId)
  return app.get('runWork')(server, async (work) => {
    await work.trx('users').where({ id: user.id }).update({ passwordHash: '' })
    await endMailedLinks(user.id, work)
    await app.get('sessions').endAllOf(user.id, { work })
    const reason = `The old password of ${user.email} for Mainstreet works no more.`
    return giveLink(app, { to: user, subject: 'Choose a new password', reason, address }, work)
  })
}

const setDisabled = async (app: Application, email: string, disabled: boolean): Promise<Known> => {
  const user = await knownUser(app, email)
  await app.service('users').patch(user.id, { disabled })
  return user
}

/** Ends every session of a user, who cannot sign in any more. */
export const disableStaff = async (app: Application, email: string): Promise<string> =>
  `${(await setDisabled(app, email, true)).email} is disabled, and signed out everywhere.\n`

/** Lets a disabled user sign in again. */
export const enableStaff = async (app: Application, email: string): Promise<string> =>
  `${(await setDisabled(app, email, false)).email} may sign in again.\n`

interface Listed {
  email: string
  disabled: boolean
  chosen: boolean
  lastUsedAt: Date | null
}

const statusOf = ({ disabled, chosen, lastUsedAt }: Listed): string => {
  if (disabled) return 'disabled'
  if (!chosen) return 'has no password yet'
  return lastUsedAt ? `last here ${minuteOf(lastUsedAt)}` : 'not signed in lately'
}

/** Every staff user with its status, a line each. */
export const listStaff = async (app: Application): Promise<string> => {
  const { knex } = app.get('database')
  const lastUsedAt = knex('sessions').whereRaw('sessions."userId" = users.id').max('lastUsedAt')
  const rows: Listed[] = await knex('users')
    .where({ role: 'staff' })
    .orderBy('email')
    .select('email', 'disabled', knex.raw(`"passwordHash" <> '' as chosen`), { lastUsedAt })
  if (rows.length === 0) return 'There are no staff users yet; create-staff EMAIL makes the first one.\n'
  const width = Math.max(...rows.map(({ email }) => email.length))
  return rows.map((row) => `${row.email.padEnd(width)}  ${statusOf(row)}\n`).join('')
}
