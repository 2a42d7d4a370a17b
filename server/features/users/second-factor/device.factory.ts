import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { TOTP, Secret } from 'otpauth'

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()
const encode = (data: Buffer) => data.toString('base64url')

const byteString = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])

/** A device that holds passkeys, as a browser would answer for it (CTAP2: user present and verified, no attestation). */
export const createDevice = (hostname: string, origin = `http://${hostname}`) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(Buffer.from(hostname)), Buffer.from([flags, 0, 0, 0, 0]), rest])

  const coseKey = () => {
    const { x, y } = publicKey.export({ format: 'jwk' })
    const [head, between] = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), Buffer.from([0x22])]
    const [left, right] = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
    return Buffer.concat([head, byteString(left), between, byteString(right)])
  }

  return {
    id: encode(id),
    /** What `navigator.credentials.create` answers. */
    make(challenge: string) {
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), length, id, coseKey()]))
      const head = Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')])
      const statement = Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0])
      const name = Buffer.from([0x68, ...Buffer.from('authData')])
      return {
        id: encode(id),
        clientDataJSON: encode(clientData('webauthn.create', challenge)),
        attestationObject: encode(Buffer.concat([head, statement, name, byteString(data)])),
      }
    },
    /** What `navigator.credentials.get` answers. */
    sign(challenge: string, { verified = true } = {}) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(verified ? 0x05 : 0x01)
      const signed = createSign('SHA256').update(Buffer.concat([data, sha256(client)]))
      return {
        id: encode(id),
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signed.sign(privateKey)),
      }
    },
  }
}

/** What an authenticator app shows for a secret, so many half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
