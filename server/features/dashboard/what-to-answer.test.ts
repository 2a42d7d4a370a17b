import type { Account } from '@mainstreet/shared/contracts/account'
import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'
import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { bookings as bookingsFeature } from '../bookings/bookings.feature'
import { calendar as calendarFeature } from '../calendar/calendar.feature'
import { condolences as condolencesFeature } from '../condolences/condolences.feature'
import { site as siteFeature } from '../site/site.feature'
import { buildBooking } from '../bookings/bookings.factory'
import { buildFuneral } from '../calendar/calendar.factory'
import { buildCondolence } from '../condolences/condolences.factory'
import { dashboard as dashboardFeature } from './dashboard.feature'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      bookingsFeature,
      calendarFeature,
      condolencesFeature,
      dashboardFeature,
      siteFeature,
    ],
  })
})
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const ask = async (): Promise<TodaySummary> =>
  (await owner.post('today-summary', { customerId: account.id }).expect(200)).body

const knex = () => app.get('database').knex

const become = (role: string) =>
  knex()('account')
    .where({ id: account.id })
    .update({ roles: JSON.stringify([role]) })

describe('what waits for an answer', () => {
  test('are tables of a restaurant that nobody has answered, from today on, the soonest named', async () => {
    const book = (overrides: Partial<TableBooking>) =>
      app.service('table-bookings').create({ ...buildBooking(overrides), customerId: account.id })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    await book({ name: 'Late', startsAt: inHours(200) })
    await book({ name: 'Soon', startsAt: inHours(100) })
    await book({ name: 'Accepted', startsAt: inHours(50), status: 'accepted' })
    await book({ name: 'Over', startsAt: inHours(-48) })
    expect((await ask()).bookings).toEqual({ total: 0, from: '' })
    await become('Restaurant')
    expect((await ask()).bookings).toEqual({ total: 2, from: 'Soon' })
  })

  test('are condolences of a funeral home that nobody has answered, or that were reported, by their notices', async () => {
    const hold = async (name: string) =>
      (await app.service('funerals').create({ ...buildFuneral({ name }), customerId: account.id })).id
    const write = (funeralId: number, overrides: Partial<Condolence>) =>
      app
        .service('condolences')
        .create({ ...buildCondolence(funeralId), ...overrides, customerId: account.id })
    const rose = await hold('Rose Cormier')
    const hal = await hold('Hal Steeves')
    await write(rose, {})
    await write(rose, {})
    await write(rose, { status: 'refused' })
    await write(hal, { status: 'shown' })
    const { id } = await write(hal, { status: 'shown' })
    await knex()('condolences').where({ id }).update({ reported: true })
    expect((await ask()).condolences).toEqual({ total: 0, funerals: [] })
    await become('Funeral')
    expect((await ask()).condolences).toEqual({
      total: 3,
      funerals: [
        { id: hal, name: 'Hal Steeves' },
        { id: rose, name: 'Rose Cormier' },
      ],
    })
  })
})
