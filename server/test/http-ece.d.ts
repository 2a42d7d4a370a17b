declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts the body of a push message, RFC 8188; keys are base64url. */
  const ece: {
    decrypt(body: Buffer, keys: { version: string; privateKey: ECDH; authSecret: string }): Buffer
  }
  export default ece
}
