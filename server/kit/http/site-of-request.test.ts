import type { IncomingMessage } from 'node:http'
import type { Settings } from '../settings'
import type { Tenant, Tenants } from '../tenants'
import { siteOf } from './site-of-request'

const shop = { id: 7, domain: 'shop.test' } as Tenant
const tenants: Tenants = {
  byDomain: (domain) => Promise.resolve(domain === shop.domain ? shop : undefined),
  byId: () => Promise.resolve(undefined),
  isPublished: () => Promise.resolve(true),
  forget: () => {},
  suspend: () => {},
}

const ask = (host: string, settings: Partial<Settings> = {}) =>
  siteOf({ rawHeaders: ['host', host], headers: { host }, socket: {} } as unknown as IncomingMessage, {
    tenants,
    settings: { trustProxy: 0, production: true, ...settings } as Settings,
  })

describe('whose site a host is', () => {
  test('that cannot be read is nobody’s and an error', async () => {
    expect(await ask('good@evil')).toBeUndefined()
  })

  test('is known for an account’s domain, on any port, and for no other', async () => {
    expect(await ask('shop.test:8080')).toEqual({ host: 'shop.test', tenant: shop, knownHost: true })
    for (const host of ['other.test', 'localhost', '127.0.0.1'])
      expect(await ask(host)).toEqual({ host, knownHost: false })
  })

  test.each(['office.test', 'office.test:8443'])(
    'PLATFORM_HOST=%s is the platform’s own',
    async (platformHost) => {
      expect(await ask('office.test:8443', { platformHost })).toMatchObject({ knownHost: true })
      expect(await ask('other.test', { platformHost })).toMatchObject({ knownHost: false })
    },
  )
})
