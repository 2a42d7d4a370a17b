import { Conflict, Forbidden } from '@feathersjs/errors'
import { acceptInvitation as contract } from '@mainstreet/shared/contracts/people'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import type { Caller } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { hashChosen } from '../users/chosen-password'
import { openInvitation, readInviter, type OpenInvitation } from './invitation-link'

/** Answers the id of the user who accepts, inside of the work that accepts. */
type Accepting = (work: Work) => Promise<number>

const asSignedIn = async (
  app: Application,
  userId: number,
  { email }: OpenInvitation,
): Promise<Accepting> => {
  const user = await app.service('users').get(userId)
  if (user.email !== email) throw new Forbidden(refusal('invitation-for-another'))
  if (user.role === 'staff') throw new Conflict(refusal('staff-see-all'))
  return async () => userId
}

const asNewPerson = async (
  app: Application,
  { name, newPassword, language }: Input<'invitation-accept'>,
  invitation: OpenInvitation,
): Promise<Accepting> => {
  const { email } = invitation
  if (name === undefined) throw invalid({ name: refusal('required') })
  if (newPassword === undefined) throw invalid({ newPassword: refusal('required') })
  const { language: invitersLanguage, business } = await readInviter(app, invitation)
  const words = [email, name, business ?? '']
  const passwordHash = await hashChosen({ field: 'newPassword', password: newPassword, words })
  return async (work) => {
    // Only who reads that mailbox gets here, and may know.
    if (await work.trx('users').where({ email }).first('id')) throw new Conflict(refusal('login-exists'))
    const person = {
      email,
      name: name.trim(),
      language: language ?? invitersLanguage,
      passwordHash,
      accounts: [],
    }
    const { id } = await app.service('users').create(person, { work })
    return id
  }
}

const acceptAs = (
  app: Application,
  caller: Caller | undefined,
  asked: { input: Input<'invitation-accept'>; invitation: OpenInvitation },
) =>
  caller && 'userId' in caller
    ? asSignedIn(app, caller.userId, asked.invitation)
    : asNewPerson(app, asked.input, asked.invitation)

interface Joining {
  userId: number
  customerId: number
  role: OpenInvitation['role']
  duties: OpenInvitation['duties']
}

const joinAccount = async (app: Application, { userId, customerId, role, duties }: Joining, work: Work) => {
  const members = app.service('user-accounts')
  const known = await work.trx('user_accounts').where({ userId, customerId }).forUpdate().first('id', 'role')
  if (!known) await members.create({ userId, customerId, role, duties }, { work })
  else if (known.role !== 'owner') await members.patch(known.id, { role, duties }, { work })
  await work.trx('users').where({ id: userId, customerId: null }).update({ customerId })
}

/** Accepts an invitation by the token of its mail, once: a new person gets a login, one who is signed in a business more. */
export const acceptInvitation = operationService(contract, (app) => async (input, { caller, address }) => {
  await app.get('limits').limitAddress('invitation-address', address)
  // Before the hashing, which is dear, and again in the work, which decides.
  const invitation = await openInvitation(app.get('database').knex, input.token)
  const accept = await acceptAs(app, caller, { input, invitation })
  return app.get('runWork')(caller, async (work) => {
    const { id, customerId, role, duties } = await openInvitation(work.trx, input.token)
    const userId = await accept(work)
    const accepted = { acceptedAt: work.now.toISOString(), acceptedBy: userId }
    await app.service('invitations').patch(id, accepted, { work })
    if (customerId !== null) await joinAccount(app, { userId, customerId, role, duties }, work)
    return { ok: true as const, customerId }
  })
})
