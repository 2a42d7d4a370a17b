import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readAtPace } from './read-at-pace'
import type { RequestContext } from './context'

const pace = { graceMs: 1000, bytesPerSecond: 20_000 }
let server: Server

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const ctx = {
      req,
      set: (name: string, value: string) => res.setHeader(name, value),
    } as unknown as RequestContext
    const body = await readAtPace(ctx, () => buffer(req), pace).catch((error: { code: number }) => error)
    if (Buffer.isBuffer(body)) res.end(String(body.length))
    else res.writeHead(body.code).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends so many parts, one every 50 ms, and answers the status and the body, or why there was none. */
const send = async (parts: number, bytes: number) => {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, host: '127.0.0.1', method: 'POST' })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  let over = false
  void answered.then(() => (over = true))
  for (let part = 0; part < parts && !over; part++) {
    asked.write(Buffer.alloc(bytes))
    await pause(50)
  }
  asked.end()
  const [answer] = await answered
  return [answer.statusCode, answer.headers.connection, String(await buffer(answer))]
}

describe('a body', () => {
  test('that trickles in is a 408 and the end of its connection', async () => {
    expect(await send(100, 10)).toEqual([408, 'close', ''])
  })

  test('that comes steadily may take much longer than the grace', async () => {
    expect(await send(40, 16_000)).toEqual([200, expect.anything(), '640000'])
  })

  test('that is short may come slowly', async () => {
    expect(await send(2, 10)).toEqual([200, expect.anything(), '20'])
  })
})
