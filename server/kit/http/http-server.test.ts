import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createHttpServer, type HttpServer } from './http-server'

let server: HttpServer
let origin: string
let port: number
beforeAll(async () => {
  server = createHttpServer(
    (_req, res) => void res.end('here'),
    () => false,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const open = async (said: string) => {
  const socket = connect(port, '127.0.0.1')
  let heldMs = 0
  let received = ''
  socket.on('error', () => undefined).on('data', (chunk) => (received += chunk.toString()))
  await once(socket, 'connect')
  const started = performance.now()
  socket.on('close', () => (heldMs = performance.now() - started))
  socket.write(said)
  return { socket, heldMs: () => heldMs, received: () => received }
}

const ended = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'))

test('2,000 connections that say nothing or half of something are let go after ten seconds and harm nobody meanwhile', async () => {
  const opened: Awaited<ReturnType<typeof open>>[] = []
  for (let batch = 0; batch < 20; batch++) {
    const some = Array.from({ length: 100 }, (_, index) => open(index % 2 ? '' : 'GET / HTTP/1.1\r\nHo'))
    opened.push(...(await Promise.all(some)))
  }
  const took: number[] = []
  while (took.length < 100) {
    const started = performance.now()
    expect(await (await fetch(origin)).text()).toBe('here')
    took.push(performance.now() - started)
    await pause(20)
  }
  await Promise.all(opened.map(({ socket }) => ended(socket)))
  const held = opened.map((each) => each.heldMs())
  // Both ends of the connections are in this process: a machine busy with other things tells of the close late.
  // Without the limit they would stay for a minute.
  expect(Math.max(...held)).toBeLessThan(30_000)
  expect(Math.min(...held)).toBeGreaterThan(7_000)
  expect(opened.every(({ received }) => received().startsWith('HTTP/1.1 408'))).toBe(true)
  expect(took.sort((a, b) => a - b)[94]).toBeLessThan(500)
})

test('a connection that says something whole is kept for its next request', async () => {
  const one = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  while (!one.received().endsWith('here\r\n0\r\n\r\n') && !one.received().endsWith('here')) await pause(10)
  one.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  while (one.received().split('here').length < 3) await pause(10)
  one.socket.destroy()
})
