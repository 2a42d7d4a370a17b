import { Conflict } from '@feathersjs/errors'
import { changePassword } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'
import { checkOwnPassword } from './check-own-password'
import { hashChosen, wordsAbout } from './chosen-password'
import { endMailedLinks } from './end-mailed-links'

/** Changes the caller's own password; the session that asks goes on, all others end. */
export const passwordChange = operationService(changePassword, (app) => async (input, { caller }) => {
  const { userId: id, sessionId } = requireUser(caller, 'Only a user has a password.')
  const current = { field: 'currentPassword', password: input.currentPassword }
  const oldHash = await checkOwnPassword(app, id, current)
  if (input.newPassword === input.currentPassword) throw invalid({ newPassword: refusal('same-password') })
  const words = await wordsAbout(app.get('database').knex, id)
  const passwordHash = await hashChosen({ field: 'newPassword', password: input.newPassword, words })
  await app.get('runWork')(caller, async (work) => {
    const old = { id, passwordHash: oldHash }
    if (!(await work.trx('users').where(old).update({ passwordHash })))
      throw new Conflict(refusal('password-changed-meanwhile'))
    await endMailedLinks(id, work)
    await app.get('sessions').endAllOf(id, { except: sessionId, work })
  })
  return { ok: true as const }
})
