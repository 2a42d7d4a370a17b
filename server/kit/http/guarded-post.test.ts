import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { lookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { checkAddress, guardedPost, postAt } from './guarded-post'
import { isPublicAddress } from './public-address'

describe('public addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'no address',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

describe('addresses that are refused by their text', () => {
  test.each([
    'http://till.people.test/',
    'ftp://till.people.test/',
    'https://user:secret@till.people.test/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'javascript:alert(1)',
    'nothing',
  ])('%s', (address) => expect(() => checkAddress(address)).toThrow())

  test('others are not', () => expect(checkAddress('https://till.people.test:8443/a?b=c').port).toBe('8443'))
})

/** A name server that says what it is told. */
const saying = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, list: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup

describe('a post to an address that a stranger chose', () => {
  const post = { headers: {}, body: '{}' }
  let server: Server
  let origin: string
  let asked: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      if (request.url?.includes('/moved')) response.writeHead(302, { location: '/till/other' }).end('moved')
      else if (request.url?.includes('/slow')) return
      else response.end('x'.repeat(100_000))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => (asked = []))

  test('never reaches a name whose addresses are private, not even one of them', async () => {
    for (const addresses of [['127.0.0.1'], ['::1'], ['8.8.8.8', '10.0.0.1'], []])
      await expect(
        guardedPost('https://till.people.test/', post, { lookup: saying(...addresses) }),
      ).rejects.toThrow('private-address')
  })

  test('follows no redirect, reads a little, and does not wait for ever', async () => {
    const to = postAt(origin)
    expect((await to('https://till.people.test/moved', post)).status).toBe(302)
    expect(asked).toEqual(['POST /till.people.test/moved'])
    expect((await to('https://till.people.test/', post)).body).toBe('x'.repeat(4000))
    await expect(to('https://till.people.test/slow', post, { timeoutMs: 50 })).rejects.toThrow()
  })
})
