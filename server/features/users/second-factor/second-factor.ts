import { NotAuthenticated } from '@feathersjs/errors'
import {
  authenticatorApp,
  readSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  type SecondProof,
} from '@mainstreet/shared/contracts/second-factor'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import { requireUser } from '../../../kit/service/caller/require-user'
import { operationService } from '../../../kit/service/define-service'
import { invalid } from '../../../kit/service/errors'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import { dropFactor, forgetFactors, hasFactor, readProof, replaceCodes, spendProof } from './factors'
import { readFactorNotice } from './second-factor-mails'

const why = 'Only a user has a second factor.'

/** Reads what the caller has beside the password. */
export const secondFactor = operationService(readSecondFactor, (app) => async (_input, { caller }) => {
  const { userId } = requireUser(caller, why)
  const { knex } = app.get('database')
  const own = await knex('authenticators').where({ userId }).first('userId')
  const codes = await knex('recovery_codes').where({ userId }).pluck('hash')
  const passkeys = await knex('passkeys')
    .where({ userId })
    .orderBy('createdAt')
    .select('id', 'name', 'host', 'createdAt', 'lastUsedAt')
  const user = await knex('users').where({ id: userId }).first('role')
  return {
    ok: true as const,
    isRequired: user?.role === 'staff' && app.get('settings').requireStaff2fa,
    hasAuthenticator: own !== undefined,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    codesLeft: codes.length,
  }
})

interface Proven {
  userId: number
  work: Work
  tell: Awaited<ReturnType<typeof readFactorNotice>>
}

/** Does what needs a proof that it is the person, in the work that spends the proof. */
const withProof = async <T>(
  app: Application,
  { given, caller }: { given: SecondProof; caller: Call['caller'] },
  run: (proven: Proven) => Promise<T>,
): Promise<T> => {
  const { userId } = requireUser(caller, why)
  if ((given.code === undefined) === (given.passkey === undefined))
    throw invalid({ code: refusal('required') })
  await app.get('limits').limit('second-factor', userId)
  const tell = await readFactorNotice(app, userId)
  const proof = await readProof(app, given)
  const done = await app.get('runWork')(caller, async (work) => {
    if (!proof || !(await spendProof(app, { userId, ...proof }, work)))
      throw invalid({ code: refusal('wrong-code') })
    return run({ userId, work, tell })
  })
  await app.get('limits').reset('second-factor', userId)
  return done
}

/** Takes a way of proving away; the recovery codes go with the last. */
export const secondFactorOff = operationService(
  removeFactor,
  (app) =>
    async ({ which, ...given }, { caller }) => {
      const isApp = which === authenticatorApp
      await withProof(app, { given, caller }, async ({ userId, work, tell }) => {
        if (!(await dropFactor(userId, isApp ? undefined : which, work)))
          throw invalid({ which: 'is none of yours' })
        if (!(await hasFactor(work, userId))) await forgetFactors(userId, work)
        await tell(isApp ? 'authenticator removed' : 'passkey removed', work)
        await app.get('sessions').accessChanged(userId, work)
      })
      return { ok: true as const }
    },
)

/** Makes new recovery codes, and the old ones void. */
export const recoveryCodes = operationService(renewRecoveryCodes, (app) => async (given, { caller }) => {
  const codes = await withProof(app, { given, caller }, async ({ userId, work, tell }) => {
    if (!(await hasFactor(work, userId))) throw new NotAuthenticated(refusal('sign-in-first'))
    await tell('codes renewed', work)
    return replaceCodes(userId, work)
  })
  return { ok: true as const, codes }
})
