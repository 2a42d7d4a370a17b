import type { Account } from '@mainstreet/shared/contracts/account'
import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import { createTestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import { readMails } from '../../test/mails'
import { until } from '../../test/until'
import { profile as profileFeature } from '../profile/profile.feature'
import { bookings as bookingsFeature } from './bookings.feature'
import { openRestaurant } from './restaurant.stage'

const timezone = 'America/Moncton'
const inAWeek = dateAfter(new Date().toISOString().slice(0, 10), 7)
const at = (hours: number, date = inAWeek) => new Date(momentOf(date, hours * 3600, timezone)).toISOString()
const asked = { startsAt: at(18), people: 2, name: 'Mona Léger', phone: '506-555-0199' }
let app: TestApp
let account: Account
let visitor: Client
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, bookingsFeature, profileFeature] })
})
beforeEach(async () => {
  app.address = newAddress()
  account = await openRestaurant(app, { open: '11:00:00', close: '01:00:00' })
  visitor = await as(app, 'visitor', account)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const book = (body: object = {}) => visitor.post('book-table', { ...asked, ...body })
const bookings = async () => (await owner.get('table-bookings').expect(200)).body.data

describe('who may book', () => {
  test('nobody at a site that is not there, is suspended, is no restaurant or takes no bookings', async () => {
    const suspended = await as(app, 'visitor', await newAccount(app, { int_status_id: 2 }))
    await suspended.post('book-table', asked).expect(404)
    await (await as(app, 'visitor')).post('book-table', asked).expect(400)
    const shop = await as(app, 'visitor', await newAccount(app, { roles: ['Hub'] }))
    await shop.post('book-table', asked).expect(409)
    await owner.patch(`profile-options/${account.id}`, { bookings: false }).expect(200)
    await book().then(({ status }) => expect(status).toBe(409))
  })

  test('a program that fills the hidden field is thanked, and nobody reads it', async () => {
    expect((await book({ reference: 'https://pills.test' })).body).toEqual({ ok: true, token: '' })
    expect(await bookings()).toEqual([])
  })

  test('five times in ten minutes, mistakes aside', async () => {
    await book({ name: '' })
    for (let i = 0; i < 5; i++) expect((await book()).status).toBe(200)
    expect((await book()).status).toBe(429)
  })
})

describe('what is refused names its field', () => {
  test.each([
    [{ name: ' ' }, { name: 'is required' }],
    [{ phone: '' }, { phone: 'is required' }],
    [
      { phone: '555' },
      { phone: 'must be a phone number of ten digits, or begin with + and the code of its country' },
    ],
    [{ email: 'mona@' }, { email: 'must be an email address' }],
    [{ people: 9 }, { people: 'must be at most 8' }],
    [{ people: 0 }, { people: 'must be >= 1' }],
    [{ startsAt: at(10) }, { startsAt: 'is a time at which no table can be booked' }],
    [{ startsAt: at(18.2) }, { startsAt: 'is a time at which no table can be booked' }],
    [{ startsAt: at(18, dateAfter(inAWeek, 60)) }, { startsAt: 'is a time at which no table can be booked' }],
    [{ startsAt: new Date(Date.now() + 60_000).toISOString() }, expect.anything()],
  ])('%j', async (body, errors) => {
    const answer = await book(body)
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
    expect(await bookings()).toEqual([])
  })

  test('days that are closed by a date of their own', async () => {
    await owner
      .post('profile-special-hours', { customerId: account.id, date: inAWeek, isOpen: false })
      .expect(201)
    expect((await book()).status).toBe(400)
  })
})

test('a guest books, also after midnight of the night before; the business is mailed and nobody else', async () => {
  const { body } = await book({ startsAt: at(24), language: 'fr', email: 'mona@example.test' })
  expect(body).toEqual({ ok: true, token: expect.stringMatching(/^\d+\.[\w-]{43}$/) })
  expect(await bookings()).toMatchObject([
    {
      customerId: account.id,
      name: 'Mona Léger',
      phone: '(506) 555-0199',
      people: 2,
      startsAt: at(24),
      status: 'asked',
      language: 'fr',
    },
  ])
  const mails = await readMails(app, { customerId: account.id })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    kind: 'new-booking',
    to: account.str_email,
    replyTo: 'mona@example.test',
  })
  expect(mails[0]!.html).toContain('(506) 555-0199')
})

test('a booking reaches the open dashboard at once, and no visitor', async () => {
  const [back, site] = await Promise.all([socketAs(app, 'owner', account), socketAs(app, 'visitor', account)])
  const [heard, overheard]: string[][] = [[], []]
  back.socket.onAny((event: string) => heard!.push(event))
  site.socket.onAny((event: string) => overheard!.push(event))
  await book().then(({ status }) => expect(status).toBe(200))
  await until(() => heard!.includes('table-bookings created'))
  await site.service('account').find()
  expect(overheard).toEqual([])
  back.close()
  site.close()
})
