import { as, newAccount, type Client } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { contact } from './contact.feature'
import { buildSavedAnswer } from './saved-answers.factory'

let app: TestApp
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, contact] })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('saved answers', () => {
  test('are nobody’s but the owner’s', async () => {
    await visitor.get('saved-answers').expect(401)
    await visitor.post('saved-answers', buildSavedAnswer()).expect(401)
  })

  test('need words', async () => {
    const { body } = await owner.post('saved-answers', { text: ' ' }).expect(400)
    expect(body.errors).toHaveProperty('text')
  })

  test('are five, in both languages', async () => {
    const translations = { fr: { text: 'C’est parti aujourd’hui.' } }
    const { body } = await owner.post('saved-answers', { ...buildSavedAnswer(), translations }).expect(201)
    expect(body).toMatchObject({ text: 'It left today.', translations })
    for (let more = 0; more < 4; more++) await owner.post('saved-answers', buildSavedAnswer()).expect(201)
    await owner.post('saved-answers', buildSavedAnswer()).expect(409, /many-answers/)
  })
})
