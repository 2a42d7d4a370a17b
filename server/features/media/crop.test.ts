import type { Account } from '@mainstreet/shared/contracts/account'
import sharp from 'sharp'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { buildPicture, sendForm } from './upload.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const whole = { cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 }
const send = (crop: Record<string, string | number>, ...files: Buffer[]) =>
  sendForm(owner, {
    fields: { type: 'gallery', id: account.id, ...crop },
    files: files.map((bytes) => ({ bytes })),
  })

/** Red at the left and blue at the right as it is seen, but stored lying on its side. */
const turned = async () => {
  const half = (background: string) =>
    sharp({ create: { width: 100, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  const seen = await sharp({ create: { width: 200, height: 60, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 100, top: 0 }])
    .png()
    .toBuffer()
  return sharp(seen).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
}

describe('the part of a picture that is kept', () => {
  test.each([
    ['cropX', { ...whole, cropX: -0.1 }],
    ['cropX', { ...whole, cropX: 'left' }],
    ['cropY', { ...whole, cropY: 1.2 }],
    ['cropWidth', { ...whole, cropWidth: 0 }],
    ['cropWidth', { ...whole, cropX: 0.5, cropWidth: 0.6 }],
    ['cropHeight', { ...whole, cropY: 0.5, cropHeight: 0.6 }],
    ['cropHeight', { cropX: 0, cropY: 0, cropWidth: 1 }],
    ['cropWidth', { ...whole, cropWidth: 'NaN' }],
    ['cropHeight', { ...whole, cropHeight: 'Infinity' }],
  ])('is refused by its field %s in %j', async (field, crop) => {
    const { body } = await send(crop, await buildPicture()).expect(400)
    expect(Object.keys(body.errors)).toContain(field)
  })

  test('is one picture’s, not several ones’', async () => {
    const { body } = await send(whole, await buildPicture(), await buildPicture()).expect(400)
    expect(body.errors).toEqual({ cropX: 'is for one picture' })
  })

  test('is cut out after the picture has been turned upright', async () => {
    const crop = { cropX: 0.5, cropY: 0.5, cropWidth: 0.5, cropHeight: 0.5 }
    const { body } = await send(crop, await turned()).expect(200)
    const stored = await app.get('media').get(body.files[0].url.replace('/assets/', ''))
    const bytes = Buffer.concat(await stored!.stream.toArray())
    const { info, data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([100, 30])
    const [red, , blue] = data.subarray((15 * 100 + 50) * info.channels)
    expect(blue! > 200 && red! < 60).toBe(true)
  })
})
