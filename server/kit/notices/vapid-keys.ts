import { createECDH, hkdfSync } from 'node:crypto'

/** The keys by which push services know a server, base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The keys that a server has by its SECRET_KEY: the same on each of its machines and after each start. */
export const vapidKeys = (secretKey: string): VapidKeys => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'web push', 32)))
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') }
}
