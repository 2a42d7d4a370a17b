import { createLiveSocket } from './live-socket'
import type { SocketClient } from './socket-client'

/** A socket client without a network: the test connects it and receives what it sends. */
const fakeClient = () => {
  const listeners = new Map<string, (...args: unknown[]) => void>()
  let any = (_name: string, _row: unknown) => {}
  const create = jest.fn(async (_data: { accessToken: string }) => ({}))
  const socket = {
    connected: false,
    active: false,
    io: { reconnection: jest.fn() },
    once: (name: string, listener: () => void) => listeners.set(name, listener),
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    onAny: (listener: typeof any) => (any = listener),
    offAny() {},
    removeAllListeners: () => listeners.clear(),
    connect: jest.fn(() => void (socket.active = true)),
    disconnect: jest.fn(() => void (socket.active = false)),
  }
  const emit = (name: string, ...args: unknown[]) => {
    if (name === 'connect' || name === 'disconnect') socket.connected = name === 'connect'
    listeners.get(name)?.(...args)
  }
  const client = { app: { service: () => ({ create }) }, socket } as unknown as SocketClient
  return { client, socket, create, emit, receive: (name: string, row: unknown) => any(name, row) }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

/** A started socket, and a log of its statuses and missed events. */
const open = async (options: { token?: () => Promise<string>; renew?: (old: string) => Promise<string> }) => {
  const fake = fakeClient()
  const live = createLiveSocket({ ...options, connect: async () => fake.client })
  const log: string[] = []
  live.onStatus(() => log.push(live.status()))
  live.onMissed(() => log.push('missed'))
  live.onEvent(({ path, event, row }) => log.push(`${path} ${event} ${row.id}`))
  live.start()
  await settle()
  return { ...fake, live, log }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a visitor is up once connected, and reads again what may have changed before', async () => {
  const { emit, log } = await open({})
  emit('connect')
  await settle()
  expect(log).toEqual(['connecting', 'up', 'missed'])
})

test('a user signs in after every connect, with the token of that time', async () => {
  const token = jest.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  const { emit, create, log } = await open({ token })
  emit('connect')
  await settle()
  emit('disconnect', 'transport close')
  emit('connect')
  await settle()
  expect(create.mock.calls.map(([{ accessToken }]) => accessToken)).toEqual(['first', 'second'])
  expect(log).toEqual(['connecting', 'up', 'missed', 'down', 'up', 'missed'])
})

test('a newer token of the same session signs in again and misses nothing', async () => {
  const { emit, create, live, log } = await open({ token: async () => 'token' })
  emit('connect')
  await settle()
  live.signIn()
  await settle()
  expect(create).toHaveBeenCalledTimes(2)
  expect(log).toEqual(['connecting', 'up', 'missed'])
})

test('a refused token is renewed once', async () => {
  const renew = jest.fn().mockResolvedValue('second')
  const { emit, create, live } = await open({ token: async () => 'first', renew })
  create.mockRejectedValueOnce(Object.assign(new Error('Please sign in.'), { code: 401 }))
  emit('connect')
  await settle()
  expect(renew).toHaveBeenCalledWith('first')
  expect(create).toHaveBeenLastCalledWith({ strategy: 'jwt', accessToken: 'second' })
  expect(live.status()).toBe('up')
})

test('a sign-in that fails disconnects, and is tried again a little later', async () => {
  const { emit, create, socket, live } = await open({ token: async () => 'token' })
  create.mockRejectedValueOnce(new Error('The database is away.'))
  emit('connect')
  await settle()
  expect(socket.disconnect).toHaveBeenCalled()
  expect(live.status()).not.toBe('up')
  expect(socket.connect).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(4000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
})

test('events of services are passed on, and a gap says that some were missed', async () => {
  const { emit, receive, log } = await open({})
  emit('connect')
  await settle()
  log.length = 0
  receive('market-items patched', { id: 4 })
  receive('market-items', { id: 5 })
  receive('market-items counted', { id: 6 })
  receive('market-items removed', 'nothing')
  emit('gap')
  expect(log).toEqual(['market-items patched 4', 'missed'])
})

test('a server that closes the connection is connected to again, a stopped socket is not', async () => {
  const { emit, socket, live } = await open({})
  emit('connect')
  await settle()
  emit('disconnect', 'io server disconnect')
  expect(live.status()).toBe('down')
  await jest.advanceTimersByTimeAsync(4000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
  live.stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
  expect(live.status()).toBe('idle')
})

test('one that is stopped while it connects is closed once it stands, and tries no more', async () => {
  const { emit, socket, live } = await open({})
  live.stop()
  expect(live.status()).toBe('idle')
  expect(socket.disconnect).not.toHaveBeenCalled()
  expect(socket.io.reconnection).toHaveBeenCalledWith(false)
  emit('connect')
  expect(socket.disconnect).toHaveBeenCalledTimes(1)
})
