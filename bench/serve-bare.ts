import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The baseline: node:http and nothing else, sending the bytes it was given. */
process.once('message', ({ body }: { body: string }) => {
  const bytes = Buffer.from(body)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', bytes.length)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, path: '/', host: 'bare' }),
  )
})

// The process that started this has ended, and nobody else would end it.
process.once('disconnect', () => process.exit(0))
