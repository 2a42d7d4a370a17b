import { Conflict } from '@feathersjs/errors'
import { invitationContract } from '@mainstreet/shared/contracts/people'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import type { NewRow } from '@mainstreet/shared/services'
import { knownCaller } from '../../kit/service/caller/caller-of'
import type { Application, AroundHook } from '../../declarations'
import { queueMail } from '../../kit/mail/outbox'
import { invalid, problems } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { CreateContext } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import type { StoredRow } from '../../kit/service/stored-row'
import { newInvitationLink, readLetter } from './invitation-link'
import { namedDuties } from './named-duties'
import { invitationMail } from './invitation-mail'

const plainEmail = (email: string) => email.trim().toLowerCase()

/** Mails the link with the row that it is of, or neither. */
const mailLink =
  (app: Application): AroundHook =>
  async (context, next) => {
    if (context.method !== 'create') return next()
    const { work } = context.params
    const caller = knownCaller(context.params)
    const invitedBy = 'userId' in caller ? caller.userId : null
    // Calls are counted beside a work: who opens one counts before it.
    if (invitedBy !== null && !work) await app.get('limits').limit('invitations-user', invitedBy)
    const asked = context.data as NewRow<'invitations'>
    const data = { ...asked, email: plainEmail(asked.email), invitedBy }
    const letter = await readLetter(app, data, work?.trx)
    const run = async (own: Work) => {
      const { url, hash, expiresAt } = newInvitationLink(letter.origin, own.now)
      context.data = { ...data, hash, expiresAt: expiresAt.toISOString() }
      context.params = { ...context.params, work: own }
      await next()
      await queueMail(own, invitationMail(letter, url))
    }
    await (work ? run(work) : app.get('runWork')(caller, run))
  }

const refuseAddress = (said: Refusal) => new Conflict({ ...said, ...problems({ email: said }) })

const refuseDoubles = async ({ data, work }: CreateContext<typeof invitationContract>) => {
  const { email, customerId = null } = data
  const open = await work
    .trx('invitations')
    .where({ email, customerId, acceptedAt: null })
    .where('expiresAt', '>', work.now)
    .first('id')
  if (open) throw refuseAddress(refusal('invited-already'))
  const member = await work
    .trx<StoredRow<'user-accounts'>>('user_accounts as member')
    .join('users', 'users.id', 'member.userId')
    .where({ 'member.customerId': customerId, 'users.email': email })
    .first<{ id: number } | undefined>('member.id')
  if (member) throw refuseAddress(refusal('has-access-already'))
}

/** Invitations by mail; the token is in the mail only, and stored hashed. */
export const invitations = tableService(
  invitationContract,
  () => ({
    async beforeWrite(context) {
      const { data, before, caller } = context
      if (before) return data
      const { customerId = null, role, duties = [] } = context.data
      const named = namedDuties({ role, duties })
      if (customerId === null && caller?.role === 'owner') throw invalid({ customerId: refusal('required') })
      if (customerId === null && role !== 'owner') throw invalid({ role: refusal('opens-as-owner') })
      await refuseDoubles(context)
      return { ...data, duties: named }
    },
  }),
  (app) => [mailLink(app)],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    invitations: { hash: string }
  }
}
