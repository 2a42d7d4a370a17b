import type { Account } from '@mainstreet/shared/contracts/account'
import { wholePictureOf } from '@mainstreet/shared/contracts/marketplace/crop-item-picture'
import type { MarketImage, MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { readStored } from '../../kit/media/read-stored'
import { withoutMoment } from '../../test/without-moment'
import { media as mediaFeature } from '../media/media.feature'
import { sendForm } from '../media/upload.factory'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'

let app: TestApp
let account: Account
let owner: Client
let item: MarketItem

const whole = { cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 }
const crop = (client: Client, body: object) => client.post('crop-item-picture', body)
const bytesOf = async (url: string) => readStored(app.get('media'), url)
const imageOf = async (id: number): Promise<MarketImage> => (await owner.get(`market-images/${id}`)).body

/** Of two colours beside each other, twice as wide as high. */
const upload = async (left = 'red', right = 'blue'): Promise<MarketImage> => {
  const half = { create: { width: 400, height: 400, channels: 3, background: right } } as const
  const input = await sharp(half).png().toBuffer()
  const bytes = await sharp({ create: { ...half.create, width: 800, background: left } })
    .composite([{ input, left: 400, top: 0 }])
    .jpeg()
    .toBuffer()
  const fields = { type: 'market-image', id: account.id, itemId: item.id }
  const { body } = await sendForm(owner, { fields, files: [{ bytes }] }).expect(200)
  return imageOf(body.files[0].id)
}

const cornerOf = async (url: string) => {
  const { data } = await sharp((await bytesOf(url))!)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)].map((level) => (level > 128 ? 1 : 0))
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  item = (await owner.post('market-items', buildItem()).expect(201)).body
})
afterAll(() => app.close())

test('a stranger crops nothing, and half a part is refused by its fields', async () => {
  const { id } = await upload()
  await crop(await as(app, 'visitor', account), { id }).expect(401)
  await crop(await as(app, 'owner', await newAccount(app)), { id }).expect(404)
  const { body } = await crop(owner, { id, cropX: 0.5, cropY: 0, cropWidth: 0.6, cropHeight: 1 }).expect(400)
  expect(body.errors).toEqual({ cropWidth: 'must lie within the picture' })
  const half = await crop(owner, { id, cropX: 0.5, cropY: 0 }).expect(400)
  expect(Object.keys(half.body.errors)).toEqual(['cropWidth', 'cropHeight'])
})

test('the light of a picture is evened only where that is chosen, and can be as it was again', async () => {
  const { id, url } = await upload('#3c3c3c', '#b4b4b4')
  await crop(owner, { id, even: 'yes' }).expect(400)
  const darkest = async () => {
    const { channels } = await sharp((await bytesOf((await imageOf(id)).url))!).stats()
    return channels[0]!.min
  }
  const before = await darkest()
  await crop(owner, { id, even: true }).expect(200)
  expect((await imageOf(id)).url).not.toBe(url)
  expect(await darkest()).toBeLessThan(before - 10)
  await crop(owner, { id }).expect(200)
  expect(await darkest()).toBe(before)
})

test('another part is shown in the same place, and what was uploaded stays as it was', async () => {
  const before = await upload()
  const uploaded = await bytesOf(wholePictureOf(before.url))
  await crop(owner, { id: before.id, ...whole, cropX: 0.5, cropWidth: 0.5 }).expect(200)
  const after = await imageOf(before.id)
  const { url, ...rest } = withoutMoment(after)
  expect(withoutMoment(before)).toEqual({ ...rest, url: expect.not.stringMatching(url) })
  expect(await cornerOf(after.url)).toEqual([0, 0, 1])
  expect(await bytesOf(wholePictureOf(after.url))).toEqual(uploaded)
  expect(await bytesOf(before.url)).toBeNull()

  await crop(owner, { id: before.id, ...whole, cropWidth: 0.5 }).expect(200)
  expect(await cornerOf((await imageOf(before.id)).url)).toEqual([1, 0, 0])
})
