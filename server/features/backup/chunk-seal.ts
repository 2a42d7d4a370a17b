import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scryptSync,
} from 'node:crypto'
import { CommandError } from '../users/command-error'
import { DamagedBackup } from './damaged-backup'

/** Where a chunk stands; the last one says so, which is how a file that was cut off is noticed. */
export interface ChunkPlace {
  index: number
  isLast: boolean
}

/** How each chunk of a file is closed and opened again. */
export interface ChunkSeal {
  /** The first line of the file. */
  header: string
  isEncrypted: boolean
  seal(bytes: Buffer, place: ChunkPlace): Buffer
  open(sealed: Buffer, place: ChunkPlace): Buffer
}

/** What a chunk is longer by than what it holds. */
export const tagBytes = 16

const mark = 'MAINSTREET BACKUP 1'
const algorithm = 'aes-256-gcm'

// The key is another one in each file, so that the place is a nonce that never comes twice.
const nonceOf = ({ index, isLast }: ChunkPlace) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUIntBE(index, 6, 6)
  return nonce
}

const damaged = () => new DamagedBackup('a part of it is not as it was written')

const encrypted = (backupKey: string, salt: string): ChunkSeal => {
  const key = scryptSync(backupKey, Buffer.from(salt, 'hex'), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  // Tells another key from damage.
  const check = createHmac('sha256', key).update('mainstreet backup key').digest('hex').slice(0, 16)
  const header = `${mark} encrypted ${salt} ${check}`
  return {
    header,
    isEncrypted: true,
    seal(bytes, place) {
      const cipher = createCipheriv(algorithm, key, nonceOf(place)).setAAD(Buffer.from(header))
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const decipher = createDecipheriv(algorithm, key, nonceOf(place), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(header)).setAuthTag(sealed.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
      } catch {
        throw damaged()
      }
    },
  }
}

const plain: ChunkSeal = {
  header: `${mark} plain`,
  isEncrypted: false,
  seal: (bytes, place) => Buffer.concat([bytes, digest(bytes, place)]),
  open(sealed, place) {
    const bytes = sealed.subarray(0, -tagBytes)
    if (!digest(bytes, place).equals(sealed.subarray(-tagBytes))) throw damaged()
    return bytes
  },
}

const digest = (bytes: Buffer, place: ChunkPlace) =>
  createHash('sha256').update(nonceOf(place)).update(bytes).digest().subarray(0, tagBytes)

/** The seal of a new file: encrypted where there is a BACKUP_KEY, else with checksums alone. */
export const newSeal = (backupKey: string | undefined): ChunkSeal =>
  backupKey ? encrypted(backupKey, randomBytes(16).toString('hex')) : plain

/** The seal that a file's first line speaks of. */
export const sealOf = (header: string, backupKey: string | undefined): ChunkSeal => {
  if (header === plain.header) return plain
  const [, salt] = new RegExp(`^${mark} encrypted ([0-9a-f]{32}) [0-9a-f]{16}$`).exec(header) ?? []
  if (!salt) throw new CommandError('This file is no backup that this version can read.')
  if (!backupKey)
    throw new CommandError('This backup is encrypted: set BACKUP_KEY to the key it was made with.')
  const seal = encrypted(backupKey, salt)
  if (seal.header !== header)
    throw new CommandError('BACKUP_KEY is not the key that this backup was made with.')
  return seal
}
