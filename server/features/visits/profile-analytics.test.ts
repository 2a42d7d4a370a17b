import type { Account } from '@mainstreet/shared/contracts/account'
import { io } from 'socket.io-client'
import { as, newAccount, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildAnalyticsEvent } from './profile-analytics.factory'
import { summarise } from './summarise-analytics'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await openTestApp()
  account = await newAccount(app, { timezone: 'America/Moncton' })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('analytics events', () => {
  test('are not a visitor’s to read', async () => {
    await visitor.get('profile-analytics').expect(401)
  })

  test('cannot be recorded for another site', async () => {
    const { id } = await newAccount(app)
    await visitor.post('profile-analytics', { ...buildAnalyticsEvent(), customerId: id }).expect(403)
    const nowhere = await as(app, 'visitor')
    await nowhere.post('profile-analytics', buildAnalyticsEvent()).expect(400)
  })

  test('take no time of their own, no long texts and no unknown kinds', async () => {
    const past = { ...buildAnalyticsEvent(), createdAt: '2020-01-01T00:00:00.000Z' }
    await visitor.post('profile-analytics', past).expect(400)
    const long = { ...buildAnalyticsEvent(), url: 'x'.repeat(1001), eventType: 'other', userId: ' ' }
    const answer = await visitor.post('profile-analytics', long).expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['eventType', 'url', 'userId'])
  })

  test('are recorded for the visitor’s site and read by its owner', async () => {
    const event = { ...buildAnalyticsEvent(), customerId: account.id }
    const { body } = await visitor.post('profile-analytics', event).expect(201)
    const list = await owner.get('profile-analytics?createdAt[$gte]=2020-01-01T00:00:00.000Z').expect(200)
    expect(list.body.data).toEqual([body])
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000)
  })

  const stored = async () => (await owner.get('profile-analytics?$limit=0').expect(200)).body.total

  test.each([
    ['a visitor under Global Privacy Control', 'sec-gpc', '1'],
    ['a visitor who asks not to be tracked', 'dnt', '1'],
    ['a program that reads pages', 'user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ])('of %s are answered and not stored', async (_who, header, value) => {
    const before = await stored()
    const event = buildAnalyticsEvent()
    const answer = await visitor.post('profile-analytics', event).set(header, value).expect(201)
    expect(answer.body).toEqual(event)
    await visitor
      .post('profile-analytics', { ...event, eventType: 'other' })
      .set(header, value)
      .expect(400)
    expect(await stored()).toBe(before)
  })

  test('of a preview are not kept, over neither door', async () => {
    const before = await stored()
    const nowhere = await as(app, 'visitor')
    await nowhere.post(`profile-analytics?previewId=${account.id}`, buildAnalyticsEvent()).expect(201)
    const socket = io(app.origin, { transports: ['websocket'], query: { previewId: account.id } })
    const refusal: unknown = await new Promise((answered) =>
      socket.emit('create', 'profile-analytics', buildAnalyticsEvent(), {}, answered),
    )
    socket.close()
    expect(refusal).toBeNull()
    expect(await stored()).toBe(before)
    expect((await visitor.post('profile-analytics', buildAnalyticsEvent())).status).toBe(201)
    expect(await stored()).toBe(before + 1)
  })

  test('are limited per site, from however many addresses they come', async () => {
    const { id, str_domain } = await newAccount(app)
    const calls = Array.from({ length: 6000 }, () => app.get('limits').limit('analytics-account', id))
    await Promise.all(calls)
    const busy = await as(app, 'visitor', { ...account, str_domain })
    await busy.post('profile-analytics', buildAnalyticsEvent()).expect(429)
    await visitor.post('profile-analytics', buildAnalyticsEvent()).expect(201)
  })

  test('are limited per visitor', async () => {
    const calls = Array.from({ length: 310 }, () =>
      app
        .get('limits')
        .limit('analytics-address', '10.9.9.9')
        .then(
          () => 201,
          ({ code }) => code,
        ),
    )
    expect((await Promise.all(calls)).filter((code) => code === 429)).toHaveLength(10)
    const flooding = visitor
      .post('profile-analytics', buildAnalyticsEvent())
      .set('x-forwarded-for', '10.9.9.9')
    const answer = await flooding.expect(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the analytics summary', () => {
  const at = (userId: string, createdAt: string, eventType = 'pageView') =>
    app
      .get('database')
      .knex('profile_analytics')
      .insert({ customerId: account.id, userId, url: '/', createdAt, eventType })

  test('is not a visitor’s, nor another account’s', async () => {
    await visitor.post('profile-analytics-summary', { customerId: account.id }).expect(401)
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.post('profile-analytics-summary', { customerId: account.id }).expect(403)
  })

  test('refuses a month that is none', async () => {
    const answer = await owner.post('profile-analytics-summary', { customerId: account.id, month: '2026-13' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveProperty('month')
  })

  test('counts a pause of more than 20 minutes as a new visit, and days on the account’s clock', async () => {
    const { id: customerId, timezone } = account
    await at('ada', '2026-03-01T03:30:00Z') // still February in Moncton
    await at('ada', '2026-03-02T15:00:00Z')
    await at('ada', '2026-03-02T15:20:00Z', 'navigation')
    await at('ada', '2026-03-02T15:40:01Z')
    await at('ben', '2026-03-02T15:00:00Z')
    await at('ben', '2026-03-20T15:00:00Z')
    const now = new Date('2026-03-20T16:00:00Z')
    const march = await summarise(app.get('database').knex, { customerId, timezone, month: '2026-03', now })
    expect(march).toMatchObject({ views: 4, visits: 4, users: 2 })
    expect(march.days).toHaveLength(20)
    expect(march.days[1]).toEqual({ day: '2026-03-02', views: 3 })
    expect(march.months).toHaveLength(12)
    expect(march.months.slice(-2)).toEqual([
      { month: '2026-02', views: 1 },
      { month: '2026-03', views: 4 },
    ])
    const latest = await summarise(app.get('database').knex, { customerId, timezone, now })
    expect(latest.days).toHaveLength(30)
    expect(latest).toMatchObject({ views: 5, visits: 5, users: 2 })
  })
})
