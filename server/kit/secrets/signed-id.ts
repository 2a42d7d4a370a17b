import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { maxId } from '@mainstreet/shared/ids'

/** What an id is signed for: a token for one opens nothing of another. */
export interface Signing {
  purpose: string
  secretKey: string
}

const keys = new Map<string, Buffer>()

/** Derived once: that takes longer than all signatures of an order together. */
const keyOf = ({ purpose, secretKey }: Signing): Buffer => {
  const name = `${purpose}\n${secretKey}`
  const known = keys.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  keys.set(name, key)
  return key
}

const signText = (text: string, signing: Signing): Buffer =>
  createHmac('sha256', keyOf(signing)).update(text).digest()

/** A hash that only this installation can make: the same for the same text, and no way back to it. */
export const keyedHash = (text: string, signing: Signing): string =>
  signText(text, signing).toString('base64url')

const isSigned = (text: string, signed: string, signing: Signing): boolean => {
  const given = Buffer.from(signed, 'base64url')
  const expected = signText(text, signing)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const idOf = (text: string): number | undefined => {
  const id = Number(text)
  return id <= maxId ? id : undefined
}

/** A token for a link: an id and a signature that only this installation can make. */
export const signId = (id: number, signing: Signing): string =>
  `${id}.${signText(String(id), signing).toString('base64url')}`

/** The id of a token; undefined where the signature is not ours. */
export const readSignedId = (token: string, signing: Signing): number | undefined => {
  const [, id, signed] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signed) return undefined
  return isSigned(id, signed, signing) ? idOf(id) : undefined
}

/** A token for a link that works for a while: an id, the last moment, and a signature of both. */
export const signIdUntil = (id: number, until: Date, signing: Signing): string => {
  const text = `${id}.${until.getTime().toString(36)}`
  return `${text}.${signText(text, signing).toString('base64url')}`
}

/** The id of a token that still works; undefined where its time is over or the signature is not ours. */
export const readIdUntil = (token: string, now: Date, signing: Signing): number | undefined => {
  const [, id, until, signed] = /^([1-9]\d{0,9})\.([\da-z]{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !until || !signed || parseInt(until, 36) < now.getTime()) return undefined
  return isSigned(`${id}.${until}`, signed, signing) ? idOf(id) : undefined
}
