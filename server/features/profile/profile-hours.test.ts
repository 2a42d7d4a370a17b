import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { withoutMoment } from '../../test/without-moment'
import { profile as profileFeature } from './profile.feature'
import { buildHours } from './profile-hours.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const hours = async () => (await visitor.get('profile-hours')).body.data

describe('opening hours', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('profile-hours', buildHours()).expect(401)
  })

  test('know seven days and clock times', async () => {
    for (const day of [7, -1, '7', 'Someday', null]) {
      const answer = await owner.post('profile-hours', { day }).expect(400)
      expect(answer.body.errors).toHaveProperty('day')
    }
    const [monday] = await hours()
    const answer = await owner.patch(`profile-hours/${monday.id}`, { open: '25:00:00' }).expect(400)
    expect(answer.body.errors).toHaveProperty('open')
  })

  test('are there from the start: nine to five, closed', async () => {
    const rows = await hours()
    expect(rows).toHaveLength(7)
    expect(rows[0]).toMatchObject({
      day: 'Monday',
      open: '09:00:00',
      close: '17:00:00',
      isOpen: false,
      byAppointment: false,
    })
  })

  test('never become fourteen: creating a day again, by name or number, answers it', async () => {
    const rows = await hours()
    for (const day of [0, '0', 'Sunday']) {
      const answer = await owner.post('profile-hours', { day, customerId: account.id }).expect(201)
      expect(answer.body).toMatchObject({ id: rows[6].id, day: 'Sunday' })
    }
    expect(await hours()).toHaveLength(7)
  })

  test.each([
    ['day=Sunday', ['Sunday']],
    ['day=0', ['Sunday']],
    ['day[$ne]=0', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
    ['day[$in][]=0&day[$in][]=Monday&day[$in][]=2', ['Monday', 'Tuesday', 'Sunday']],
    ['day[$nin][]=0&day[$nin][]=6', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
    ['$or[0][day]=3&$or[1][day]=Friday', ['Wednesday', 'Friday']],
    ['day=7', []],
    ['day=Someday', []],
  ])('are found by name and by number: %s', async (query, days) => {
    const { status, body } = await visitor.get(`profile-hours?${query}`)
    expect([status, body.data.map(({ day }: { day: string }) => day)]).toEqual([200, days])
  })

  test('are found by a number over a socket too', async () => {
    const client = await socketAs(app, 'visitor', account)
    const found = await client.service('profile-hours').find({ query: { day: { $in: [6, 'Sunday'] } } })
    expect(found.data.map(({ day }) => day)).toEqual(['Saturday', 'Sunday'])
    client.close()
  })

  test('keep one row a day when a row changes its day', async () => {
    const [monday] = await hours()
    const answer = await owner.patch(`profile-hours/${monday.id}`, { day: 2 }).expect(409)
    expect(answer.body.message).toBe('day is already taken.')
  })

  test('are saved one field at a time', async () => {
    const [monday] = await hours()
    const answer = await owner.patch(`profile-hours/${monday.id}`, { isOpen: true }).expect(200)
    expect(withoutMoment(answer.body)).toEqual(withoutMoment({ ...monday, isOpen: true }))
  })
})
