import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { until } from '../../test/until'
import { startVideoHosts, type VideoHosts } from '../../test/video-stand-in'
import { media as mediaFeature } from '../media/media.feature'
import { buildPicture } from '../media/upload.factory'
import { profile as profileFeature } from './profile.feature'
import { createVideoLookUp } from './look-up-video'
import { buildVideo } from './profile-videos.factory'

let hosts: VideoHosts
let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  hosts = await startVideoHosts()
  app = await createTestApp({
    features: [...baseFeatures, mediaFeature, profileFeature],
    settings: { videoApiBase: hosts.origin },
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(async () => {
  await app.close()
  await hosts.close()
})
beforeEach(async () => {
  hosts.answers.clear()
  hosts.answers.set('/www.youtube.com/oembed', { body: JSON.stringify({ title: 'How we roast' }) })
  hosts.answers.set('/i.ytimg.com', { body: await buildPicture(1280, 720), type: 'image/jpeg' })
})

const row = async (id: number) => (await app.get('database').knex('profile_videos').where({ id }).first())!
const lookedUp = async (id: number) => {
  await until(async () => (await row(id)).lookUpAt === null)
  return row(id)
}
const create = async (link?: string) =>
  (await owner.post('profile-videos', buildVideo(link ? { link } : {})).expect(201)).body
const isStored = async (url: string) => (await app.get('media').head(url.replace('/assets/', ''))) !== null

describe('what its host says of a video', () => {
  test('is not the owner’s to write', async () => {
    const { id } = await create()
    await lookedUp(id)
    const body = { poster: '/assets/nb/2/other.jpg', title: 'Mine' }
    const answer = await owner.patch(`profile-videos/${id}`, body).expect(200)
    expect(answer.body.title).toBe('How we roast')
    expect(answer.body.poster).not.toBe(body.poster)
  })

  test('is kept with its picture, which goes with the video', async () => {
    const { id } = await create()
    const { title, poster } = await lookedUp(id)
    expect(title).toBe('How we roast')
    expect(poster).toMatch(new RegExp(`^/assets/nb/${account.id}/.*-poster\\.jpg$`))
    const webp = poster.replace(/jpg$/, 'webp')
    expect([await isStored(poster), await isStored(webp)]).toEqual([true, true])
    await owner.delete(`profile-videos/${id}`).expect(200)
    await until(async () => !(await isStored(poster)) && !(await isStored(webp)))
  })

  test('is asked again for another link, and the old picture goes', async () => {
    const { id } = await create()
    const { poster } = await lookedUp(id)
    hosts.answers.clear()
    const link = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
    const answer = await owner.patch(`profile-videos/${id}`, { link }).expect(200)
    expect(answer.body).toMatchObject({ title: '', poster: '' })
    expect(await lookedUp(id)).toMatchObject({ title: '', poster: '' })
    await until(async () => !(await isStored(poster)))
  })

  test('may be a picture that nobody can read', async () => {
    hosts.answers.set('/i.ytimg.com', { body: '<svg/>', type: 'image/svg+xml' })
    expect(await lookedUp((await create()).id)).toMatchObject({ title: 'How we roast', poster: '' })
  })

  test('is asked for later where the host was away, by whichever server comes first', async () => {
    hosts.answers.set('/www.youtube.com/oembed', { status: 503 })
    hosts.asked.length = 0
    const { id, updatedAt } = await create()
    // Its time is moved before the host is asked: only once it was, nothing of that is on its way any more.
    await until(() => hosts.asked.length > 0)
    await until(async () => ((await row(id)).lookUpAt?.getTime() ?? 0) > Date.now() + 1_800_000)
    // Nothing of it has changed: programs that follow are told of nothing.
    expect((await row(id)).updatedAt.toISOString()).toBe(updatedAt)
    hosts.answers.delete('/www.youtube.com/oembed')
    hosts.answers.set('/www.youtube.com/oembed', { body: JSON.stringify({ title: 'Here now' }) })
    await app.get('database').knex('profile_videos').where({ id }).update({ lookUpAt: new Date() })
    hosts.asked.length = 0
    await Promise.all([createVideoLookUp(app)(), createVideoLookUp(app)()])
    expect((await row(id)).title).toBe('Here now')
    expect(hosts.asked.filter((address) => address.startsWith('/www.youtube.com'))).toHaveLength(1)
  })
})
