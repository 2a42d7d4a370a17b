import { BadRequest } from '@feathersjs/errors'
import type { Duty, Position } from '@mainstreet/shared/access'
import { invitationDays } from '@mainstreet/shared/contracts/people'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Knex } from 'knex'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { hashToken, newToken } from '../../kit/secrets/secret-token'
import { signInAddressAt } from '../users/sign-in-address'

/** An invitation that can still be accepted. */
export interface OpenInvitation {
  id: number
  customerId: number | null
  email: string
  role: Position
  duties: Duty[]
  invitedBy: number | null
}

/** What a mail with an invitation is made of. */
export interface Letter extends Omit<OpenInvitation, 'id'> {
  locale: Locale
  /** Where the link leads: scheme and host. */
  origin: string
  /** The name of the business; null where it is to open one. */
  business: string | null
  /** The name of who invites; empty where nobody is known. */
  inviter: string
}

/** The refusal of a link that is unknown, used or too old. */
const invitationOver = () => new BadRequest(refusal('invitation-over'))

/** A new link for an invitation, what is stored of it, and until when it can be opened. */
export const newInvitationLink = (origin: string, now: Date) => {
  const token = newToken()
  return {
    // Behind the #, a token reaches no server log and no Referer.
    url: `${origin}${backOfficeRoutes.invitation}#${token}`,
    hash: hashToken(token),
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  }
}

/** The open invitation of a token; inside of a work it is locked until the work's end. Throws 400 where there is none. */
export const openInvitation = async (db: Knex, token: string): Promise<OpenInvitation> => {
  const find = db('invitations')
    .where({ hash: hashToken(token), acceptedAt: null })
    .where('expiresAt', '>', new Date())
  const found = await (db.isTransaction ? find.forUpdate() : find).first(
    'id',
    'customerId',
    'email',
    'role',
    'duties',
    'invitedBy',
  )
  if (!found) throw invitationOver()
  return found
}

/** Who invites to what, in words; inside of a work by its `db`. */
export const readInviter = async (
  app: Application,
  { customerId, invitedBy }: Pick<OpenInvitation, 'customerId' | 'invitedBy'>,
  db: Knex = app.get('database').knex,
) => {
  const user = invitedBy ? await db('users').where({ id: invitedBy }).first('name', 'language') : undefined
  const account =
    customerId === null
      ? undefined
      : await db('account').where({ id: customerId }).first('str_company_name', 'str_domain', 'language')
  return {
    business: customerId === null ? null : (account?.str_company_name ?? ''),
    inviter: user?.name ?? '',
    language: user?.language ?? null,
    domain: account?.str_domain ?? '',
    languageThere: account?.language ?? null,
  }
}

/** Reads what the mail of an invitation says; inside of a work by its `db`. */
export const readLetter = async (
  app: Application,
  asked: Pick<OpenInvitation, 'email' | 'role' | 'invitedBy'> & {
    customerId?: number | null
    duties?: Duty[]
  },
  db?: Knex,
): Promise<Letter> => {
  const { email, role, duties = [], invitedBy, customerId = null } = asked
  const read = await readInviter(app, { customerId, invitedBy }, db)
  const { business, inviter, language, domain, languageThere } = read
  const { origin } = await signInAddressAt(app, domain, db)
  const locale = language ?? languageThere ?? 'en'
  return { email, role, duties, invitedBy, customerId, locale, origin, business, inviter }
}
