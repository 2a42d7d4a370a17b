import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { createWholeApp } from '../../test/create-whole-app'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { buildPicture, sendForm } from '../media/upload.factory'
import { buildFuneral } from './calendar.factory'
import { buildFuneralImage } from './funeral-images.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const notice = async (status = 'public') =>
  (await owner.post('funerals', { ...buildFuneral(), customerId: account.id, status }).expect(201)).body
    .id as number
const pictureOf = (funeralId: number) =>
  app.service('funeral-images').create({ ...buildFuneralImage(funeralId), customerId: account.id })
const seenOf = async (by: Client, funeralId: number) =>
  (await by.get(`funeral-images?funeralId=${funeralId}`).expect(200)).body.total as number

describe('The pictures of a life', () => {
  test('are seen by everybody while their notice is public', async () => {
    const [shown, draft] = [await notice(), await notice('draft')]
    await pictureOf(shown)
    const hidden = await pictureOf(draft)
    expect([await seenOf(visitor, shown), await seenOf(visitor, draft)]).toEqual([1, 0])
    await visitor.get(`funeral-images/${hidden.id}`).expect(404)
    expect(await seenOf(owner, draft)).toBe(1)
  })

  test('are put in order with a line to each', async () => {
    const id = await notice()
    const [first, second] = [await pictureOf(id), await pictureOf(id)]
    await owner.patch(`funeral-images/${first.id}`, { caption: 'x'.repeat(201) }).expect(400)
    await owner.patch(`funeral-images/${first.id}`, { caption: 'On the wharf' }).expect(200)
    const orderArray = [second, first].map((row, index) => ({ id: row.id, order: index + 1 }))
    await owner.post('order-patch', { type: 'funeral-images', orderArray }).expect(200)
    const { body } = await visitor.get(`funeral-images?funeralId=${id}&$sort[order]=1`).expect(200)
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([second.id, first.id])
  })

  test('are uploaded to a notice of one’s own, in two sizes, and go with it', async () => {
    const id = await notice()
    const bytes = await buildPicture()
    const upload = (by: Client, itemId: number) =>
      sendForm(by, { fields: { type: 'funeral-image', itemId }, files: [{ bytes }] })
    await upload(visitor, id).expect(401)
    await upload(await as(app, 'owner', await newAccount(app)), id).expect(404)
    const [{ url }] = (await upload(owner, id).expect(200)).body.files
    const stored = () =>
      Promise.all(
        [url, url.replace('.jpg', '-small.webp')].map((each: string) =>
          app.get('media').head(each.replace('/assets/', '')),
        ),
      )
    expect((await stored()).every(Boolean)).toBe(true)
    await owner.delete(`funerals/${id}`).expect(200)
    await until(async () => (await stored()).every((each) => !each))
  })
})
