import type { Account } from '@mainstreet/shared/contracts/account'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { withoutMoment } from '../../test/without-moment'
import { buildSpecialHours } from './profile-special-hours.factory'
import { purgePastHours } from './purge-past-hours'

// Its day is another for hours: what decides is the day there.
const timezone = 'Pacific/Kiritimati'
const today = localTime(new Date(), timezone).date

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
  account = await newAccount(app, { timezone })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const create = async (body: object) =>
  (await owner.post('profile-special-hours', buildSpecialHours(body)).expect(201)).body
const site = async () => (await visitor.get('site').expect(200)).body

describe('hours of single dates', () => {
  test('are anybody’s to read and not a visitor’s to write', async () => {
    await visitor.post('profile-special-hours', buildSpecialHours()).expect(401)
    const { id } = await create({ date: today })
    await visitor.patch(`profile-special-hours/${id}`, { isOpen: false }).expect(401)
    await visitor.delete(`profile-special-hours/${id}`).expect(401)
    expect((await visitor.get(`profile-special-hours/${id}`).expect(200)).body).toMatchObject({ date: today })
  })

  test.each([
    ['date', '2026-02-30'],
    ['date', 'Christmas'],
    ['date', undefined],
    ['open', '9:00'],
    ['close', '24:00:00'],
    ['isOpen', 'yes'],
    ['note', 'n'.repeat(81)],
  ])('refuse a bad %s: %p', async (name, value) => {
    const body = { ...buildSpecialHours(), [name]: value }
    const answer = await owner.post('profile-special-hours', body).expect(400)
    expect(answer.body.errors).toHaveProperty(name)
  })

  test('refuse a date that is over where the business is, or years away', async () => {
    for (const [days, message] of [
      [-1, 'date is in the past'],
      [732, 'date is more than two years ahead'],
    ] as const) {
      const body = buildSpecialHours({ date: dateAfter(today, days) })
      const answer = await owner.post('profile-special-hours', body).expect(400)
      expect(answer.body).toMatchObject({ message, errors: { date: message.slice(5) } })
    }
  })

  test('are made with their date alone: closed, nine to five', async () => {
    const answer = await owner.post('profile-special-hours', { date: today }).expect(201)
    expect(withoutMoment(answer.body)).toEqual({
      id: expect.any(Number),
      customerId: account.id,
      date: today,
      isOpen: false,
      open: '09:00:00',
      close: '17:00:00',
      note: '',
    })
  })

  test('are there once a date', async () => {
    const { id } = await create({ date: today })
    const again = await owner.post('profile-special-hours', { date: today }).expect(409)
    expect(again.body.message).toBe('date is already taken.')
    const other = await create({ date: dateAfter(today, 1) })
    await owner.patch(`profile-special-hours/${other.id}`, { date: today }).expect(409)
    await owner.patch(`profile-special-hours/${id}`, { date: dateAfter(today, 2) }).expect(200)
  })

  test('that are over can still be changed, and are removed after some days', async () => {
    const { id } = await create({ date: today })
    const { id: kept } = await create({ date: dateAfter(today, 1) })
    const past = dateAfter(today, -5)
    await app.get('database').knex('profile_special_hours').where({ id }).update({ date: past })
    await owner.patch(`profile-special-hours/${id}`, { date: past, note: 'Snow' }).expect(200)
    expect((await site()).specialHours.map((row: { id: number }) => row.id)).toEqual([kept])
    await purgePastHours(app)
    await owner.get(`profile-special-hours/${id}`).expect(404)
    await owner.get(`profile-special-hours/${kept}`).expect(200)
  })
})

describe('the site of a business', () => {
  const openAllWeek = async () => {
    const { body } = await owner.get('profile-hours').expect(200)
    for (const { id } of body.data)
      await owner
        .patch(`profile-hours/${id}`, { isOpen: true, open: '00:00:00', close: '00:00:00' })
        .expect(200)
  }

  test('has its openings, and follows each change of a date at once, cached as it is', async () => {
    expect(await site()).toMatchObject({ specialHours: [], openings: [] })
    await openAllWeek()
    // It never closes: the opening that is going on has no end.
    expect((await site()).openings).toEqual([{ opens: expect.any(String) }])
    const { id } = await create({ date: dateAfter(today, 1), isOpen: false, note: 'Holiday' })
    const closed = await site()
    expect(closed.specialHours).toMatchObject([{ id, note: 'Holiday', isOpen: false }])
    // Midnight there is ten in the morning in UTC, of the day before.
    expect(closed.openings[0].closes).toBe(`${today}T10:00:00.000Z`)
    expect(closed.openings[1].opens).toBe(`${dateAfter(today, 1)}T10:00:00.000Z`)
    await owner.delete(`profile-special-hours/${id}`).expect(200)
    expect(await site()).toMatchObject({ specialHours: [], openings: [{ opens: expect.any(String) }] })
  })

  test('tells of the coming two months, soonest first', async () => {
    for (const days of [61, 5, 0, 60]) await create({ date: dateAfter(today, days) })
    const dates = (await site()).specialHours.map(({ date }: { date: string }) => date)
    expect(dates).toEqual([0, 5, 60].map((days) => dateAfter(today, days)))
  })

  test('is told to its open pages', async () => {
    const client = await socketAs(app, 'visitor', account)
    const notes: string[] = []
    client.service('profile-special-hours').on('created', (row: { note: string }) => notes.push(row.note))
    await create({ note: 'Canada Day' })
    await until(() => notes.includes('Canada Day'))
    client.close()
  })
})
