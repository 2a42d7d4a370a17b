import { shownAddress, siteAddress } from './site-address'

const here = { protocol: 'http:', hostname: 'harbour.localhost', port: '3030' }

test('a domain of its own is found over TLS', () => {
  expect(siteAddress('harbour.example', here)).toBe('https://harbour.example')
})

test('a domain of this machine, or of this page, is found as the page is', () => {
  expect(siteAddress('leonie.localhost', here)).toBe('http://leonie.localhost:3030')
  expect(siteAddress('a.test', { protocol: 'https:', hostname: 'a.test', port: '' })).toBe('https://a.test')
  const platform = { protocol: 'https:', hostname: 'platform.test', port: '8443' }
  expect(siteAddress('leonie.platform.test', platform)).toBe('https://leonie.platform.test:8443')
  expect(siteAddress('myplatform.test', platform)).toBe('https://myplatform.test')
})

test('people read it without its scheme', () => {
  expect(shownAddress('http://leonie.localhost:3030')).toBe('leonie.localhost:3030')
})
