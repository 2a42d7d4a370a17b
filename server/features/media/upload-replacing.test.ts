import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { until } from '../../test/until'
import { profile as profileFeature } from '../profile/profile.feature'
import { media as mediaFeature } from './media.feature'
import { buildPdf, buildPicture, sendForm } from './upload.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mediaFeature, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const upload = async (fields: Record<string, string | number>, bytes: Buffer) => {
  const answer = await sendForm(owner, { fields, files: [{ bytes }] }).expect(200)
  return answer.body.files[0] as { id: number; url: string }
}
const goes = (url: string) => until(async () => (await fetch(`${app.origin}${url}`)).status === 404)

describe('an upload', () => {
  test('of a notice gives it its days, and takes them back', async () => {
    const fields = {
      type: 'notice',
      title: 'Summer hours',
      visibleFrom: '2020-06-01',
      visibleUntil: '2020-08-31',
    }
    const send = (changes: object) => sendForm(owner, { fields: { ...fields, ...changes } })
    const wrong = await send({ visibleFrom: '2020-02-31' }).expect(400)
    expect(wrong.body.errors).toHaveProperty('visibleFrom')
    expect((await send({ visibleUntil: '2020-05-31' }).expect(400)).body.errors).toEqual({
      visibleUntil: 'The last day must not be before the first.',
    })
    await send({}).expect(200)
    const { body } = await owner.get('profile-notices?str_title=Summer%20hours').expect(200)
    const [made] = body.data
    expect(made).toMatchObject({ visibleFrom: '2020-06-01', visibleUntil: '2020-08-31', inPeriod: false })
    expect(Object.keys((await send({ announced: 'yes' }).expect(400)).body.errors)).toEqual(['announced'])
    await send({ itemId: made.id, visibleFrom: '', visibleUntil: '', announced: 'true' }).expect(200)
    const { body: always } = await owner.get(`profile-notices/${made.id}`)
    expect(always).toMatchObject({ visibleFrom: null, visibleUntil: null, inPeriod: true, announced: true })
    await owner.delete(`profile-notices/${made.id}`).expect(200)
  })

  test('of a file in the place of another keeps its row, and what leads to it', async () => {
    const first = await upload({ type: 'file', title: 'Prices' }, buildPdf(4000))
    const stranger = await as(app, 'owner', await newAccount(app))
    const files = [{ bytes: buildPdf(6000) }]
    await sendForm(stranger, { fields: { type: 'file', itemId: first.id }, files }).expect(404)
    const two = [...files, { bytes: buildPdf(7000) }]
    await sendForm(owner, { fields: { type: 'file', itemId: first.id }, files: two }).expect(400)
    const link = await owner.post('profile-links', { text: 'Prices', link: first.url }).expect(201)
    const notice = await owner
      .post('profile-notices', { str_title: 'New prices', str_link: first.url })
      .expect(201)
    const second = await upload({ type: 'file', itemId: first.id }, buildPdf(6000))
    expect((await owner.get(`profile-links/${link.body.id}`)).body.link).toBe(second.url)
    expect((await owner.get(`profile-notices/${notice.body.id}`)).body.str_link).toBe(second.url)
    expect(second.id).toBe(first.id)
    const { body } = await owner.get(`profile-files/${first.id}`)
    expect(body).toMatchObject({ str_file: second.url, str_title: 'Prices' })
    await goes(first.url)
    await owner.delete(`profile-files/${first.id}`).expect(200)
  })

  test('of a part of a gallery picture keeps its row, its words and its place', async () => {
    const send = async (fields: object, ...pictures: Buffer[]) =>
      sendForm(owner, {
        fields: { type: 'gallery', ...fields },
        files: pictures.map((bytes) => ({ bytes })),
      })
    const [first] = (await send({ title: 'Wharf' }, await buildPicture())).body.files
    const crop = { itemId: first.id, cropX: 0, cropY: 0, cropWidth: 0.5, cropHeight: 0.5 }
    const stranger = await as(app, 'owner', await newAccount(app))
    const files = [{ bytes: await buildPicture() }]
    await sendForm(stranger, { fields: { type: 'gallery', ...crop }, files }).expect(404)
    expect((await send({ itemId: first.id }, await buildPicture(), await buildPicture())).status).toBe(400)
    const [second] = (await send(crop, await buildPicture())).body.files
    const { body } = await owner.get(`profile-gallery/${first.id}`).expect(200)
    expect(body).toMatchObject({ image: second.url, thumbnail: second.thumbnail, caption: 'Wharf' })
    expect(second.id).toBe(first.id)
    await goes(first.url)
    await goes(first.thumbnail)
    await owner.delete(`profile-gallery/${first.id}`).expect(200)
  })
})
