import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { profile as profileFeature } from './profile.feature'
import { buildVideo } from './profile-videos.factory'

let app: TestApp
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature] })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('videos', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('profile-videos', buildVideo()).expect(401)
  })

  test.each(['', 'youtube.com/watch', '/videos/1', 'javascript://x.y', 'https://dotless/x', 'mailto:a@b.c'])(
    'refuse the address %j',
    async (link) => {
      const answer = await owner.post('profile-videos', buildVideo({ link })).expect(400)
      const text = 'Invalid form input, please double check your video url and try again.'
      expect(answer.body).toMatchObject({ message: text, errors: { link: text } })
    },
  )

  test('are listed in the order they were added', async () => {
    const first = await owner.post('profile-videos', buildVideo()).expect(201)
    const second = await owner.post('profile-videos', buildVideo({ caption: 'The second' })).expect(201)
    expect(second.body.order).toBe(first.body.order + 1)
    const { body } = await visitor.get('profile-videos')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([first.body.id, second.body.id])
  })
})
