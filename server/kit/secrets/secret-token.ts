import { createHash, randomBytes } from 'node:crypto'

/** How every API key begins. */
export const keyPrefix = 'msk_'

/** A secret nobody guesses: 256 random bits, safe in addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A token as it is stored; random enough that a plain SHA-256 cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
