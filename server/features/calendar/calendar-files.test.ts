import type { Account } from '@mainstreet/shared/contracts/account'
import request from 'supertest'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, type Client } from '../../test/as'
import { buildEvent, buildFuneral } from './calendar.factory'
import { momentIn, readIcs, valueOf } from './read-ics.factory'
import { vtimezone } from './vtimezone'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

/** What the site of an account answers. */
const page = (path: string, { str_domain } = account) =>
  request(app.origin).get(path).set({ 'x-forwarded-host': str_domain, 'x-forwarded-for': app.address })

const fileAt = async (path: string, site = account) => {
  const answer = await page(path, site).expect(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = readIcs(answer.text)
  return { calendar, events: calendar.parts.filter(({ name }) => name === 'VEVENT') }
}

test('an address without an entry is not found', async () => {
  await page('/events/999999.ics').expect(404)
  await page('/events/0.ics').expect(404)
})

test('an event is a file with its time on the business’s clock, summer and winter', async () => {
  const long = 'Été indien : « dégustation », musique ; et bien plus encore, toute la soirée durant'
  const summer = { startsAt: '2026-07-05T13:00:00.000Z', endsAt: '2026-07-05T15:30:00.000Z' }
  const { body: one } = await owner.post('events', buildEvent({ name: long, ...summer })).expect(201)
  const winter = { startsAt: '2026-12-05T13:00:00.000Z' }
  const { body: other } = await owner.post('events', buildEvent(winter)).expect(201)
  const { calendar, events } = await fileAt(`/events/${one.id}.ics`)
  expect(events).toHaveLength(1)
  const [event] = events
  expect(event!.lines.find(({ name }) => name === 'DTSTART')!.params.TZID).toBe(account.timezone)
  expect(momentIn(calendar, event!, 'DTSTART')).toBe(summer.startsAt)
  expect(momentIn(calendar, event!, 'DTEND')).toBe(summer.endsAt)
  expect(valueOf(event!, 'SUMMARY')).toBe(long.replace(/[;,]/g, '\\$&'))
  expect(valueOf(event!, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
  expect(valueOf(event!, 'URL')).toContain(`/events/${one.id}`)
  const second = await fileAt(`/events/${other.id}.ics`)
  expect(momentIn(second.calendar, second.events[0]!, 'DTSTART')).toBe(winter.startsAt)
})

test('what changes keeps its name and counts up; what is cancelled says so', async () => {
  const { body } = await owner.post('events', buildEvent()).expect(201)
  const read = async () => {
    const [event] = (await fileAt(`/events/${body.id}.ics`)).events
    return ['UID', 'SEQUENCE', 'STATUS'].map((name) => valueOf(event!, name))
  }
  expect(await read()).toEqual([body.uid, '0', 'CONFIRMED'])
  await owner.patch(`events/${body.id}`, { description: '<p>Tea.</p>' }).expect(200)
  expect((await read())[1]).toBe('0')
  await owner.patch(`events/${body.id}`, { startsAt: '2026-09-06T13:00:00.000Z' }).expect(200)
  await owner.patch(`events/${body.id}`, { cancelled: true }).expect(200)
  expect(await read()).toEqual([body.uid, '2', 'CANCELLED'])
})

test('days without times are days', async () => {
  const days = { startsAt: '2026-07-05T03:00:00.000Z', endsAt: '2026-07-07T03:00:00.000Z', allDay: true }
  const { body } = await owner.post('events', buildEvent(days)).expect(201)
  const [event] = (await fileAt(`/events/${body.id}.ics`)).events
  expect([valueOf(event!, 'DTSTART'), valueOf(event!, 'DTEND')]).toEqual(['20260705', '20260708'])
})

test('the feed has a business’s own dated entries, and is not sent twice', async () => {
  const other = await newAccount(app)
  const theirs = await as(app, 'owner', other)
  await theirs.post('events', buildEvent({ name: 'Theirs' })).expect(201)
  await theirs.post('events', buildEvent({ name: 'Some day', startsAt: null })).expect(201)
  const { events } = await fileAt('/events.ics', other)
  expect(events.map((event) => valueOf(event, 'SUMMARY'))).toEqual(['Theirs'])
  const { headers } = await page('/events.ics', other)
  await page('/events.ics', other).set('if-none-match', headers.etag!).expect(304)
  await theirs.post('events', buildEvent({ name: 'New' })).expect(201)
  expect((await fileAt('/events.ics', other)).events).toHaveLength(2)
  const own = await page('/events.ics')
  expect(own.text).not.toContain('Theirs')
})

test('a funeral has its visitation beside the service', async () => {
  const visit = {
    visitationAt: '2026-09-11T21:00:00.000Z',
    visitationUntil: '2026-09-11T23:00:00.000Z',
    visitationPlace: 'Frenette’s',
    moreVisitations: [{ startsAt: '2026-09-12T17:00:00.000Z', endsAt: null, place: 'Parish hall' }],
  }
  const { body } = await owner.post('funerals', { ...buildFuneral(), ...visit }).expect(201)
  const { calendar, events } = await fileAt(`/funerals/${body.id}.ics`)
  expect(events.map((event) => valueOf(event, 'LOCATION'))).toEqual([
    'Frenette’s',
    'Parish hall',
    'St. Anne chapel',
  ])
  expect(momentIn(calendar, events[0]!, 'DTSTART')).toBe(visit.visitationAt)
  expect(valueOf(events[0]!, 'UID')).toBe(`${body.uid}-visitation`)
})

test('a zone without a change of clocks is one line of it', () => {
  expect(vtimezone('America/Regina', { first: 2026, last: 2026 }).match(/BEGIN:STANDARD/g)).toHaveLength(1)
})
