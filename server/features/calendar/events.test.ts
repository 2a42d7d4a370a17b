import type { Account } from '@mainstreet/shared/contracts/account'
import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar/calendar'
import { calendarQueries } from '@mainstreet/shared/rules/time/calendar'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { until } from '../../test/until'
import { condolences as condolencesFeature } from '../condolences/condolences.feature'
import { media as mediaFeature } from '../media/media.feature'
import { site as siteFeature } from '../site/site.feature'
import { buildPicture, sendForm, storedFiles } from '../media/upload.factory'
import { calendar as calendarFeature } from './calendar.feature'
import { buildEvent, buildFuneral } from './calendar.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, calendarFeature, condolencesFeature, mediaFeature, siteFeature],
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

/** A nested query as an address says it. */
const asked = (name: string, value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, each]) => asked(name ? `${name}[${key}]` : key, each))
        .join('&')
    : `${name}=${String(value)}`

describe.each([
  ['events', buildEvent],
  ['funerals', buildFuneral],
])('%s', (path, build) => {
  test('are not a visitor’s to write', async () => {
    await visitor.post(path, build()).expect(401)
  })

  test('need a name and a real moment', async () => {
    const answer = await owner.post(path, build({ name: ' ', startsAt: 'tomorrow' })).expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['name', 'startsAt'])
  })

  test('are filled by the owner and read by everybody', async () => {
    const description = '<p>At ten.</p><iframe src="https://evil.example"></iframe>'
    const { body } = await owner.post(path, build({ description })).expect(201)
    expect(body).toMatchObject({ ...build(), description: '<p>At ten.</p>', int_id: body.id })
    const list = await visitor.get(`${path}?int_customer_id=${account.id}`).expect(200)
    expect(list.body.data).toEqual([body])
    await owner.delete(`${path}/${body.id}`).expect(200)
  })

  test('end after they begin, and lead to the web or nowhere', async () => {
    const backwards = { ...build(), endsAt: '2020-01-01T10:00:00.000Z' }
    const answer = await owner.post(path, backwards).expect(400)
    expect(Object.keys(answer.body.errors)).toEqual(['endsAt'])
    const script = await owner.post(path, { ...build(), link: 'javascript:alert(1)' }).expect(400)
    expect(Object.keys(script.body.errors)).toEqual(['link'])
  })

  test('are divided at the beginning of today on the account’s clock, each part in its order', async () => {
    const own = await newAccount(app)
    const keeper = await as(app, 'owner', own)
    const [before, midnight] = ['2026-09-08T13:00:00.000Z', '2026-09-10T03:00:00.000Z']
    const entries = {
      undated: { startsAt: null },
      later: { startsAt: '2026-09-12T13:00:00.000Z' },
      today: { startsAt: midnight },
      underWay: { startsAt: before, endsAt: '2026-09-10T12:00:00.000Z' },
      allDays: { startsAt: '2026-09-09T13:00:00.000Z', endsAt: midnight, allDay: true },
      tillMidnight: { startsAt: before, endsAt: midnight },
      endless: { startsAt: '2026-09-10T02:59:00.000Z' },
    }
    for (const [name, times] of Object.entries(entries))
      await keeper.post(path, build({ name, ...times })).expect(201)
    const { upcoming, past } = calendarQueries(new Date('2026-09-10T15:00:00.000Z'), own.timezone)
    const names = async (query: object) => {
      const { body } = await keeper.get(`${path}?${asked('', query)}`).expect(200)
      return body.data.map(({ name }: CalendarEvent) => name)
    }
    expect(await names(upcoming)).toEqual(['underWay', 'allDays', 'today', 'later', 'undated'])
    expect(await names(past)).toEqual(['endless', 'tillMidnight'])
  })

  test('take a picture, and give it back', async () => {
    const { body } = await owner.post(path, build()).expect(201)
    const fields = { type: path, id: account.id, itemId: body.id }
    const answer = await sendForm(owner, { fields, files: [{ bytes: await buildPicture() }] })
    expect(answer.status).toBe(200)
    const { url } = answer.body.files[0]
    expect((await visitor.get(`${path}/${body.id}`)).body.image).toBe(url)
    await owner.patch(`${path}/${body.id}`, { withoutPicture: true }).expect(200)
    await until(() => !storedFiles(app).some((file) => url.endsWith(file)))
  })
})

describe('a draft', () => {
  const seen = async (path: string, id: number) => (await visitor.get(`${path}/${id}`)).status

  test('is nobody’s to see but its business’s, in lists, pages and calendars, until it is public', async () => {
    for (const [path, build] of [
      ['events', buildEvent],
      ['funerals', buildFuneral],
    ] as const) {
      const { body } = await owner.post(path, { ...build(), status: 'draft' }).expect(201)
      expect(await seen(path, body.id)).toBe(404)
      const { body: list } = await visitor.get(path).expect(200)
      expect(list.data.map(({ id }: { id: number }) => id)).not.toContain(body.id)
      expect((await owner.get(`${path}/${body.id}`)).body.status).toBe('draft')
      await owner.patch(`${path}/${body.id}`, { status: 'public' }).expect(200)
      expect(await seen(path, body.id)).toBe(200)
    }
  })

  test('of a notice takes no condolences', async () => {
    const { body } = await owner.post('funerals', { ...buildFuneral(), status: 'draft' }).expect(201)
    const words = { contact: 'Rita', from: 'rita@mail.test', message: 'With you.', funeralId: body.id }
    expect((await visitor.post('send-condolence', words)).status).toBe(404)
  })

  test('is one of two words', async () => {
    const { body } = await owner.post('events', { ...buildEvent(), status: 'secret' }).expect(400)
    expect(Object.keys(body.errors)).toEqual(['status'])
  })
})

test('a death that is still to come is refused by its name', async () => {
  const diedOn = `${new Date().getFullYear() + 1}-02-03`
  const { body } = await owner.post('funerals', { ...buildFuneral(), diedOn }).expect(400)
  expect(Object.keys(body.errors)).toEqual(['diedOn'])
})

test('a notice has further visitations, each with its hours and place; one that ends before it begins is refused', async () => {
  const [startsAt, endsAt] = ['2026-12-04T18:00:00.000Z', '2026-12-04T20:00:00.000Z']
  const more = [{ startsAt, endsAt, place: 'Parish hall' }]
  const { body } = await owner.post('funerals', { ...buildFuneral(), moreVisitations: more }).expect(201)
  expect((await visitor.get(`funerals/${body.id}`)).body.moreVisitations).toEqual(more)
  const turned = [{ startsAt: endsAt, endsAt: startsAt, place: '' }]
  const { body: refused } = await owner.patch(`funerals/${body.id}`, { moreVisitations: turned }).expect(400)
  expect(Object.keys(refused.errors)).toEqual(['moreVisitations.0.endsAt'])
  const nowhen = [{ startsAt: null, endsAt: null, place: 'Parish hall' }]
  const { body: when } = await owner.patch(`funerals/${body.id}`, { moreVisitations: nowhen }).expect(400)
  expect(Object.keys(when.errors)).toEqual(['moreVisitations.0.startsAt'])
  const blank = [...more, { startsAt: null, endsAt: null, place: ' ' }]
  const { body: kept } = await owner.patch(`funerals/${body.id}`, { moreVisitations: blank }).expect(200)
  expect(kept.moreVisitations).toEqual(more)
  const many = Array.from({ length: 6 }, () => more[0])
  const { body: full } = await owner.patch(`funerals/${body.id}`, { moreVisitations: many }).expect(400)
  expect(Object.keys(full.errors)).toEqual(['moreVisitations'])
})
