import type { Account } from '@mainstreet/shared/contracts/account'
import type { Knex } from 'knex'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { calendar as calendarFeature } from '../calendar/calendar.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { restaurant as restaurantFeature } from '../restaurant/restaurant.feature'
import { site as siteFeature } from '../site/site.feature'
import { buildItem } from '../marketplace/market-items.factory'
import { visits as visitsFeature } from './visits.feature'
import { summariseVisits } from './summarise-analytics'
import { happen, type Happening } from './visits.factory'

let app: TestApp
let knex: Knex
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      calendarFeature,
      marketplaceFeature,
      restaurantFeature,
      siteFeature,
      visitsFeature,
    ],
  })
  knex = app.get('database').knex
})
beforeEach(async () => {
  account = await newAccount(app, { timezone: 'America/Moncton' })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const record = (...happenings: Happening[]) => happen(knex, account.id, happenings)
const figures = (now: string, month?: string) =>
  summariseVisits(knex, { customerId: account.id, timezone: account.timezone, month, now: new Date(now) })
const counted = ({ days }: { days: { day: string; views: number }[] }) =>
  days.filter(({ views }) => views > 0)

test('is not a visitor’s, nor another account’s', async () => {
  await visitor.post('profile-analytics-summary', { customerId: account.id }).expect(401)
  const stranger = await as(app, 'owner', await newAccount(app))
  await stranger.post('profile-analytics-summary', { customerId: account.id }).expect(403)
  const staff = await as(app, 'staff')
  await staff.post('profile-analytics-summary', { customerId: 2_000_000_000 }).expect(404)
})

test('refuses a month that is none, and an account that is not named', async () => {
  const answer = await owner.post('profile-analytics-summary', { customerId: account.id, month: '2026-13' })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toHaveProperty('month')
  const nobody = await owner.post('profile-analytics-summary', {}).expect(400)
  expect(nobody.body.errors).toHaveProperty('customerId')
})

test('of a site without visits is complete and empty', async () => {
  const { body } = await owner.post('profile-analytics-summary', { customerId: account.id }).expect(200)
  const none = { views: 0, visits: 0, users: 0 }
  expect(body).toMatchObject({ ok: true, ...none, before: none, pages: [], items: [], referrers: [] })
  expect([body.days.length, body.months.length]).toEqual([30, 12])
})

test('counts what a visitor did a moment ago', async () => {
  await visitor.post('profile-analytics', { userId: 'ada', url: '/', eventType: 'pageView' }).expect(201)
  await visitor.post('profile-analytics', { userId: 'ada', url: '/', eventType: 'navigation' }).expect(201)
  const { body } = await owner.post('profile-analytics-summary', { customerId: account.id }).expect(200)
  expect(body).toMatchObject({ views: 1, visits: 1, users: 1 })
  expect(body.days.at(-1).views).toBe(1)
  expect(body.months.at(-1).views).toBe(1)
})

test('counts a pause of more than 20 minutes as a new visit, and days on the account’s clock', async () => {
  await record({ userId: 'ada', at: '2026-03-01T03:30:00Z' }) // still February in Moncton
  await record({ userId: 'ada', at: '2026-03-02T15:00:00Z' }, { userId: 'ben', at: '2026-03-02T15:00:00Z' })
  await record({ userId: 'ada', at: '2026-03-02T15:20:00Z', eventType: 'navigation' })
  await record({ userId: 'ada', at: '2026-03-02T15:40:00.001Z' })
  await record({ userId: 'ben', at: '2026-03-20T15:00:00Z' })
  const march = await figures('2026-03-20T16:00:00Z', '2026-03')
  expect(march).toMatchObject({ views: 4, visits: 4, users: 2 })
  expect(march.days).toHaveLength(20)
  expect(march.days[1]).toEqual({ day: '2026-03-02', views: 3 })
  expect(march.months).toHaveLength(12)
  expect(march.months.slice(-2)).toEqual([
    { month: '2026-02', views: 1 },
    { month: '2026-03', views: 4 },
  ])
  const february = await figures('2026-03-20T16:00:00Z', '2026-02')
  expect(february).toMatchObject({ views: 1, visits: 1, users: 1, months: march.months })
  expect(february.days).toHaveLength(28)
  const latest = await figures('2026-03-20T16:00:00Z')
  expect(latest.days).toHaveLength(30)
  expect(latest).toMatchObject({ views: 5, visits: 5, users: 2 })
})

test('counts a visit over midnight once, on the day it began, and its visitor on both', async () => {
  await record({ at: '2026-04-01T02:55:00Z' }) // 23:55 on 31 March
  await record({ at: '2026-04-01T03:05:00Z' })
  const now = '2026-04-10T12:00:00Z'
  expect(await figures(now, '2026-03')).toMatchObject({ views: 1, visits: 1, users: 1 })
  expect(await figures(now, '2026-04')).toMatchObject({ views: 1, visits: 0, users: 1 })
  expect(await figures(now)).toMatchObject({ views: 2, visits: 1, users: 1 })
})

test.each([
  { hours: 23, day: '2026-03-08', first: '2026-03-08T04:00:00Z', next: '2026-03-09T03:00:00Z' },
  { hours: 25, day: '2026-11-01', first: '2026-11-01T03:00:00Z', next: '2026-11-02T04:00:00Z' },
])('knows a day of $hours hours', async ({ day, first, next }) => {
  const secondBefore = (moment: string) => new Date(Date.parse(moment) - 1000)
  for (const at of [secondBefore(first), first, secondBefore(next), next]) await record({ at })
  const found = counted(await figures(`${day.slice(0, 8)}20T12:00:00Z`))
  expect(found.map(({ views }) => views)).toEqual([1, 2, 1])
  expect(found[1]!.day).toBe(day)
})

test('compares with as many days before, and knows who had come earlier', async () => {
  await record({ userId: 'ada', at: '2026-05-20T12:00:00Z' }) // before both
  await record({ userId: 'ben', at: '2026-05-28T12:00:00Z' }, { userId: 'eve', at: '2026-05-28T12:00:00Z' })
  await record({ userId: 'ben', at: '2026-05-30T12:00:00Z' })
  await record({ userId: 'ada', at: '2026-06-02T12:00:00Z' }, { userId: 'ben', at: '2026-06-02T12:00:00Z' })
  await record({ userId: 'ada', at: '2026-06-04T12:00:00Z' })
  const june = await figures('2026-06-05T12:00:00Z', '2026-06')
  expect(june).toMatchObject({ views: 3, visits: 3, users: 2, before: { views: 3, visits: 3, users: 2 } })
  expect(june.days).toHaveLength(5)
})

test('names the pages seen most, without host, query and anchor', async () => {
  const at = '2026-03-02T15:00:00Z'
  const urls = [
    'https://a.test/',
    'http://b.test',
    '/?x=1#y',
    'https://a.test/events#top',
    'events',
    '//c.test/events',
  ]
  await record(...urls.map((url) => ({ url, at })), {
    url: '/restaurant',
    at,
    eventType: 'navigation' as const,
  })
  expect((await figures('2026-03-03T15:00:00Z')).pages).toEqual([
    { url: '/', views: 3, title: null },
    { url: '/events', views: 3, title: null },
  ])
  await record(...[...Array(12).keys()].map((number) => ({ url: `/p/${number}`, at })))
  expect((await figures('2026-03-03T15:00:00Z')).pages).toHaveLength(10)
})

test('takes addresses of any length and script', async () => {
  const at = '2026-03-02T15:00:00Z'
  await record({ url: `/${'漢'.repeat(999)}`, referrer: `https://${'漢'.repeat(900)}/`, at })
  await record({ url: 'javascript:alert(1)', referrer: 'no address', at })
  const { views, pages } = await figures('2026-03-03T15:00:00Z')
  expect(views).toBe(2)
  expect(pages.map(({ url }) => url[0])).toEqual(['/', '/'])
})

test('names the items seen most, of those that are there and its own', async () => {
  const [mug, bowl, gone] = await Promise.all(
    ['Mug', 'Bowl', 'Gone'].map((title) =>
      app.service('market-items').create({ ...buildItem(), customerId: account.id, title }),
    ),
  )
  const { id: foreign } = await app
    .service('market-items')
    .create({ ...buildItem(), customerId: (await newAccount(app)).id })
  const at = '2026-03-02T15:00:00Z'
  const seen = [bowl!.id, bowl!.id, mug!.id, gone!.id, foreign]
  await record(
    ...seen.map((id) => ({ url: `https://a.test/marketplace/${id}`, at })),
    { url: '/marketplace/sale', at },
    { url: `/marketplace/${mug!.id}/more`, at },
  )
  await app.service('market-items').remove(gone!.id)
  const { items, pages } = await figures('2026-03-03T15:00:00Z')
  expect(items).toEqual([
    { id: bowl!.id, title: 'Bowl', views: 2 },
    { id: mug!.id, title: 'Mug', views: 1 },
  ])
  // The page of an item is called by it; one that is gone, or another's, by its address.
  expect(pages[0]).toEqual({ url: `/marketplace/${bowl!.id}`, views: 2, title: 'Bowl' })
  expect(pages.flatMap(({ title }) => title ?? [])).toEqual(['Bowl', 'Mug'])
})

test('names where visitors came from, and never the site itself', async () => {
  const at = '2026-03-02T15:00:00Z'
  const url = 'https://shop.test:8443/'
  const referrers = [
    'https://www.google.com/search?q=mugs',
    'HTTPS://WWW.Google.com',
    'android-app://com.example.mail/',
    'https://somebody@news.test:81/today',
    'https://shop.test/about',
    `https://${account.str_domain}/`,
    '',
    'nonsense',
  ]
  await record(...referrers.map((referrer) => ({ referrer, url, at })))
  await record({ referrer: 'https://clicks.test/', url, at, eventType: 'interact' })
  expect((await figures('2026-03-03T15:00:00Z')).referrers).toEqual([
    { host: 'www.google.com', views: 2 },
    { host: 'com.example.mail', views: 1 },
    { host: 'news.test', views: 1 },
  ])
})
