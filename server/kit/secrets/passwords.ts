import { TooManyRequests } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { hash, verify } from '@node-rs/argon2'
import { createCallQueue } from '../call-queue'

// The package's name for it, Algorithm.Argon2id, is known to the compiler only.
const argon2id = 2
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Hashing shares the thread pool with files and pictures; more at once would only slow each other down.
const inTurn = createCallQueue({
  atOnce: 2,
  mayWait: 64,
  refusal: () => new TooManyRequests({ ...refusal('too-many-sign-ins'), retryAfter: 2 }),
})

const zeroText = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '')
const { memoryCost, timeCost, parallelism } = cost
const nobodys = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${zeroText(16)}$${zeroText(32)}`

// The same letters typed on two keyboards may arrive in different bytes.
const normalisePassword = (password: string) => password.normalize('NFKC')

/** A password as it is stored (argon2id); waits its turn, 429 when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalisePassword(password), { algorithm: argon2id, ...cost }))

/** Whether a password is the stored one; without a stored one it takes just as long and is false. */
export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => (await verify(stored || nobodys, normalisePassword(password))) && Boolean(stored))
