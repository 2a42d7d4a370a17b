import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { profile as profileFeature } from './profile.feature'
import { buildNotice } from './profile-notices.factory'

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

describe('notices', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('profile-notices', buildNotice()).expect(401)
  })

  test('that are hidden do not exist for visitors', async () => {
    const { body } = await owner.post('profile-notices', buildNotice({ bol_visible: false })).expect(201)
    await visitor.get(`profile-notices/${body.id}`).expect(404)
    const list = await visitor.get(`profile-notices?int_customer_id=${account.id}&bol_visible=false`)
    expect(list.body.data).toEqual([])
    await owner.patch(`profile-notices/${body.int_id}`, { bol_visible: true }).expect(200)
    await visitor.get(`profile-notices/${body.id}`).expect(200)
  })

  test.each(['ab', '  a  ', ''])('refuse the title %j', async (str_title) => {
    const answer = await owner.post('profile-notices', buildNotice({ str_title })).expect(400)
    const text = 'Invalid form input, please include a proper title.'
    expect(answer.body).toMatchObject({ message: text, errors: { str_title: text } })
  })

  test('refuse a link that is a script', async () => {
    const answer = await owner
      .post('profile-notices', buildNotice({ str_link: 'javascript:alert(1)' }))
      .expect(400)
    expect(answer.body.errors).toHaveProperty('str_link')
  })

  test('keep no script in their text', async () => {
    const str_description = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const { body } = await owner.post('profile-notices', buildNotice({ str_description })).expect(201)
    expect(body.str_description).toBe('<p>Hi</p>')
  })

  test('answer both names of their ids', async () => {
    const { body } = await owner.post('profile-notices', buildNotice()).expect(201)
    expect(body).toMatchObject({ int_id: body.id, int_customer_id: account.id, customerId: account.id })
    expect(new Date(body.createdAt).toISOString()).toBe(body.createdAt)
    await owner.delete(`profile-notices/${body.int_id}`).expect(200)
  })
})
