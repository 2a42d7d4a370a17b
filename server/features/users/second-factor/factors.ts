import type { SecondProof as GivenProof } from '@mainstreet/shared/contracts/second-factor'
import type { Application } from '../../../declarations'
import { createSecretBox } from '../../../kit/secrets/secret-box'
import type { Table } from '../../../kit/service/stored-row'
import type { Work } from '../../../kit/service/work'
import { stepOfCode } from './authenticator-codes'
import { checkPasskey, spendPasskey, type CheckedPasskey } from './passkeys'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'

/** SQL for whether a row of `users` has something beside the password. */
export const hasFactorSql = `(exists (select from passkeys where passkeys."userId" = users.id)
  or exists (select from authenticators where authenticators."userId" = users.id))`

const boxOf = (app: Application) => createSecretBox(app.get('settings').secretKey)
const sealedFor = (userId: number) => `authenticators:${userId}:secret`

/** Whether a user has something beside the password. */
export const hasFactor = async ({ trx }: Work, userId: number): Promise<boolean> =>
  (await trx('users').where({ id: userId }).whereRaw(hasFactorSql).first('id')) !== undefined

const spendStep = async (
  app: Application,
  { userId, code }: { userId: number; code: string },
  work: Work,
) => {
  const own = await work.trx('authenticators').where({ userId }).forUpdate().first()
  if (!own) return false
  const step = stepOfCode(boxOf(app).open(own.secret, sealedFor(userId)), code, work.now)
  // A code that was read over somebody's shoulder is worth nothing once it was used.
  if (step === undefined || step <= own.step) return false
  await work.trx('authenticators').where({ userId }).update({ step })
  return true
}

const spendRecoveryCode = async (userId: number, code: string, { trx }: Work): Promise<boolean> =>
  (await trx('recovery_codes')
    .where({ userId, hash: hashRecoveryCode(code) })
    .del()) > 0

/** What is given to prove it, its passkey checked. */
export interface Proof {
  code?: string
  passkey?: CheckedPasskey
}

/** Checks what can be checked before a work; undefined where nothing is given, or a passkey is none of ours. */
export const readProof = async (
  app: Application,
  { code, passkey }: GivenProof,
): Promise<Proof | undefined> => {
  if (!passkey) return code ? { code } : undefined
  const checked = await checkPasskey(app, passkey)
  return checked && { passkey: checked }
}

/** Spends what is given, and answers what it was; undefined where it is not the user's, or spent already. */
export const spendProof = async (
  app: Application,
  { userId, code, passkey }: Proof & { userId: number },
  work: Work,
): Promise<'app' | 'passkey' | 'recovery code' | undefined> => {
  if (passkey) return passkey.userId === userId && (await spendPasskey(passkey, work)) ? 'passkey' : undefined
  if (!code) return undefined
  if (await spendStep(app, { userId, code }, work)) return 'app'
  return (await spendRecoveryCode(userId, code, work)) ? 'recovery code' : undefined
}

/** New recovery codes in place of what there were. */
export const replaceCodes = async (userId: number, { trx }: Work): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await trx('recovery_codes').where({ userId }).del()
  await trx('recovery_codes').insert(codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })))
  return codes
}

/** Keeps the secret of an authenticator app, whose code of this step is spent; false where there is one already. */
export const keepAuthenticator = async (
  app: Application,
  { userId, secret, step }: { userId: number; secret: string; step: number },
  { trx, now }: Work,
): Promise<boolean> => {
  const row = { userId, secret: boxOf(app).seal(secret, sealedFor(userId)), step, createdAt: now }
  const kept = await trx('authenticators').insert(row).onConflict('userId').ignore().returning('userId')
  return kept.length > 0
}

/** Takes the authenticator app or a passkey away; false where there is none. */
export const dropFactor = async (
  userId: number,
  passkey: string | undefined,
  { trx }: Work,
): Promise<boolean> => {
  const dropped = await (passkey === undefined
    ? trx('authenticators').where({ userId }).del()
    : trx('passkeys').where({ userId, id: passkey }).del())
  return dropped > 0
}

/** Forgets all that a user has beside the password. */
export const forgetFactors = async (userId: number, { trx }: Work): Promise<void> => {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const)
    await trx(table).where({ userId }).del()
}

declare module 'knex/types/tables' {
  interface Tables {
    authenticators: Table<{ userId: number; secret: string; step: number; createdAt: Date }>
    recovery_codes: Table<{ hash: string; userId: number }>
  }
}
