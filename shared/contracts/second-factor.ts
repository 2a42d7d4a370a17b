import { Type, type Static } from '@sinclair/typebox'
import { people } from '../access'
import { filledText, labelled, text } from '../columns'
import { operation } from '../operation'

/** What shows that it is the person: a code of the authenticator app, or a recovery code. */
export const secondCode = labelled(
  { en: 'Code', fr: 'Code' },
  Type.String({ minLength: 1, maxLength: 40, pattern: '[A-Za-z0-9]' }),
)

const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })

/** What a device answers that holds a passkey, its parts as base64url (W3C Web Authentication, AuthenticatorAssertionResponse). */
export const passkeyProof = Type.Object(
  {
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
  },
  { additionalProperties: false },
)
export type PasskeyProof = Static<typeof passkeyProof>

/** One of the two is given. */
const proof = { code: Type.Optional(secondCode), passkey: Type.Optional(passkeyProof) }
export type SecondProof = { code?: string; passkey?: PasskeyProof }

/** A passkey of the caller. */
export interface Passkey {
  id: string
  name: string
  /** The host it signs in on; browsers offer it on no other. */
  host: string
  createdAt: string
  lastUsedAt: string | null
}

/** What the caller proves a sign-in with, beside the password. */
export interface SecondFactorState {
  ok: true
  /** Whether this server asks it of staff, and the caller is one. */
  isRequired: boolean
  hasAuthenticator: boolean
  passkeys: Passkey[]
  /** How many recovery codes are not used up. */
  codesLeft: number
}

/** Reads what the caller has beside the password. */
export const readSecondFactor = operation<SecondFactorState>()({
  path: 'second-factor',
  input: Type.Object({}, { additionalProperties: false }),
  access: people,
  onlyReads: true,
})

/** Makes a secret for an authenticator app; nothing is stored before `authenticator-on` brings it back with a code. */
export const beginAuthenticator = operation<{ ok: true; secret: string; uri: string }>()({
  path: 'authenticator-begin',
  input: Type.Object({}, { additionalProperties: false }),
  access: people,
})

/** What adding answers: the recovery codes where it was the first, this once. */
export interface FactorAdded {
  ok: true
  codes: string[]
}

/** Asks for a code of the app at every sign-in from now on (RFC 6238: six digits, 30 seconds, SHA-1). */
export const addAuthenticator = operation<FactorAdded>()({
  path: 'authenticator-on',
  input: Type.Object(
    {
      secret: Type.String({ pattern: '^[A-Z2-7]{32}$' }),
      code: labelled({ en: 'Code from the app', fr: 'Code de l’application' }, filledText(20)),
    },
    { additionalProperties: false },
  ),
  access: people,
})

/** What `navigator.credentials` is given: a challenge good for five minutes, once. */
export interface PasskeyChallenge {
  ok: true
  challenge: string
}

/** Begins a sign-in, or another proof, with a passkey. */
export const challengePasskey = operation<PasskeyChallenge>()({
  path: 'passkey-challenge',
  input: Type.Object({}, { additionalProperties: false }),
  access: ['visitor', ...people],
})

/** Begins a new passkey; `handle` names the user to the device, `known` are the passkeys that it must not make again. */
export const beginPasskey = operation<
  PasskeyChallenge & { handle: string; name: string; email: string; known: string[] }
>()({
  path: 'passkey-begin',
  input: Type.Object({}, { additionalProperties: false }),
  access: people,
})

/** Keeps a new passkey. */
export const addPasskey = operation<FactorAdded>()({
  path: 'passkey-add',
  input: Type.Object(
    {
      name: labelled({ en: 'Name', fr: 'Nom' }, text(80)),
      id: base64url(1400),
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
    },
    { additionalProperties: false },
  ),
  access: people,
})

/** Takes a way of proving away: the authenticator app, or the passkey of this id. One of them, or a recovery code, has to show that it is the person. */
export const removeFactor = operation<{ ok: true }>()({
  path: 'second-factor-off',
  input: Type.Object({ which: filledText(1400), ...proof }, { additionalProperties: false }),
  access: people,
})

/** Makes new recovery codes, and the old ones void. */
export const renewRecoveryCodes = operation<{ ok: true; codes: string[] }>()({
  path: 'recovery-codes',
  input: Type.Object(proof, { additionalProperties: false }),
  access: people,
})

/** The `which` of the authenticator app. */
export const authenticatorApp = 'authenticator'
