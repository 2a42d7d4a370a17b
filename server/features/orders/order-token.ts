import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const keys = new Map<string, Buffer>()

/** Derived once: that takes longer than all signatures of an order together. */
const keyOf = (secretKey: string): Buffer => {
  const known = keys.get(secretKey)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mainstreet order links', 32))
  keys.set(secretKey, key)
  return key
}

const signature = (id: string, secretKey: string): Buffer =>
  createHmac('sha256', keyOf(secretKey)).update(id).digest()

/** The token of a buyer's link to an order: its id and a signature that only this installation can make. */
export const orderToken = (id: number, secretKey: string): string =>
  `${id}.${signature(String(id), secretKey).toString('base64url')}`

/** The order's id of a token; undefined where the signature is not ours. */
export const readOrderToken = (token: string, secretKey: string): number | undefined => {
  const [, id, signed] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signed) return undefined
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(id, secretKey)
  const number = Number(id)
  const fits = given.length === expected.length && timingSafeEqual(given, expected)
  return fits && number <= 2_147_483_647 ? number : undefined
}
