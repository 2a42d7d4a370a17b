import { Conflict } from '@feathersjs/errors'
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  challengePasskey,
} from '@mainstreet/shared/contracts/second-factor'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import { requireUser } from '../../../kit/service/caller/require-user'
import { operationService } from '../../../kit/service/define-service'
import { invalid } from '../../../kit/service/errors'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator-codes'
import { hasFactor, keepAuthenticator, replaceCodes } from './factors'
import { checkNewPasskey, keepPasskey, newChallenge } from './passkeys'
import { readFactorNotice } from './second-factor-mails'

const why = 'Only a user has a second factor.'

const userOf = async (app: Application, caller: Call['caller']) => {
  const { userId } = requireUser(caller, why)
  return app.service('users').get(userId)
}

/** Makes a secret, and what an app scans to take it. */
export const authenticatorBegin = operationService(
  beginAuthenticator,
  (app) =>
    async (_input, { caller }) => {
      const { email } = await userOf(app, caller)
      const secret = newAuthenticatorSecret()
      return { ok: true as const, secret, uri: authenticatorUri(secret, email) }
    },
)

/** Adds a way of proving, by `keep`, for who has entered the password a moment ago; the first one comes with recovery codes. */
const addWith = async (
  app: Application,
  { caller }: Call,
  add: {
    keep: (userId: number, work: Work) => Promise<void>
    event: 'authenticator added' | 'passkey added'
  },
): Promise<{ ok: true; codes: string[] }> => {
  const { userId } = requireUser(caller, why)
  await app.get('sessions').requireConfirmed(caller)
  const tell = await readFactorNotice(app, userId)
  const codes = await app.get('runWork')(caller, async (work) => {
    await work.trx('users').where({ id: userId }).forUpdate().first('id')
    const made = (await hasFactor(work, userId)) ? [] : await replaceCodes(userId, work)
    await add.keep(userId, work)
    await tell(add.event, work)
    await app.get('sessions').accessChanged(userId, work)
    return made
  })
  return { ok: true, codes }
}

/** Asks for a code of the app from now on. */
export const authenticatorOn = operationService(
  addAuthenticator,
  (app) =>
    ({ secret, code }, call) =>
      addWith(app, call, {
        event: 'authenticator added',
        async keep(userId, work) {
          const step = stepOfCode(secret, code, work.now)
          if (step === undefined) throw invalid({ code: refusal('wrong-code') })
          if (!(await keepAuthenticator(app, { userId, secret, step }, work)))
            throw new Conflict(refusal('authenticator-there'))
        },
      }),
)

/** A challenge for whoever wants to sign in. */
export const passkeyChallenge = operationService(challengePasskey, (app) => async (_input, call) => {
  await app.get('limits').limitAddress('passkey-address', call.address)
  const challenge = await app.get('runWork')(call.caller, (work) => newChallenge(work))
  return { ok: true as const, challenge }
})

/** A challenge for a new passkey of the caller, and whom it is for. */
export const passkeyBegin = operationService(beginPasskey, (app) => async (_input, { caller }) => {
  const { id, name, email } = await userOf(app, caller)
  const known = await app.get('database').knex('passkeys').where({ userId: id }).pluck('id')
  const challenge = await app.get('runWork')(caller, (work) => newChallenge(work, id))
  const handle = Buffer.from(`mainstreet user ${id}`).toString('base64url')
  return { ok: true as const, challenge, handle, name: name || email, email, known }
})

/** Keeps a new passkey. */
export const passkeyAdd = operationService(addPasskey, (app) => async (made, call) => {
  const checked = await checkNewPasskey(made)
  return addWith(app, call, {
    event: 'passkey added',
    async keep(userId, work) {
      if (!checked || !(await keepPasskey(checked, userId, work)))
        throw invalid({ id: refusal('no-passkey') })
    },
  })
})
