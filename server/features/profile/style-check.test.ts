import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
import { automotive as automotiveFeature } from '../automotive/automotive.feature'
import { bookings as bookingsFeature } from '../bookings/bookings.feature'
import { calendar as calendarFeature } from '../calendar/calendar.feature'
import { condolences as condolencesFeature } from '../condolences/condolences.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { restaurant as restaurantFeature } from '../restaurant/restaurant.feature'
import { site as siteFeature } from '../site/site.feature'
import { social as socialFeature } from '../social/social.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { visits as visitsFeature } from '../visits/visits.feature'
import { profile as profileFeature } from './profile.feature'

let app: TestApp
let account: Account

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      automotiveFeature,
      bookingsFeature,
      calendarFeature,
      condolencesFeature,
      marketplaceFeature,
      ordersFeature,
      profileFeature,
      restaurantFeature,
      siteFeature,
      socialFeature,
      taxFeature,
      visitsFeature,
    ],
  })
  account = await newAccount(app)
})
afterAll(() => app.close())

test('a visitor is told nothing', async () => {
  const visitor = await as(app, 'visitor', account)
  await visitor.post('style-check', { customStyles: 'a { color: red }' }).expect(401)
})

test('what is no CSS, or too much of it, is a 400 that names the field', async () => {
  const owner = await as(app, 'owner', account)
  const { body } = await owner.post('style-check', { customStyles: 'a {' }).expect(400)
  expect(body.errors).toEqual({ customStyles: expect.stringContaining('line 1') })
  await owner.post('style-check', { customStyles: 'a'.repeat(20_001) }).expect(400)
  await owner.post('style-check', { customStyles: 7 }).expect(400)
})

test('an owner hears what would be stored and what would be taken out', async () => {
  const owner = await as(app, 'owner', account)
  const customStyles = '@import "https://evil.example/x.css";\nh1 { color: red }'
  const { body } = await owner.post('style-check', { customStyles }).expect(200)
  expect(body).toEqual({
    ok: true,
    customStyles: '.site h1 {\n  color: red;\n}',
    removed: [{ line: 1, what: '@import "https://evil.example/x.css"', why: 'address' }],
  })
  const saved = await owner.patch(`profile-styles/${account.id}`, { customStyles }).expect(200)
  expect(saved.body.customStyles).toBe(body.customStyles)
})

test('fonts are those of a preset, or none of their own', async () => {
  const owner = await as(app, 'owner', account)
  await owner.patch(`profile-styles/${account.id}`, { fontType: 'comic' }).expect(400)
  await owner.patch(`profile-styles/${account.id}`, { fontType: 'bistro' }).expect(200)
  const site = await owner.get(`site?previewId=${account.id}`).expect(200)
  expect(site.body.look.variables['--site-font-display']).toContain('Playfair Display')
})
