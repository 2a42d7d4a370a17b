import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server as SocketServer } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { shutDown } from './shutdown'

const start = async (answerAfter: number) => {
  const server = createServer((_req, res) => void setTimeout(() => res.end('done'), answerAfter).unref())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('shutting down', () => {
  test('listens on as long as somebody comes', async () => {
    const server = await start(0)
    const url = urlOf(server)
    let connections = 0
    server.on('connection', () => connections++)
    const left = shutDown({
      server: Object.assign(server, { arrived: () => connections }),
      close: [],
      quietMs: 300,
    })
    // Longer in all than it waits after the last of them.
    for (let visitor = 0; visitor < 8; visitor++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(await (await fetch(url, { headers: { connection: 'close' } })).text()).toBe('done')
    }
    await left
    expect(connections).toBe(8)
    await expect(fetch(url)).rejects.toThrow()
  })

  test('and no longer than it may, where somebody always comes', async () => {
    const server = await start(0)
    let arrived = 0
    const started = Date.now()
    await shutDown({ server: Object.assign(server, { arrived: () => arrived++ }), close: [], arrivalMs: 200 })
    expect(Date.now() - started).toBeLessThan(7_000)
  })

  test('lets a request in flight finish, then closes the parts in order', async () => {
    const server = await start(200)
    const url = urlOf(server)
    const answer = fetch(url).then((response) => response.text())
    await once(server, 'request')
    const order: string[] = []
    await shutDown({
      server,
      close: [async () => void order.push('worker'), async () => void order.push('database')],
    })
    expect(await answer).toBe('done')
    expect(order).toEqual(['worker', 'database'])
    await expect(fetch(url)).rejects.toThrow()
  })

  test('cuts what takes longer than the grace', async () => {
    const server = await start(60_000)
    const answer = fetch(urlOf(server)).catch(() => 'cut')
    await once(server, 'request')
    await shutDown({ server, close: [], graceMs: 100 })
    expect(await answer).toBe('cut')
  })

  test('does not wait for an open websocket, but for its call in flight', async () => {
    const server = await start(0)
    const io = new SocketServer(server)
    const client = connect(urlOf(server), { transports: ['websocket'], reconnection: false })
    await new Promise<void>((resolve) => client.on('connect', resolve))
    let calls = 1
    let wasConnected = false
    setTimeout(() => {
      wasConnected = client.connected
      calls = 0
    }, 150)
    const started = Date.now()
    await shutDown({
      server,
      io,
      calls: { inFlight: () => calls, arrived: () => 0, refuse: () => undefined, giveUp: () => undefined },
      close: [],
      graceMs: 60_000,
    })
    expect(wasConnected).toBe(true)
    expect(Date.now() - started).toBeLessThan(30_000)
    client.close()
  })

  test('closes the rest when one part fails, and says so', async () => {
    const server = await start(0)
    let last = false
    const failing = shutDown({
      server,
      close: [() => Promise.reject(new Error('stuck')), async () => void (last = true)],
    })
    await expect(failing).rejects.toThrow('Some parts did not close.')
    expect(last).toBe(true)
  })
})
