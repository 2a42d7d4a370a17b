import type { Account } from '@mainstreet/shared/contracts/account'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, type Client } from '../../test/as'
import { buildEvent } from './calendar.factory'

const hour = 3_600_000
const timezone = 'America/Vancouver'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
})
beforeEach(async () => {
  account = await newAccount(app, { roles: ['Events'], timezone })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const post = async (name: string, startsAt: string | null, more: object = {}) =>
  (await owner.post('events', { ...buildEvent(), name, startsAt, ...more }).expect(201)).body
const next = async (query = '') => (await visitor.get(`site${query}`).expect(200)).body.nextEvent

describe('the next event of a home page', () => {
  test('is of its own account alone', async () => {
    await post('Concert', inHours(48))
    const other = await newAccount(app, { roles: ['Events'] })
    expect((await (await as(app, 'visitor', other)).get('site')).body.nextEvent).toBeNull()
  })

  test('is none of a business without a calendar', async () => {
    await post('Concert', inHours(48))
    await app.service('account').patch(account.id, { roles: ['Hub'] })
    expect(await next()).toBeNull()
  })

  test('is the one that is over soonest, as soon as it is changed, without what is on its page', async () => {
    expect(await next()).toBeNull()
    await post('Some day', null)
    await post('Over', inHours(-72))
    await post('Not held', inHours(24), { cancelled: true })
    await post('Exhibition', inHours(-500), { endsAt: inHours(2000) })
    const { id } = await post('Concert', inHours(48), { endsAt: inHours(50) })
    expect(await next()).toMatchObject({ id, name: 'Concert', location: 'The old mill', image: '' })
    expect(await next()).not.toHaveProperty('description')
    await owner.patch(`events/${id}`, { name: 'Big concert' }).expect(200)
    expect((await next()).name).toBe('Big concert')
    await owner.patch(`events/${id}`, { cancelled: true }).expect(200)
    expect((await next()).name).toBe('Exhibition')
  })

  test('stays until its end, or until its day is over on the account’s clock', async () => {
    const today = localTime(new Date(), timezone).date
    const midnight = (date: string) => new Date(momentOf(date, 0, timezone)).toISOString()
    await post('This hour', inHours(-2), { endsAt: inHours(-0.1) })
    await post('Yesterday', midnight(dateAfter(today, -1)), { allDay: true })
    expect(await next()).toBeNull()
    await post('Today', midnight(today), { allDay: true })
    expect((await next()).name).toBe('Today')
  })

  test('is in the language of the page, under a title in it', async () => {
    await owner.patch(`account/${account.id}`, { bilingual: true }).expect(200)
    await post('Concert', inHours(48), { translations: { fr: { name: 'Concert de Noël' } } })
    expect(await next('?lang=fr')).toMatchObject({ name: 'Concert de Noël', lang: { location: 'en' } })
  })
})
