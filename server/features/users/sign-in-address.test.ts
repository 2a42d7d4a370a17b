import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { newAccount } from '../../test/as'
import type { Settings } from '../../kit/settings'
import { withParts } from '../../test/with-parts'
import { signInAddress } from './sign-in-address'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
})
afterAll(() => app.close())

const address = (overrides: Partial<Settings>, customerId: number | null = null) =>
  signInAddress(
    withParts(app, { settings: { ...app.get('settings'), port: 3030, ...overrides } }),
    customerId,
  )

describe('where a user signs in', () => {
  test('is a guess on this machine where nothing is known', async () => {
    const guess = { origin: 'http://localhost:3030', guessed: true }
    expect(await address({})).toEqual(guess)
    expect(await address({ production: true })).toEqual(guess)
  })

  test.each([
    ['office.test', 'https://office.test'],
    ['office.test:8443', 'https://office.test:8443'],
    // No certificate names this machine.
    ['localhost:8080', 'http://localhost:8080'],
  ])('is PLATFORM_HOST=%s for staff in production', async (platformHost, origin) => {
    expect(await address({ production: true, platformHost })).toEqual({ origin, guessed: false })
  })

  test('is the own domain for an owner, and a guess for staff without PLATFORM_HOST', async () => {
    const { id, str_domain } = await newAccount(app)
    const origin = `https://${str_domain}`
    expect(await address({ production: true, platformHost: 'office.test' }, id)).toEqual({
      origin,
      guessed: false,
    })
    expect(await address({ production: true })).toEqual({ origin, guessed: true })
    expect((await address({}, id)).origin).toBe(`http://${str_domain}:3030`)
  })
})
