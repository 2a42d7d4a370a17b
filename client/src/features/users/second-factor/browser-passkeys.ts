import type { PasskeyProof } from '@mainstreet/shared/contracts/second-factor'
import type { Answer } from '@mainstreet/shared/services'
import { runSignedOut } from '../../../kit/data/run-signed-out'

/** The browser has no passkeys here, or nobody used one: not a failure of ours. */
export class PasskeyStopped extends Error {
  constructor(readonly why: 'not supported' | 'stopped') {
    super(why)
  }
}

// The browser names the host it is on, which the server holds against its own.
const timeout = 300_000

const ask = async <T>(run: (library: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> => {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new PasskeyStopped('not supported')
  try {
    return await run(library)
  } catch (error) {
    // What a browser throws: it was cancelled, took too long, or there is none.
    if (error instanceof library.WebAuthnError || error instanceof DOMException)
      throw new PasskeyStopped('stopped')
    throw error
  }
}

/** Has the person sign a new challenge with a passkey of this host. */
export const signWithPasskey = async (): Promise<PasskeyProof> => {
  const { challenge } = await runSignedOut('passkey-challenge', {})
  const optionsJSON = { challenge, timeout, userVerification: 'required' as const }
  const { id, response } = await ask((library) => library.startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Has the browser make a passkey for this host. */
export const makePasskey = async ({ challenge, handle, name, email, known }: Answer<'passkey-begin'>) => {
  const optionsJSON = {
    challenge,
    timeout,
    rp: { name: 'Mainstreet' },
    user: { id: handle, name: email, displayName: name },
    // Ed25519, P-256 and RSA, in the order of preference (IANA COSE algorithms).
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
  const { id, response } = await ask((library) => library.startRegistration({ optionsJSON }))
  return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
}
