import type { IncomingMessage } from 'node:http'
import { clientAddress, isLoopback, isSecureRequest, parseHost, requestHost, originOfHost } from './host'

const request = (remoteAddress: string, ...rawHeaders: string[]) =>
  ({ socket: { remoteAddress }, rawHeaders }) as unknown as IncomingMessage

describe('parseHost', () => {
  test.each([
    ['good@evil.ca'],
    ['a b'],
    ['a/b'],
    ['a,b'],
    ['a:0'],
    ['a:70000'],
    ['a:b'],
    ['-a.ca'],
    ['a..ca'],
    [''],
    ['[::1'],
    ['[zz]'],
    ['a\u0000.ca'],
  ])('refuses %j', (value) => expect(parseHost(value)).toBeUndefined())

  test('refuses a missing and a doubled header', () => {
    expect(parseHost(undefined)).toBeUndefined()
    expect(parseHost(['a.ca', 'a.ca'])).toBeUndefined()
  })

  test('reads name and port', () => {
    expect(parseHost('Harbour.Localhost:3030')).toEqual({ hostname: 'harbour.localhost', port: 3030 })
    expect(parseHost('a.ca.')).toEqual({ hostname: 'a.ca', port: 0 })
    expect(parseHost('[::1]:80')).toEqual({ hostname: '::1', port: 80 })
    expect(parseHost('127.0.0.1')).toEqual({ hostname: '127.0.0.1', port: 0 })
  })
})

describe('behind no proxy', () => {
  const req = request(
    '::ffff:10.0.0.9',
    'Host',
    'a.ca',
    'X-Forwarded-For',
    '6.6.6.6',
    'X-Forwarded-Host',
    'b.ca',
  )
  test('forwarded headers are not believed', () => {
    expect(clientAddress(req, 0)).toBe('10.0.0.9')
    expect(requestHost(req, 0)?.hostname).toBe('a.ca')
    expect(isSecureRequest(request('1.1.1.1', 'X-Forwarded-Proto', 'https'), 0)).toBe(false)
  })
})

describe('behind a trusted proxy', () => {
  test('only the entry it added itself counts', () => {
    const req = request('10.0.0.9', 'X-Forwarded-For', '6.6.6.6, 7.7.7.7', 'X-Forwarded-For', '8.8.8.8')
    expect(clientAddress(req, 1)).toBe('8.8.8.8')
    expect(clientAddress(req, 2)).toBe('7.7.7.7')
    expect(clientAddress(request('10.0.0.9', 'X-Forwarded-For', 'x'), 1)).toBe('10.0.0.9')
  })

  test('host and scheme come from it', () => {
    const req = request('10.0.0.9', 'Host', 'inner', 'X-Forwarded-Host', 'a.ca', 'X-Forwarded-Proto', 'https')
    expect(requestHost(req, 1)?.hostname).toBe('a.ca')
    expect(isSecureRequest(req, 1)).toBe(true)
  })
})

test('loopback is this machine only', () => {
  expect(['127.0.0.1', '::1', '127.1.2.3'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '', '127.0.0.1.evil'].some(isLoopback)).toBe(false)
})

describe('an address on a host that is stored or set', () => {
  const behindProxy = { production: true, port: 3030, platformHost: 'localhost:8080' }

  test('is TLS without a port in production, or with the one that is named', () => {
    expect(originOfHost('shop.example', behindProxy)).toBe('https://shop.example')
    expect(originOfHost('shop.example:8443', behindProxy)).toBe('https://shop.example:8443')
  })

  test('has the port of the proxy on this machine where the platform’s own has one', () => {
    expect(originOfHost('cafe.localhost', behindProxy)).toBe('http://cafe.localhost:8080')
    expect(originOfHost('localhost:8080', behindProxy)).toBe('http://localhost:8080')
    expect(originOfHost('cafe.localhost', { production: true, port: 3030 })).toBe(
      'http://cafe.localhost:3030',
    )
    const elsewhere = { ...behindProxy, platformHost: 'platform.example:8443' }
    expect(originOfHost('cafe.localhost', elsewhere)).toBe('http://cafe.localhost:3030')
  })

  test('has the platform’s port below the platform’s host, and there alone', () => {
    const platform = { ...behindProxy, platformHost: 'platform.example:8443' }
    expect(originOfHost('cafe.platform.example', platform)).toBe('https://cafe.platform.example:8443')
    expect(originOfHost('cafe.example', platform)).toBe('https://cafe.example')
    expect(originOfHost('myplatform.example', platform)).toBe('https://myplatform.example')
  })
})
