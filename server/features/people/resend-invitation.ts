import { Conflict } from '@feathersjs/errors'
import { resendInvitation as contract } from '@mainstreet/shared/contracts/people'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { queueMail } from '../../kit/mail/outbox'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import { newInvitationLink, readLetter } from './invitation-link'
import { invitationMail } from './invitation-mail'

/** Mails an invitation again, with a new link and new days; the link before it ends. */
export const resendInvitation = operationService(contract, (app) => async ({ id }, { caller }) => {
  const service = app.service('invitations')
  const { email, role, customerId, acceptedAt } = await ownRow(app, 'invitations', { id, caller })
  if (acceptedAt) throw new Conflict(refusal('invitation-accepted'))
  const invitedBy = 'userId' in caller ? caller.userId : null
  if (invitedBy !== null) await app.get('limits').limit('invitations-user', invitedBy)
  const letter = await readLetter(app, { email, role, customerId, invitedBy })
  await app.get('runWork')(caller, async (work) => {
    const { url, hash, expiresAt } = newInvitationLink(letter.origin, work.now)
    const open = await work.trx('invitations').where({ id, acceptedAt: null }).forUpdate().first('id')
    if (!open) throw new Conflict(refusal('invitation-accepted'))
    await work.trx('invitations').where({ id }).update({ hash })
    await service.patch(id, { expiresAt: expiresAt.toISOString(), invitedBy }, { work })
    await queueMail(work, invitationMail(letter, url))
  })
  return { ok: true as const }
})
