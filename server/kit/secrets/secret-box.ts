import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts and decrypts stored secrets; `context` (such as `store-settings:42:secretKey`) must match. */
export type SecretBox = {
  seal(plain: string, context: string): string
  open(sealed: string, context: string): string
}

const version = 'v1'
const dots = '••••'

/** A box over AES-256-GCM, its key derived from SECRET_KEY; opening throws on a wrong key, context or any change. */
export const createSecretBox = (secretKey: string): SecretBox => {
  if (secretKey.length < 32) throw new Error('The secret key must have at least 32 characters.')
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mainstreet stored secrets', 32))
  return {
    seal(plain, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      // Bound to its place: a sealed value copied to another account or column does not open.
      cipher.setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, context) {
      const [mark, text] = sealed.split('.')
      const bytes = Buffer.from(text ?? '', 'base64url')
      if (mark !== version || bytes.length < 28) throw new Error('Not a sealed secret.')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** A secret as it may be shown: known prefix and last four characters, `sk_test_••••4242`. */
export const maskSecret = (secret: string): string => {
  if (!secret) return ''
  const prefix = /^((sk|rk|pk)_(test|live)_|whsec_)/.exec(secret)?.[0] ?? ''
  const rest = secret.slice(prefix.length)
  return `${prefix}${dots}${rest.length >= 12 ? rest.slice(-4) : ''}`
}

/** Whether a value is a mask that came back from a form and must not replace the stored secret. */
export const isMasked = (value: string): boolean => value.includes(dots)
