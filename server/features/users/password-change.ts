import { Conflict, Forbidden } from '@feathersjs/errors'
import { changePassword } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { verifyPassword } from '../../kit/secrets/passwords'
import { hashChosen, wordsAbout } from './chosen-password'
import { endMailedLinks } from './end-mailed-links'

/** Changes the caller's own password; the session that asks goes on, all others end. */
export const passwordChange = operationService(changePassword, (app) => async (input, { caller }) => {
  if (!caller || !('userId' in caller)) throw new Forbidden('Only a user has a password.')
  const { userId: id, sessionId } = caller
  await app.get('limits').limit('login-name', `change ${id}`)
  const user = await app.get('database').knex('users').where({ id }).first('passwordHash')
  if (!(await verifyPassword(user?.passwordHash, input.currentPassword)))
    throw invalid({ currentPassword: refusal('wrong-password') })
  if (input.newPassword === input.currentPassword) throw invalid({ newPassword: refusal('same-password') })
  const words = await wordsAbout(app.get('database').knex, id)
  const passwordHash = await hashChosen({ field: 'newPassword', password: input.newPassword, words })
  await app.get('runWork')(caller, async (work) => {
    const old = { id, passwordHash: user!.passwordHash }
    if (!(await work.trx('users').where(old).update({ passwordHash })))
      throw new Conflict(refusal('password-changed-meanwhile'))
    await endMailedLinks(id, work)
    await app.get('sessions').endAllOf(id, { except: sessionId, work })
  })
  await app.get('limits').reset('login-name', `change ${id}`)
  return { ok: true as const }
})
