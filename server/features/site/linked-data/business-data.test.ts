import type { Account } from '@mainstreet/shared/contracts/account'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { siteFeatures } from '../../../test/site-features'
import { as, newAccount, type Client } from '../../../test/as'
import { describeAddress, nodeOf } from '../description/describe-page.factory'

let app: TestApp
let account: Account
let owner: Client
let origin: string

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app, { str_instagram: '@harbour', str_facebook: 'https://fb.example/harbour' })
  owner = await as(app, 'owner', account)
  origin = `https://${account.str_domain}`
})
afterAll(() => app.close())

const page = (address: string, more = {}) => describeAddress({ app, account }, address, more)
const setHours = async (day: string, columns: object) => {
  const { body } = await owner.get(`profile-hours?customerId=${account.id}&day=${day}`)
  await owner.patch(`profile-hours/${body.data[0].id}`, columns).expect(200)
}

describe('a business', () => {
  test('is what its applications make it', async () => {
    expect(nodeOf(await page('/'), 'Store')).toBeDefined()
    for (const [role, type] of [
      ['Restaurant', 'Restaurant'],
      ['Automotive', 'AutoDealer'],
      ['Hub', 'LocalBusiness'],
    ] as const) {
      const other = await newAccount(app, {
        roles: [role],
        marketplaceEnabled: false,
        ecommerceEnabled: false,
      })
      expect(nodeOf(await describeAddress({ app, account: other }, '/'), type)).toBeDefined()
    }
  })

  test('has its address, telephone and pages elsewhere', async () => {
    const { jsonLd, title, description } = await page('/')
    expect(title).toBe('Harbour Goods · Made by the sea')
    expect(description).toBe('Small things, made here.')
    expect(jsonLd[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@id': `${origin}/#business`,
      name: 'Harbour Goods',
      url: `${origin}/`,
      telephone: '(506) 555-0101',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Water Street',
        addressLocality: 'Shediac',
        addressRegion: 'NB',
        postalCode: 'E4P 1A1',
        addressCountry: 'CA',
      },
      sameAs: ['https://fb.example/harbour', 'https://www.instagram.com/harbour'],
    })
    expect(jsonLd.map((node) => node['@type'])).toEqual(['Store', 'WebSite'])
  })

  test('tells its hours: by appointment goes before closed, closed before times, equal days together', async () => {
    for (const day of ['Monday', 'Tuesday'])
      await setHours(day, { isOpen: true, open: '09:00:00', close: '17:30:00' })
    await setHours('Wednesday', { isOpen: true, byAppointment: true })
    await setHours('Friday', { isOpen: true, open: '18:00:00', close: '02:00:00' })
    await setHours('Saturday', { isOpen: true, open: '00:00:00', close: '00:00:00' })
    const hours = (days: string[], opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })
    expect((await page('/')).jsonLd[0]!.openingHoursSpecification).toEqual([
      hours(['Monday', 'Tuesday'], '09:00', '17:30'),
      hours(['Friday'], '18:00', '02:00'),
      hours(['Saturday'], '00:00', '23:59'),
    ])
  })

  test('tells the dates whose hours are others; midnight to midnight is closed', async () => {
    const [eve, day] = [1, 2].map((days) => dateAfter(today(new Date(), account.timezone), days))
    const times = { isOpen: true, open: '09:00:00', close: '13:00:00' }
    await owner.post('profile-special-hours', { date: day, note: 'Christmas' }).expect(201)
    await owner.post('profile-special-hours', { date: eve, ...times }).expect(201)
    const type = 'OpeningHoursSpecification'
    expect((await page('/')).jsonLd[0]!.specialOpeningHoursSpecification).toEqual([
      { '@type': type, validFrom: eve, validThrough: eve, opens: '09:00', closes: '13:00' },
      {
        '@type': type,
        name: 'Christmas',
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })

  test('keeps its hours to itself where it wants to', async () => {
    await owner.patch(`profile-options/${account.id}`, { showHours: false }).expect(200)
    const { jsonLd } = await page('/')
    expect(jsonLd[0]).not.toHaveProperty('openingHoursSpecification')
    expect(jsonLd[0]).not.toHaveProperty('specialOpeningHoursSpecification')
  })
})
