import { BadRequest } from '@feathersjs/errors'
import { resetPassword } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { hashToken } from '../../kit/secrets/secret-token'
import { hashChosen, wordsAbout } from './chosen-password'
import { endMailedLinks } from './end-mailed-links'

const linkOver = () => new BadRequest(refusal('link-over'))

const isOpen = (app: Application, hash: string) =>
  app
    .get('database')
    .knex('password_resets')
    .where({ hash, usedAt: null })
    .where('expiresAt', '>', new Date())
    .first('userId')

const spendToken = async (hash: string, work: Work): Promise<number> => {
  const { trx, now } = work
  const [spent] = await trx('password_resets')
    .where({ hash, usedAt: null })
    .where('expiresAt', '>', now)
    .update({ usedAt: now })
    .returning('userId')
  if (!spent) throw linkOver()
  const { userId } = spent as { userId: number }
  // Older links of the same person would undo what was just done.
  await endMailedLinks(userId, work)
  return userId
}

/** Sets a new password with the token of a mailed link, once; every session of the user ends. */
export const passwordReset = operationService(resetPassword, (app) => async (input, call) => {
  await app.get('limits').limitAddress('reset-address', call.address)
  const hash = hashToken(input.token)
  // Before the hashing, which is dear, and again in the transaction, which decides.
  const open = await isOpen(app, hash)
  if (!open) throw linkOver()
  const words = await wordsAbout(app.get('database').knex, open.userId)
  const passwordHash = await hashChosen({ field: 'newPassword', password: input.newPassword, words })
  await app.get('runWork')(call.caller, async (work) => {
    const id = await spendToken(hash, work)
    const changed = await work.trx('users').where({ id, disabled: false }).update({ passwordHash })
    if (!changed) throw linkOver()
    await app.get('sessions').endAllOf(id, { work })
  })
  return { ok: true as const }
})
