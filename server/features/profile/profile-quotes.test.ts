import { as, newAccount, type Client } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { profile } from './profile.feature'
import { buildProfileQuote } from './profile-quotes.factory'

let app: TestApp
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profile] })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('What people say', () => {
  test('is not a visitor’s to write', async () => {
    await visitor.post('profile-quotes', buildProfileQuote()).expect(401)
  })

  test('needs words', async () => {
    const { body } = await owner.post('profile-quotes', { name: 'Aline' }).expect(400)
    expect(body.errors).toHaveProperty('words')
  })

  test('is read by everybody as the owner wrote it', async () => {
    const { body } = await owner.post('profile-quotes', buildProfileQuote({ name: 'Léo' })).expect(201)
    expect((await visitor.get(`profile-quotes/${body.id}`).expect(200)).body).toMatchObject({
      name: 'Léo',
      year: '2025',
    })
  })
})
