import { as, newAccount, type Client, positionFor, type Helper } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import type { Account } from '@mainstreet/shared/contracts/account'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: baseFeatures })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { str_email: '' })
  owner = await as(app, 'owner', account)
})

const rows = async () => (await owner.get('notices-to?$sort[id]=1').expect(200)).body.data

const addHelper = async (role: 'owner' | Helper) => {
  const { id: userId } = await app.service('users').create({ email: `${role}-${account.id}@people.test` })
  return app.service('user-accounts').create({ userId, customerId: account.id, ...positionFor(role) })
}

test('neither visitors, helpers nor other owners see or change who is told', async () => {
  const [{ id }] = await rows()
  const visitor = await as(app, 'visitor', account)
  await visitor.get('notices-to').expect(401)
  const helper = await as(app, 'orders', account)
  await helper.patch(`notices-to/${id}`, { order: 'off' }).expect(403)
  const other = await as(app, 'owner', await newAccount(app))
  await other.patch(`notices-to/${id}`, { order: 'off' }).expect(404)
  expect((await rows())[0]).toMatchObject({ order: 'mail' })
})

test('another way than mail, phone and off is refused, and nobody makes or removes a row', async () => {
  const [{ id }] = await rows()
  const { body } = await owner.patch(`notices-to/${id}`, { order: 'pigeon' }).expect(400)
  expect(body.errors).toHaveProperty('order')
  await owner.patch(`notices-to/${id}`, { quietFrom: '25:00:00' }).expect(400)
  await owner.post('notices-to', { order: 'mail' }).expect(405)
  await owner.delete(`notices-to/${id}`).expect(405)
})

test('everybody with access has a row, which comes and goes with the access', async () => {
  const { id } = await addHelper('content')
  expect(await rows()).toHaveLength(2)
  expect((await rows())[1]).toMatchObject({
    id,
    ...positionFor('content'),
    email: `content-${account.id}@people.test`,
    message: 'mail',
    quietFrom: '22:00:00',
  })
  await owner.delete(`user-accounts/${id}`).expect(200)
  expect(await rows()).toHaveLength(1)
})

test('whoever is told of something as the last one stays told of it', async () => {
  const [{ id }] = await rows()
  await addHelper('orders')
  await owner.patch(`notices-to/${id}`, { order: 'phone', table: 'off' }).expect(200)
  const { body } = await owner.patch(`notices-to/${id}`, { order: 'off', message: 'off' }).expect(409)
  expect(Object.keys(body.errors)).toEqual(['message'])
  expect((await rows())[0]).toMatchObject({ order: 'phone', table: 'off', message: 'mail' })
})
