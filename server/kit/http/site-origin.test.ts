import { siteOrigin } from './site-origin'

const asked = (hostname: string, port = 0) => ({ host: { hostname, port }, secure: false })

describe('where the canonical addresses of a site begin', () => {
  test('is the host it was asked at, when that is its own', () => {
    expect(siteOrigin({ domain: 'shop.test', ...asked('shop.test') })).toBe('http://shop.test')
    expect(siteOrigin({ domain: 'shop.test', ...asked('shop.test', 8080) })).toBe('http://shop.test:8080')
    expect(siteOrigin({ domain: 'shop.test', ...asked('shop.test'), secure: true })).toBe('https://shop.test')
  })

  test('is its own domain when it was asked elsewhere, as a preview is', () => {
    expect(siteOrigin({ domain: 'shop.test', ...asked('platform.test', 3030) })).toBe('https://shop.test')
    expect(siteOrigin({ domain: 'shop.test', host: undefined, secure: false })).toBe('https://shop.test')
  })

  test('keeps the port on this machine, where one server has many sites', () => {
    expect(siteOrigin({ domain: 'harbour.localhost', ...asked('localhost', 3030) })).toBe(
      'http://harbour.localhost:3030',
    )
  })

  test('is the address of the request where the business has no domain', () => {
    expect(siteOrigin({ domain: '', ...asked('127.0.0.1', 3030) })).toBe('http://127.0.0.1:3030')
    expect(siteOrigin({ domain: '', ...asked('::1', 3030) })).toBe('http://[::1]:3030')
  })
})
