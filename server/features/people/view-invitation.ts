import { viewInvitation as contract } from '@mainstreet/shared/contracts/people'
import { operationService } from '../../kit/service/define-service'
import { openInvitation, readInviter } from './invitation-link'

/** What an open invitation says, to whoever has its link. */
export const viewInvitation = operationService(contract, (app) => async ({ token }, { address }) => {
  await app.get('limits').limitAddress('invitation-address', address)
  const invitation = await openInvitation(app.get('database').knex, token)
  const { business, inviter } = await readInviter(app, invitation)
  const { email, role, duties } = invitation
  return { ok: true as const, email, role, duties, business, invitedBy: inviter }
})
