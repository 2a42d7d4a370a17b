import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../kit/secrets/signed-id'

/** A browser that a user has signed in from before; its guesses are its own. */
export interface Device {
  userId: number
  /** What tells it from others, and nothing else. */
  name: string
}

/** A year: who comes back once a season keeps the own tries. */
export const deviceLifetimeSeconds = 31_536_000

const signatureOf = ({ userId, name }: Device, secretKey: string) =>
  keyedHash(`${userId}.${name}`, { purpose: 'mainstreet known devices', secretKey })

/** The cookie's text for a device that its user has signed in from; it opens nothing. */
export const deviceToken = (userId: number, known: Device | undefined, secretKey: string): string => {
  const name = known?.userId === userId ? known.name : randomBytes(12).toString('base64url')
  return `${userId}.${name}.${signatureOf({ userId, name }, secretKey)}`
}

/** The device of a cookie's text; undefined where the signature is not ours. */
export const readDevice = (token: string, secretKey: string): Device | undefined => {
  const [, id, name, signed] = /^([1-9]\d{0,9})\.([\w-]{16})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !name || !signed) return undefined
  const device = { userId: Number(id), name }
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signatureOf(device, secretKey)))
  return isOurs ? device : undefined
}
