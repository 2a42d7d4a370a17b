import type { PasskeyProof } from '@mainstreet/shared/contracts/second-factor'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { newToken } from '../../../kit/secrets/secret-token'
import type { Table } from '../../../kit/service/stored-row'
import type { Work } from '../../../kit/service/work'

const challengeMs = 5 * minuteMs

// A fifth of a second to load, which a server without passkeys never spends.
const library = () => import('@simplewebauthn/server')

const publicKeyOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** A challenge for a passkey: a user's own for a new one, nobody's for a sign-in. */
export const newChallenge = async ({ trx, now }: Work, userId: number | null = null): Promise<string> => {
  const challenge = newToken()
  await trx('passkey_challenges').where('expiresAt', '<', now).del()
  await trx('passkey_challenges').insert({
    challenge,
    userId,
    expiresAt: new Date(now.getTime() + challengeMs),
  })
  return challenge
}

interface ClientData {
  challenge: string
  origin: string
}

const readClientData = (encoded: string): ClientData | undefined => {
  try {
    const data = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as Partial<ClientData> | null
    const { challenge, origin } = data ?? {}
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined
  } catch {
    return undefined
  }
}

/**
 * What a device's answer is checked against. Signing in works on every host that leads here, so a passkey is of the host
 * that its browser made it on: no other page, whoever wrote it, is given a signature of it.
 */
const expectationsOf = (clientDataJSON: string) => {
  const data = readClientData(clientDataJSON)
  if (!data || !URL.canParse(data.origin)) return undefined
  const { challenge, origin } = data
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
}

const spendChallenge = async (challenge: string, userId: number | null, { trx, now }: Work) =>
  (await trx('passkey_challenges').where({ challenge, userId }).where('expiresAt', '>', now).del()) > 0

/** A passkey as a browser has made it. */
export interface NewPasskey {
  name: string
  id: string
  clientDataJSON: string
  attestationObject: string
}

/** A new passkey whose signature is right; it is worth something once its challenge is spent. */
export interface CheckedNewPasskey {
  challenge: string
  row: Pick<StoredPasskey, 'id' | 'host' | 'publicKey' | 'counter' | 'name'>
}

/** Checks what a browser has made; undefined where it is no passkey. */
export const checkNewPasskey = async ({
  name,
  id,
  ...made
}: NewPasskey): Promise<CheckedNewPasskey | undefined> => {
  const expected = expectationsOf(made.clientDataJSON)
  if (!expected) return undefined
  const { verifyRegistrationResponse } = await library()
  const response = { ...publicKeyOf(id), response: made }
  const verified = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  const { expectedChallenge: challenge, expectedRPID: host } = expected
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  const row = { id: credential.id, host, publicKey, counter: credential.counter, name: name.trim() || host }
  return { challenge, row }
}

/** Keeps a new passkey of a user; false where its challenge was not the user's, or is over. */
export const keepPasskey = async (
  { challenge, row }: CheckedNewPasskey,
  userId: number,
  work: Work,
): Promise<boolean> => {
  if (!(await spendChallenge(challenge, userId, work))) return false
  await work.trx('passkeys').insert({ ...row, userId, createdAt: work.now, lastUsedAt: null })
  return true
}

/** A passkey that has signed a challenge of ours, which is not spent yet. */
export interface CheckedPasskey {
  id: string
  userId: number
  challenge: string
  counter: number
}

/** Checks what a device has signed; undefined where it is none of our passkeys. */
export const checkPasskey = async (
  app: Application,
  { id, ...signed }: PasskeyProof,
): Promise<CheckedPasskey | undefined> => {
  const stored = await app.get('database').knex('passkeys').where({ id }).first()
  const expected = expectationsOf(signed.clientDataJSON)
  if (!stored || expected?.expectedRPID !== stored.host) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    ...expected,
    response: { ...publicKeyOf(id), response: signed },
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: Number(stored.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter: counter } = verified.authenticationInfo
  return { id, userId: stored.userId, challenge: expected.expectedChallenge, counter }
}

/** Spends the challenge of a passkey; false where it is over, or the passkey is gone. */
export const spendPasskey = async (
  { id, challenge, counter }: CheckedPasskey,
  work: Work,
): Promise<boolean> => {
  if (!(await spendChallenge(challenge, null, work))) return false
  return (await work.trx('passkeys').where({ id }).update({ counter, lastUsedAt: work.now })) > 0
}

interface StoredPasskey {
  id: string
  userId: number
  host: string
  publicKey: string
  counter: number
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

declare module 'knex/types/tables' {
  interface Tables {
    passkeys: Table<StoredPasskey>
    passkey_challenges: Table<{ challenge: string; userId: number | null; expiresAt: Date }>
  }
}
