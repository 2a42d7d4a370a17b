import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import type { Input } from '@mainstreet/shared/services'
import { until } from './until'

/** What a phone is told, decrypted, and how it came. */
export interface PushedNotice {
  host: string
  headers: Record<string, string | string[] | undefined>
  notice: { title: string; body: string; path: string; tag: string }
}

/** A browser's subscription, and what decrypts what comes for it. */
const subscribe = (host: string) => {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  const body: Input<'phone-add'> = {
    endpoint: `https://${host}/send/${randomBytes(8).toString('hex')}`,
    p256dh: keys.generateKeys('base64url'),
    auth,
  }
  return { body, decrypt: { version: 'aes128gcm', privateKey: keys, authSecret: auth } }
}

/** A push service on a real socket, which decrypts as a browser does. */
export const startPush = async () => {
  const phones = new Map<string, ReturnType<typeof subscribe>>()
  const received: PushedNotice[] = []
  const answer = { status: 201 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [, host = '', ...path] = (request.url ?? '').split('/')
      const phone = phones.get(`https://${host}/${path.join('/')}`)
      if (phone && answer.status < 300) {
        const text = ece.decrypt(Buffer.concat(chunks), phone.decrypt).toString('utf8')
        const notice = JSON.parse(text) as PushedNotice['notice']
        received.push({ host, headers: request.headers, notice })
      }
      response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer,
    /** A phone to connect, of a push service. */
    newPhone(host = 'push.example.org') {
      const phone = subscribe(host)
      phones.set(phone.body.endpoint, phone)
      return phone.body
    },
    /** Waits for so many notices. */
    async notices(count: number) {
      await until(() => received.length >= count)
      return received
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}
