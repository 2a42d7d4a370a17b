import { confirmPassword } from '@mainstreet/shared/contracts/users'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'
import { checkOwnPassword } from './check-own-password'

/** Takes the caller's password again, for the next ten minutes of the session that asks. */
export const passwordConfirm = operationService(
  confirmPassword,
  (app) =>
    async ({ password }, { caller }) => {
      const { userId, sessionId } = requireUser(caller, 'Only a user has a password.')
      await checkOwnPassword(app, userId, { field: 'password', password })
      await app.get('sessions').confirm(sessionId)
      return { ok: true as const }
    },
)
