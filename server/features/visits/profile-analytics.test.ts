import type { Account } from '@mainstreet/shared/contracts/account'
import { io } from 'socket.io-client'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { site as siteFeature } from '../site/site.feature'
import { visits as visitsFeature } from './visits.feature'
import { buildAnalyticsEvent } from './profile-analytics.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, siteFeature, visitsFeature] })
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
        .limitAddress('analytics-address', '10.9.9.9')
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

  test('that come together are each answered, and a bad one takes no other with it', async () => {
    const { id: elsewhere } = await newAccount(app)
    const staff = await as(app, 'staff')
    const accounts = [account.id, elsewhere, 2_000_000_000, account.id, elsewhere, account.id]
    const answers = await Promise.all(
      accounts.map((customerId, place) =>
        staff.post('profile-analytics', { ...buildAnalyticsEvent(), url: `/${place}`, customerId }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 404, 201, 201, 201])
    for (const [place, { body }] of answers.entries())
      if (place !== 2) expect(body).toMatchObject({ url: `/${place}`, customerId: accounts[place] })
  })
})

describe('the back office hears that the summary has changed', () => {
  const event = 'profile-analytics-summary patched'

  test('and nobody else does; at once, and then once for all that follows', async () => {
    const quiet = await newAccount(app)
    const guest = await as(app, 'visitor', quiet)
    const own = await socketAs(app, 'owner', quiet)
    const other = await newAccount(app)
    const strangers = await Promise.all([socketAs(app, 'visitor', quiet), socketAs(app, 'owner', other)])
    const heard: object[] = []
    const heardByStrangers: string[] = []
    own.socket.on(event, (row: object) => heard.push(row))
    for (const { socket } of strangers) socket.onAny((name: string) => heardByStrangers.push(name))
    const view = () => guest.post('profile-analytics', buildAnalyticsEvent()).expect(201)
    await view()
    await until(() => heard.length === 1)
    for (let again = 0; again < 12; again++) await view()
    await until(() => heard.length > 1)
    expect(heard[1]).toEqual({ id: quiet.id, customerId: quiet.id })
    // A socket receives in order: what was sent before has come when the answer to a new call has.
    for (const client of [own, ...strangers]) {
      await client
        .service('account')
        .find()
        .catch(() => undefined)
      client.close()
    }
    expect(heard.length).toBeLessThan(6)
    expect(heardByStrangers).toEqual([])
  })
})
