import { Forbidden } from '@feathersjs/errors'
import { confirmPassword } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { verifyPassword } from '../../kit/secrets/passwords'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/feature'

/** Takes the caller's password again, for the next ten minutes of the session that asks. */
export const passwordConfirm = operationService(
  confirmPassword,
  (app) =>
    async ({ password }, { caller }) => {
      if (!caller || !('userId' in caller)) throw new Forbidden('Only a user has a password.')
      const { userId: id, sessionId } = caller
      const name = `confirm ${id}`
      await app.get('limits').limit('login-name', name)
      const user = await app.get('database').knex('users').where({ id }).first('passwordHash')
      if (!(await verifyPassword(user?.passwordHash, password)))
        throw invalid({ password: refusal('wrong-password') })
      await app.get('sessions').confirm(sessionId)
      await app.get('limits').reset('login-name', name)
      return { ok: true as const }
    },
)
