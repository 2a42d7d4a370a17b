import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

/** The baseline: socket.io and nothing else, sending the row it was given to all sockets whenever it is asked to, and to whoever finds. */
process.once('message', ({ event, row }: { event: string; row: object }) => {
  const server = createServer((_request, response) => {
    io.emit(event, row)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(row))
  })
  const io = new Server(server)
  io.on('connection', (socket) =>
    socket.on('find', (_path: string, _query: object, answer: (error: null, row: object) => void) =>
      answer(null, row),
    ),
  )
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, path: '/', host: 'bare' }),
  )
})

// The process that started this has ended, and nobody else would end it.
process.once('disconnect', () => process.exit(0))
