import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildEvent, buildFuneral } from './calendar.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await openTestApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

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
})
