import { createHmac, randomBytes } from 'node:crypto'
import { createSecretBox } from '../../kit/secrets/secret-box'

/** A new signing secret: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

const contextOf = (customerId: number) => `webhook-endpoint:${customerId}`

/** A secret as it is stored. */
export const sealSecret = (secretKey: string, customerId: number, secret: string): string =>
  createSecretBox(secretKey).seal(secret, contextOf(customerId))

/** A stored secret as it was made. */
export const openSecret = (secretKey: string, customerId: number, sealed: string): string =>
  createSecretBox(secretKey).open(sealed, contextOf(customerId))

/** The signature header of a body at a moment, in whole seconds since 1970, by each of the secrets that hold. */
export const signatureOf = (body: string, seconds: number, secrets: readonly string[]): string =>
  [
    `t=${seconds}`,
    ...secrets.map(
      (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    ),
  ].join(',')
