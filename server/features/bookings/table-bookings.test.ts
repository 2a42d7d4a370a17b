import type { Account } from '@mainstreet/shared/contracts/account'
import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { createTestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import { readMails } from '../../test/mails'
import { mails as mailsFeature } from '../mails/mails.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { restaurant as restaurantFeature } from '../restaurant/restaurant.feature'
import { bookings as bookingsFeature } from './bookings.feature'
import { bookingToken } from './booking-token'
import { buildBooking } from './bookings.factory'
import { forgetBookings } from './forget-bookings'
import { openRestaurant } from './restaurant.stage'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, bookingsFeature, mailsFeature, profileFeature, restaurantFeature],
  })
})
beforeEach(async () => {
  app.address = newAddress()
  account = await openRestaurant(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const create = (overrides: Partial<TableBooking> = {}) =>
  app.service('table-bookings').create({ ...buildBooking(overrides), customerId: account.id })
const answer = (id: number, body: object, client = owner) => client.patch(`table-bookings/${id}`, body)
const mails = () => readMails(app, { customerId: account.id })
const kinds = async () => (await mails()).map(({ kind }) => kind)
const tokenOf = (id: number) => bookingToken(id, app.get('settings').secretKey)
const later = ({ startsAt }: { startsAt: string }) =>
  new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString()

describe('who sees and answers bookings', () => {
  test('neither a visitor nor another business, nor a helper for content', async () => {
    const { id } = await create()
    await visitor.get('table-bookings').expect(401)
    await answer(id, { status: 'accepted' }, visitor).then(({ status }) => expect(status).toBe(401))
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.get(`table-bookings/${id}`).expect(404)
    await answer(id, { status: 'accepted' }, stranger).then(({ status }) => expect(status).toBe(404))
    await (await as(app, 'content', account)).get('table-bookings').expect(403)
    await stranger.post('booking-calendar', { customerId: account.id }).expect(403)
    await owner.post('table-bookings', buildBooking()).expect(405)
    expect(await mails()).toEqual([])
  })

  test('a helper for orders does', async () => {
    const { id } = await create()
    const helper = await as(app, 'orders', account)
    expect((await answer(id, { status: 'accepted' }, helper)).body.status).toBe('accepted')
  })
})

describe('an answer that is none', () => {
  test('names what is wrong with it', async () => {
    const { id, startsAt } = await create()
    const errorsOf = async (body: object) => (await answer(id, body)).body.errors
    expect(await errorsOf({ status: 'cancelled' })).toEqual({
      status: 'must be one of accepted, offered, full, calledOff',
    })
    expect(await errorsOf({ status: 'offered' })).toEqual({ offeredAt: 'is required' })
    expect(await errorsOf({ status: 'offered', offeredAt: startsAt })).toEqual({
      offeredAt: 'is the time that was asked for',
    })
    expect(await errorsOf({ status: 'offered', offeredAt: '2020-01-01T00:00:00.000Z' })).toEqual({
      offeredAt: 'is in the past',
    })
    expect(await errorsOf({ status: 'full', offeredAt: later({ startsAt }) })).toEqual({
      offeredAt: 'may not be set here',
    })
    expect(await mails()).toEqual([])
  })

  test('comes too late, or after the guest has cancelled', async () => {
    const past = await create({ startsAt: new Date(Date.now() - 1000).toISOString() })
    const off = await create({ status: 'cancelled' })
    const codeOf = async (id: number) => (await answer(id, { status: 'accepted' })).body.data.refusal.code
    expect([await codeOf(past.id), await codeOf(off.id)]).toEqual(['booking-over', 'booking-cancelled'])
  })
})

describe('a table that is called off', () => {
  test('says why, and nothing else does', async () => {
    const { id } = await create({ status: 'accepted' })
    const errorsOf = async (body: object) => Object.keys((await answer(id, body).expect(400)).body.errors)
    expect(await errorsOf({ status: 'calledOff' })).toEqual(['reason'])
    expect(await errorsOf({ status: 'calledOff', reason: ' ' })).toEqual(['reason'])
    expect(await errorsOf({ status: 'calledOff', reason: 'x'.repeat(201) })).toEqual(['reason'])
    expect(await errorsOf({ status: 'full', reason: 'Flooded' })).toEqual(['reason'])
    expect(await errorsOf({ reason: 'Flooded' })).toEqual(['reason'])
    expect(await mails()).toEqual([])
  })

  test('tells its guest once, in the guest’s language, on a closed day too', async () => {
    const { id, startsAt } = await create({ status: 'accepted', language: 'fr' })
    const { date } = localTime(new Date(startsAt), 'America/Moncton')
    const { body: closed } = await owner.post('profile-special-hours', { date, isOpen: false }).expect(201)
    const off = { status: 'calledOff', reason: ' Dégât d’eau ' }
    const { body } = await answer(id, off).expect(200)
    expect(body).toMatchObject({ status: 'calledOff', reason: 'Dégât d’eau' })
    await answer(id, off).expect(200)
    const sent = await mails()
    expect(sent).toMatchObject([{ kind: 'booking-off', to: 'mona@example.test' }])
    expect(sent[0]!.subject).toMatch(/^Votre table chez .* est annulée/)
    expect(JSON.stringify(sent[0]!.content)).toContain('Dégât d’eau')
    await owner.delete(`profile-special-hours/${closed.id}`).expect(200)
    const { body: again } = await answer(id, { status: 'accepted' }).expect(200)
    expect(again).toMatchObject({ status: 'accepted', reason: '' })
  })
})

describe('an answer', () => {
  test('is not yes to a day that was closed meanwhile, nor another time on it', async () => {
    const booking = await create()
    const dayOf = (moment: string) => localTime(new Date(moment), 'America/Moncton').date
    const closed: number[] = []
    for (const date of new Set([dayOf(booking.startsAt), dayOf(later(booking))]))
      closed.push((await owner.post('profile-special-hours', { date, isOpen: false }).expect(201)).body.id)
    const codeOf = async (body: object) => (await answer(booking.id, body).expect(409)).body.data.refusal.code
    expect(await codeOf({ status: 'accepted' })).toBe('booking-closed')
    expect(await codeOf({ status: 'offered', offeredAt: later(booking) })).toBe('booking-closed')
    await answer(booking.id, { status: 'full' }).expect(200)
    for (const id of closed) await owner.delete(`profile-special-hours/${id}`).expect(200)
    await answer(booking.id, { status: 'accepted' }).expect(200)
  })

  test('goes to the guest once, in the guest’s language, with a calendar where it is yes', async () => {
    const { id } = await create({ language: 'fr' })
    expect((await answer(id, { status: 'accepted' }).expect(200)).body).toMatchObject({
      status: 'accepted',
      answeredAt: expect.any(String),
    })
    await answer(id, { status: 'accepted' }).expect(200)
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ kind: 'booking-accepted', to: 'mona@example.test' })
    expect(sent[0]!.subject).toMatch(/^Votre table chez /)
    const row = await app.get('database').knex('account_mails').where({ customerId: account.id }).first()
    expect(row!.content!.calendar).toMatch(/BEGIN:VEVENT[^]*TZID=America\/Moncton[^]*SUMMARY:Table chez/)
    expect(sent[0]!.html).toContain(`/restaurant/booking/${id}.`)
  })

  test('may be another time or that it is full, and may change', async () => {
    const booking = await create()
    await answer(booking.id, { status: 'offered', offeredAt: later(booking) }).expect(200)
    await answer(booking.id, { status: 'full' }).expect(200)
    const { body } = await answer(booking.id, { status: 'accepted' }).expect(200)
    expect(body).toMatchObject({ status: 'accepted', offeredAt: null })
    expect(await kinds()).toEqual(['booking-offered', 'booking-full', 'booking-accepted'])
  })

  test('goes nowhere where the guest left a phone number alone', async () => {
    const { id } = await create({ email: '' })
    await answer(id, { status: 'accepted' }).expect(200)
    expect(await mails()).toEqual([])
  })
})

describe('a guest', () => {
  const view = (token: string, client = visitor) => client.post('booking-view', { token })
  const change = (id: number, to: string) => visitor.post('booking-change', { token: tokenOf(id), to })

  test('sees nothing without a token of this site', async () => {
    const { id } = await create()
    await view(`${id}.${'a'.repeat(43)}`).then(({ status }) => expect(status).toBe(404))
    const elsewhere = await as(app, 'visitor', await newAccount(app))
    await view(tokenOf(id), elsewhere).then(({ status }) => expect(status).toBe(404))
    expect((await view(tokenOf(id)).expect(200)).body.booking).toEqual({
      name: 'Mona Léger',
      people: 4,
      startsAt: expect.any(String),
      status: 'asked',
      offeredAt: null,
      reason: '',
    })
  })

  test('takes the other time, which is booked, and not without one', async () => {
    const booking = await create()
    expect((await change(booking.id, 'accepted')).status).toBe(409)
    await answer(booking.id, { status: 'offered', offeredAt: later(booking) }).expect(200)
    const { body } = await change(booking.id, 'accepted').expect(200)
    expect(body.booking).toMatchObject({ status: 'accepted', startsAt: later(booking), offeredAt: null })
    await change(booking.id, 'accepted').expect(200)
    expect(await kinds()).toEqual(['booking-offered', 'booking-changed', 'booking-accepted'])
  })

  test('cancels for good', async () => {
    const { id } = await create({ status: 'accepted' })
    await change(id, 'cancelled').expect(200)
    await change(id, 'cancelled').expect(200)
    expect(await kinds()).toEqual(['booking-changed'])
    expect((await answer(id, { status: 'accepted' })).status).toBe(409)
  })

  test('is forgotten 13 months after, and the table stays', async () => {
    const { id, startsAt } = await create()
    const { id: kept } = await create()
    await app
      .get('database')
      .knex('table_bookings')
      .where({ id })
      .update({ startsAt: '2024-10-01T22:00:00Z' })
    expect(await forgetBookings(app, new Date('2025-11-02T00:00:00Z'))).toBeGreaterThan(0)
    const forgotten = (await owner.get(`table-bookings/${id}`).expect(200)).body
    expect(forgotten).toMatchObject({ name: '', phone: '', email: '', people: 4 })
    expect((await owner.get(`table-bookings/${kept}`)).body).toMatchObject({ name: 'Mona Léger', startsAt })
  })
})

test('the calendar has the accepted tables of a day, or all to come', async () => {
  const first = await create({ status: 'accepted' })
  await create({ status: 'full' })
  await create({ status: 'accepted', startsAt: later({ startsAt: later(first) }), name: 'Guy, Roy' })
  const { body } = await owner.post('booking-calendar', { customerId: account.id }).expect(200)
  expect(body.count).toBe(2)
  expect(body.ics).toContain('SUMMARY:Guy\\, Roy: 4 people')
  const empty = await owner.post('booking-calendar', { customerId: account.id, date: '2030-01-01' })
  expect(empty.body).toMatchObject({ ok: true, count: 0 })
})
