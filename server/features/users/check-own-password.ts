import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { verifyPassword } from '../../kit/secrets/passwords'
import { invalid } from '../../kit/service/errors'

/** Refuses a password that is not the user's own, beside its field; answers its hash. */
export const checkOwnPassword = async (
  app: Application,
  userId: number,
  { field, password }: { field: string; password: string },
): Promise<string> => {
  // The same count as for a change of the password: more forms are not more guesses.
  await app.get('limits').limit('login-name', `change ${userId}`)
  const { passwordHash = '' } =
    (await app.get('database').knex('users').where({ id: userId }).first('passwordHash')) ?? {}
  if (!(await verifyPassword(passwordHash, password))) throw invalid({ [field]: refusal('wrong-password') })
  await app.get('limits').reset('login-name', `change ${userId}`)
  return passwordHash
}
