import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { until } from '../../test/until'
import { media as mediaFeature } from '../media/media.feature'
import { profile as profileFeature } from './profile.feature'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mediaFeature, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const path = () => `nb/${account.id}/${'a'.repeat(32)}-gallery.jpg`
const store = () => app.get('media').put(path(), Buffer.from('a picture'), 'image/jpeg')
const add = async (): Promise<number> => {
  const row = { customerId: account.id, image: `/assets/${path()}`, thumbnail: '', caption: 'Wharf' }
  const [added] = await app.get('database').knex('profile_gallery').insert(row).returning('id')
  return added!.id
}
const isStored = async () => (await app.get('media').head(path())) !== null

/** Files go after the answer; a moment is enough. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('the gallery', () => {
  test('is filled by uploads only', async () => {
    await owner.post('profile-gallery', { caption: 'Wharf' }).expect(405)
  })

  test('is not a visitor’s to empty', async () => {
    const id = await add()
    await visitor.delete(`profile-gallery/${id}`).expect(401)
    await owner.delete(`profile-gallery/${id}`).expect(200)
  })

  test('refuses a picture’s path in a body', async () => {
    const id = await add()
    const answer = await owner.patch(`profile-gallery/${id}`, { image: '/assets/nb/2/other.jpg' }).expect(200)
    expect(answer.body.image).toBe(`/assets/${path()}`)
    await owner.delete(`profile-gallery/${id}`)
  })

  test('keeps a file as long as a picture shows it', async () => {
    await store()
    const [first, second] = [await add(), await add()]
    await owner.delete(`profile-gallery/${first}`).expect(200)
    await settled()
    expect(await isStored()).toBe(true)
    await owner.delete(`profile-gallery/${second}`).expect(200)
    await until(async () => !(await isStored()))
  })
})
