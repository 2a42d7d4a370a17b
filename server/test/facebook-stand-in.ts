import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for Facebook's Graph API: says the same to everybody and remembers what it was asked. */
export interface Facebook {
  origin: string
  /** JSON, or text as it is. */
  answer: unknown
  status: number
  asked: { path: string; authorization?: string }[]
  close(): Promise<void>
}

/** Starts one on a port of its own; a redirect leads back to itself. */
export const startFacebook = async (): Promise<Facebook> => {
  const server = createServer((request, response) => {
    facebook.asked.push({ path: request.url!, authorization: request.headers.authorization })
    response.writeHead(facebook.status, { 'content-type': 'application/json', location: '/elsewhere' })
    response.end(typeof facebook.answer === 'string' ? facebook.answer : JSON.stringify(facebook.answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const facebook: Facebook = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: { data: [] },
    status: 200,
    asked: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return facebook
}
