import type { Account } from '@mainstreet/shared/contracts/account'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { applyNoticeDates } from './apply-notice-dates'
import { buildNotice } from './profile-notices.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

// The first and the last place on Earth where a day begins: never the same day.
const early = 'Pacific/Kiritimati'
const late = 'Pacific/Pago_Pago'

const dayMs = 86_400_000
const dayIn = (timezone: string, days = 0) => localTime(new Date(Date.now() + days * dayMs), timezone).date

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app, { timezone: early })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const create = async (columns: object) =>
  (await owner.post('profile-notices', buildNotice(columns)).expect(201)).body
const isRead = async ({ id }: { id: number }) => {
  const { body } = await visitor.get('profile-notices').expect(200)
  const inSite = (await visitor.get('site').expect(200)).body.notices
  const alone = await visitor.get(`profile-notices/${id}`)
  const found = [body.data, inSite].map((rows) => rows.some((row: { id: number }) => row.id === id))
  // All three say the same.
  expect([...found, alone.status === 200]).toEqual(Array(3).fill(found[0]))
  return found[0]
}

describe('the days of a notice', () => {
  beforeEach(() => app.get('database').knex('profile_notices').where({ customerId: account.id }).delete())

  test.each(['2026-02-31', 'tomorrow', '2026-1-1', 20261122])('are refused as %j', async (visibleFrom) => {
    const { body } = await owner.post('profile-notices', { ...buildNotice(), visibleFrom }).expect(400)
    expect(body.errors).toHaveProperty('visibleFrom')
  })

  test('may not end before they begin, also when only one of them changes', async () => {
    const days = { visibleFrom: '2026-11-20', visibleUntil: '2026-11-22' }
    const reversed = { ...buildNotice(), ...days, visibleUntil: '2026-11-19' }
    const refusal = { visibleUntil: 'The last day must not be before the first.' }
    expect((await owner.post('profile-notices', reversed).expect(400)).body.errors).toEqual(refusal)
    const { id } = await create(days)
    const late = await owner.patch(`profile-notices/${id}`, { visibleFrom: '2026-11-23' }).expect(400)
    expect(late.body.errors).toEqual(refusal)
  })

  test('are not a visitor’s to ask by', async () => {
    await create({ visibleFrom: dayIn(early, 9) })
    const query = `profile-notices?customerId=${account.id}&inPeriod=false`
    expect((await visitor.get(query).expect(200)).body.data).toEqual([])
  })

  test.each([
    ['from today', [0, null], true],
    ['until today', [null, 0], true],
    ['of today alone', [0, 0], true],
    ['from tomorrow', [1, null], false],
    ['until yesterday', [null, -1], false],
  ] as const)('%s: visitors see it: %s', async (_name, [from, until], seen) => {
    const day = (days: number | null) => (days === null ? null : dayIn(early, days))
    const notice = await create({ visibleFrom: day(from), visibleUntil: day(until) })
    expect(await isRead(notice)).toBe(seen)
    const own = await owner.get(`profile-notices/${notice.id}`).expect(200)
    expect(own.body).toMatchObject({ visibleFrom: day(from), visibleUntil: day(until), inPeriod: seen })
    await owner.patch(`profile-notices/${notice.id}`, { visibleFrom: null, visibleUntil: null }).expect(200)
    expect(await isRead(notice)).toBe(true)
  })

  test('do not show what is hidden', async () => {
    expect(await isRead(await create({ visibleFrom: dayIn(early), bol_visible: false }))).toBe(false)
  })

  test('stay when a whole record is sent back', async () => {
    const { id } = await create({ visibleUntil: dayIn(early, 5) })
    const { body } = await owner.get(`profile-notices/${id}`)
    const put = await owner.put(`profile-notices/${id}`, { ...body, str_title: 'Another title' }).expect(200)
    expect(put.body).toMatchObject({ visibleUntil: body.visibleUntil, inPeriod: true })
  })

  test('are days of the account’s time zone, and turn where it is', async () => {
    const notice = await create({ visibleFrom: dayIn(early) })
    expect(await isRead(notice)).toBe(true)
    await app.get('database').knex('account').where({ id: account.id }).update({ timezone: late })
    const open = await socketAs(app, 'visitor', account)
    const told: [string, number][] = []
    for (const event of ['created', 'patched', 'removed'])
      open.socket.on(`profile-notices ${event}`, ({ id }: { id: number }) => told.push([event, id]))
    await applyNoticeDates(app)
    expect(await isRead(notice)).toBe(false)
    await until(() => told.length === 1)
    await app.get('database').knex('account').where({ id: account.id }).update({ timezone: early })
    await applyNoticeDates(app)
    expect(await isRead(notice)).toBe(true)
    // What has turned is not turned again.
    await applyNoticeDates(app)
    await until(() => told.length === 2)
    open.close()
    expect(told).toEqual([
      ['removed', notice.id],
      ['created', notice.id],
    ])
  })
})
