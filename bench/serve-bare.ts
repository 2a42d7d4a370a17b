import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCpu } from './load/cpu'

/** What is sent at an address: bytes, and the headers in a flat list. */
export interface BareAnswer {
  body: string
  headers: string[]
}

/** The baseline: node:http and nothing else, sending from memory the bytes and headers it was given. */
process.once('message', (answers: Record<string, BareAnswer>) => {
  const known = new Map(
    Object.entries(answers).map(([path, { body, headers }]) => [path, { bytes: Buffer.from(body), headers }]),
  )
  const server = createServer((request, response) => {
    const { bytes, headers } = known.get(request.url!)!
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, host: 'bare' }),
  )
})

answerCpu()

// The process that started this has ended, and nobody else would end it.
process.once('disconnect', () => process.exit(0))
