import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../kit/secrets/secret-token'

const howMany = 10
// Without 0, 1, I and O, which are taken for each other.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newCode = () => {
  const signs = [...randomBytes(15)].map((byte) => letters[byte % letters.length]).join('')
  return signs.match(/.{5}/g)!.join('-')
}

/** Ten codes of 75 random bits each, written in three groups of five. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newCode)

/** A recovery code as it is stored, however it was typed. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
