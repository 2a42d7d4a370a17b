import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { siteFeatures } from '../../../test/site-features'
import { as, newAccount, type Client } from '../../../test/as'
import { buildEvent } from '../../calendar/calendar.factory'
import { buildDish } from '../../restaurant/restaurant.factory'
import { describeAddress, nodeOf } from '../description/describe-page.factory'

let app: TestApp
let account: Account
let owner: Client
let origin: string

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  origin = `https://${account.str_domain}`
})
afterAll(() => app.close())

const page = (address: string, more = {}) => describeAddress({ app, account }, address, more)
const created = async (path: string, body: object) => (await owner.post(path, body).expect(201)).body
describe('a menu', () => {
  test('has its sections in their order, and a dish of several days once', async () => {
    await created('restaurant', buildDish({ name: 'Pie', description: '', timeId: 5, cost: null }))
    await created('restaurant', buildDish({ dayId: 4 }))
    await created('restaurant', buildDish({ dayId: 5 }))
    await created('restaurant', buildDish({ name: 'Cider', description: '', timeId: 4, cost: 6 }))
    expect(nodeOf(await page('/restaurant'), 'Menu')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: 'Menu · Harbour Goods',
      url: `${origin}/restaurant`,
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Lunch',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Seafood chowder',
              description: 'Haddock, scallops, cream.',
              offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'CAD' },
            },
          ],
        },
        { '@type': 'MenuSection', name: 'Desserts', hasMenuItem: [{ '@type': 'MenuItem', name: 'Pie' }] },
        {
          '@type': 'MenuSection',
          name: 'Drink Specials',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Cider',
              offers: { '@type': 'Offer', price: '6.00', priceCurrency: 'CAD' },
            },
          ],
        },
      ],
    })
    const french = nodeOf(await page('/restaurant', { locale: 'fr' }), 'Menu')!
    expect(JSON.stringify(french)).toContain('Dîner')
  })
})

describe('a calendar', () => {
  test('has what is still to come, the next first; midnight is a day without a time', async () => {
    const now = new Date('2026-09-05T23:00:00Z')
    await created('events', buildEvent({ name: 'Later', startsAt: '2026-09-20T03:00:00.000Z', location: '' }))
    await created('events', buildEvent({ name: 'Today' }))
    await created('events', buildEvent({ name: 'Over', startsAt: '2026-09-01T13:00:00.000Z' }))
    await created('events', buildEvent({ name: 'Some day', startsAt: null }))
    const { jsonLd } = await page('/events', { now })
    expect(jsonLd.filter((node) => node['@type'] === 'Event')).toMatchObject([
      {
        name: 'Today',
        startDate: '2026-09-05T13:00:00.000Z',
        location: { '@type': 'Place', name: 'The old mill', address: 'The old mill' },
        organizer: { name: 'Harbour Goods' },
      },
      {
        name: 'Later',
        startDate: '2026-09-20',
        location: { name: 'Harbour Goods', address: { addressLocality: 'Shediac' } },
      },
    ])
  })
})
