import { Secret, TOTP } from 'otpauth'

const seconds = 30
// The clock of a phone may be half a minute off.
const tolerated = 1

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: 'Mainstreet',
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of an authenticator app: 160 random bits in base 32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app scans (Key URI format). */
export const authenticatorUri = (secret: string, account: string): string =>
  totpOf(secret, account).toString()

/** The time step that a code is of, in half minutes since 1970; undefined where it is of none around now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: tolerated })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / seconds) + delta
}
