import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { buildMoreHours } from './profile-more-hours.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: siteFeatures })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
  const { body } = await owner.get('profile-hours').expect(200)
  const { id } = body.data.find(({ day }: { day: string }) => day === 'Monday')
  await owner.patch(`profile-hours/${id}`, { open: '11:00:00', close: '14:00:00', isOpen: true }).expect(200)
})

const add = (times: object = {}, by = owner) => by.post('profile-more-hours', { ...buildMoreHours, ...times })

test('are not a visitor’s to write, nor another shop’s', async () => {
  await add({}, visitor).expect(401)
  const { body } = await add().expect(201)
  const other = await as(app, 'owner', await newAccount(app))
  await other.patch(`profile-more-hours/${body.id}`, { close: '23:00:00' }).expect(404)
})

test.each([
  ['over the first', { open: '13:30:00', close: '15:00:00' }, 'openings-overlap'],
  ['around the first', { open: '09:00:00', close: '22:00:00' }, 'openings-overlap'],
])('one that lies %s is refused', async (_where, times, code) => {
  const { body } = await add(times).expect(400)
  expect(body.data.refusals.open.code).toBe(code)
})

test('a day without hours has no further ones, and none has more than three', async () => {
  const { body } = await owner.get('profile-hours?day=Sunday')
  await owner.delete(`profile-hours/${body.data[0].id}`).expect(200)
  await add({ day: 'Sunday' }).expect(400, /has no hours/)
  await add().expect(201)
  await add({ open: '15:00:00', close: '16:00:00' }).expect(201)
  await add({ open: '16:30:00', close: '17:00:00' }).expect(409, /many-openings/)
})

test('the first opening does not move over a further one', async () => {
  const { body: further } = await add().expect(201)
  const { body } = await owner.get(`profile-hours?day=Monday`).expect(200)
  expect(body.data[0].more).toMatchObject([{ id: further.id, open: '18:00:00' }])
  await owner.patch(`profile-hours/${body.data[0].id}`, { close: '19:00:00' }).expect(400, /openings-overlap/)
  await owner.patch(`profile-more-hours/${further.id}`, { open: '13:00:00' }).expect(400)
  await owner.patch(`profile-hours/${body.data[0].id}`, { close: '15:00:00' }).expect(200)
})

test('visitors read both with the day, and both go with it', async () => {
  const { body: further } = await add().expect(201)
  const { body } = await visitor.get('profile-hours?day=Monday').expect(200)
  expect(body.data).toMatchObject([{ open: '11:00:00', more: [{ open: '18:00:00', close: '22:00:00' }] }])
  await owner.delete(`profile-hours/${body.data[0].id}`).expect(200)
  await visitor.get(`profile-more-hours/${further.id}`).expect(404)
})
