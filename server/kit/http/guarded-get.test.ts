import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedGet, type GetOptions } from './guarded-get'

let server: Server
let origin: string
let answer: RequestListener = (_request, response) => void response.end('picture')
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const read = (address: string, options: Partial<GetOptions> = {}) =>
  guardedGet(address, { timeoutMs: 2000, maxBytes: 1000, maxRedirects: 2, ...options })

/** A name server that knows one address for every name. */
const named = (address: string): typeof lookup =>
  ((_name: string, _options: unknown, done: (error: null, all: object[]) => void) =>
    done(null, [{ address, family: 4 }])) as never

test.each(['', 'mug.jpg', 'ftp://pictures.example/a', 'https://user:secret@pictures.example/a', 'data:,x'])(
  '%j is no web address',
  (address) => expect(read(address)).rejects.toMatchObject({ reason: 'address' }),
)

test.each([
  'http://127.0.0.1/a',
  'http://[::1]/a',
  'http://2130706433/',
  'http://localhost/',
  'https://nas.local/a',
])('%s is ours by its text', (address) =>
  expect(read(address, { base: origin })).rejects.toMatchObject({ reason: 'private' }),
)

test('a name that stands for an address of ours is not asked', async () => {
  const { port } = new URL(origin)
  const asked = read(`http://pictures.example:${port}/a`, { lookup: named('127.0.0.1') })
  await expect(asked).rejects.toMatchObject({ reason: 'private' })
})

test('a name that nobody knows is said', () =>
  expect(
    read('http://pictures.example/a', {
      lookup: ((_name: string, _options: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))) as never,
    }),
  ).rejects.toMatchObject({ reason: 'host' }))

test('what is there is read, also where it has moved to', async () => {
  answer = ({ url }, response) =>
    void (url!.endsWith('/a') ? response.writeHead(301, { location: 'b' }).end() : response.end(`at ${url}`))
  const pieces = await read('http://pictures.example/x/a', { base: origin })
  expect(Buffer.concat(pieces).toString()).toBe('at /pictures.example/x/b')
})

test.each([
  ['http://10.0.0.1/', 'private'],
  ['file:///etc/passwd', 'address'],
  ['/again', 'redirects'],
])('a redirect to %s ends there', async (location, reason) => {
  answer = (_request, response) => void response.writeHead(302, { location }).end()
  await expect(read('https://pictures.example/a', { base: origin })).rejects.toMatchObject({ reason })
})

test('what is too large is not read to its end, whether it says so or not', async () => {
  for (const headers of [{ 'content-length': '2000' }, {}]) {
    answer = (_request, response) => void response.writeHead(200, headers).write('x'.repeat(1500))
    await expect(read('https://pictures.example/a', { base: origin })).rejects.toMatchObject({
      reason: 'size',
    })
  }
})

test('a drip is cut', async () => {
  let drip: NodeJS.Timeout | undefined
  answer = (_request, response) => {
    drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  }
  const dripping = read('https://pictures.example/a', { base: origin, timeoutMs: 200 })
  await expect(dripping).rejects.toMatchObject({ reason: 'time' })
})
