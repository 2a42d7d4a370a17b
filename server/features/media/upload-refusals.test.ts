import type { Account } from '@mainstreet/shared/contracts/account'
import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { factories } from '../../test/factories'
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { removedRows as removedRowsFeature } from '../removed-rows/removed-rows.feature'
import { accountChanges as accountChangesFeature } from '../account-changes/account-changes.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { media as mediaFeature } from './media.feature'
import { buildPdf, buildPicture, sendForm, storedFiles } from './upload.factory'

const imageText =
  'Image failed to upload, upload attempt rejected, please verify that your Image is the correct format and size.'
const filesText =
  'Files failed to upload, upload attempt rejected by server, please verify that your files are the correct format and size.'

let app: TestApp
let bucket: S3StandIn
let account: Account
let other: Account
let owner: Client
let picture: Buffer
const tables = ['market_images', 'profile_gallery', 'profile_notices', 'profile_files']

const open = async (mediaUrl?: string) => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      marketplaceFeature,
      mediaFeature,
      ordersFeature,
      profileFeature,
      removedRowsFeature,
      accountChangesFeature,
      taxFeature,
    ],
    settings: { mediaUrl },
  })
  account = await newAccount(app)
  other = await newAccount(app)
  owner = await as(app, 'owner', account)
}

beforeAll(async () => {
  bucket = await startS3StandIn()
  picture = await buildPicture()
})
afterAll(() => bucket.close())

// Whatever is refused here leaves nothing behind.
const expectNothing = async () => {
  expect([...storedFiles(app), ...bucket.objects.keys()]).toEqual([])
  for (const table of tables) {
    const found = await app.get('database').knex(table).count({ rows: '*' }).first()
    expect([table, Number(found!.rows)]).toEqual([table, 0])
  }
}

describe('an upload is refused', () => {
  beforeAll(() => open())
  afterAll(() => app.close())
  afterEach(expectNothing)

  test.each([
    ['visitor', 401],
    ['read key', 403],
  ] as const)('to a %s', async (who, status) => {
    const client = await as(app, who, account)
    const answer = await sendForm(client, {
      fields: { type: 'gallery', id: account.id },
      files: [{ bytes: picture }],
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ ok: false, message: expect.any(String), code: status })
  })

  test('to a visitor before a large body has arrived', async () => {
    const client = await as(app, 'visitor', account)
    const files = [{ bytes: Buffer.alloc(40 * 1024 * 1024), name: 'large.pdf' }]
    await sendForm(client, { fields: { type: 'file' }, files }).expect(401)
  })

  test('as JSON', async () => {
    const answer = await owner.post('media-upload', { type: 'gallery', id: account.id }).expect(415)
    expect(answer.body).toMatchObject({ ok: false, code: 415 })
  })

  test('by any method but POST', async () => {
    await owner.get('media-upload').expect(405)
    await owner.put('media-upload', {}).expect(405)
  })

  test('for another account', async () => {
    const fields = { type: 'logo', id: other.id }
    await sendForm(owner, { fields, files: [{ bytes: picture }] }).expect(403)
    const staff = await as(app, 'staff')
    await sendForm(staff, { fields: { type: 'logo' }, files: [{ bytes: picture }] }).expect(400)
    await sendForm(staff, { fields: { type: 'logo', id: 99_999_999 }, files: [{ bytes: picture }] }).expect(
      404,
    )
  })

  test.each(['market-image', 'notice'])('for another account’s row (%s)', async (type) => {
    const path = type === 'notice' ? 'profile-notices' : 'market-items'
    const row = await factories[path](app, other)
    const fields = { type, id: account.id, itemId: row.id, title: 'A title' }
    await sendForm(owner, { fields, files: [{ bytes: picture }] }).expect(404)
    await app.service(path).remove(row.id)
  })

  test('with fields that are missing, unknown, twice, nested or of another shape', async () => {
    const files = [{ bytes: picture }]
    const send = (fields: Record<string, string | number>) => sendForm(owner, { fields, files })
    expect((await send({ type: 'avatar' }).expect(400)).body.errors).toHaveProperty('type')
    expect((await send({ type: 'gallery', customer: 1 }).expect(400)).body.errors).toHaveProperty('customer')
    expect((await send({ type: 'gallery', id: '1 or 1=1' }).expect(400)).body.errors).toHaveProperty('id')
    expect((await send({ type: 'market-image' }).expect(400)).body.errors).toHaveProperty('itemId')
    for (const name of ['type', 'id', 'itemId']) {
      const answer = await send({ type: 'gallery', [name]: '../../../etc/passwd' }).expect(400)
      expect(answer.body.errors).toHaveProperty(name)
    }
    await send({ type: 'gallery', 'title[a]': 'x' }).expect(400)
    await send({ type: 'gallery', ['__proto__']: 'x' }).expect(400)
    await send({ type: 'gallery', title: 'x'.repeat(300_000) }).expect(400)
    await sendForm(owner, { fields: { type: 'gallery' } }).expect(400)
    await send({ type: 'gallery' }).field('title', 'a').field('title', 'b').expect(400)
  })

  test('with more files than it may have', async () => {
    const files = Array.from({ length: 11 }, () => ({ bytes: picture }))
    await sendForm(owner, { fields: { type: 'gallery' }, files }).expect(400)
    await sendForm(owner, { fields: { type: 'logo' }, files: files.slice(0, 2) }).expect(400)
    await owner.post('media-upload').field('type', 'logo').attach('logo', picture, 'a.jpg').expect(400)
  })

  test('of a notice without a proper title or link', async () => {
    const files = [{ bytes: picture }]
    const short = await sendForm(owner, { fields: { type: 'notice', title: 'ab' }, files }).expect(400)
    expect(short.body.message).toBe('Invalid form input, please include a proper title.')
    await sendForm(owner, { fields: { type: 'notice' }, files }).expect(400)
    const fields = { type: 'notice', title: 'A title', link: 'javascript:alert(1)' }
    await sendForm(owner, { fields, files }).expect(400)
  })

  test.each(['Content-Length', 'none'])('when its form ends too early (%s)', async (length) => {
    const form = '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\ngallery\r\n--x\r\ncontent-disp'
    const request = owner.post('media-upload').set('content-type', 'multipart/form-data; boundary=x')
    if (length === 'none') void request.set('transfer-encoding', 'chunked')
    const answer = await request.send(form)
    expect(answer.status).toBe(400)
  })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const pngOnly = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg])
const types = ['gallery', 'logo', 'header', 'notice', 'file']

describe.each(['on disk', 'in a bucket'])('with files %s', (where) => {
  beforeAll(() => open(where === 'on disk' ? undefined : bucket.mediaUrl))
  afterAll(() => app.close())
  afterEach(expectNothing)

  describe('content decides, not the name', () => {
    test.each([
      ['an svg named png', svg],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['an svg behind the first bytes of a png', pngOnly],
      ['nothing', Buffer.alloc(0)],
      ['a pdf without its end', Buffer.from('%PDF-1.7 and then nothing')],
      ['a script behind the first bytes of a pdf', Buffer.from('%PDF-<script>alert(1)</script>')],
    ])('%s is a 415', async (_name, bytes) => {
      for (const type of types) {
        const fields = { type, title: 'A title' }
        const answer = await sendForm(owner, { fields, files: [{ bytes, name: 'cat.png' }] }).expect(415)
        const message = type === 'notice' ? imageText : filesText
        expect(answer.body).toMatchObject({ ok: false, code: 415, message })
      }
    })

    test('a pdf is no picture', async () => {
      const files = [{ bytes: buildPdf(), name: 'menu.pdf' }]
      await sendForm(owner, { fields: { type: 'logo' }, files }).expect(415)
    })

    test('half a picture is a 415, and so is the whole form around it', async () => {
      const bytes = picture.subarray(0, picture.length / 2)
      const files = [{ bytes: picture }, { bytes }]
      await sendForm(owner, { fields: { type: 'gallery' }, files }).expect(415)
    })

    test('an item’s picture is refused in its own words', async () => {
      const item = await factories['market-items'](app, account)
      const fields = { type: 'market-images', itemId: item.id }
      const answer = await sendForm(owner, { fields, files: [{ bytes: svg }] }).expect(415)
      expect(answer.body.message).toBe(imageText)
    })
  })

  describe('too much is a 413', () => {
    test('51 megapixels', async () => {
      const create = { width: 8500, height: 6000, channels: 3, background: '#123' } as const
      const bytes = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
      const answer = await sendForm(owner, { fields: { type: 'gallery' }, files: [{ bytes }] }).expect(413)
      expect(answer.body).toMatchObject({ ok: false, code: 413, message: filesText })
    })

    test('a picture of more than 10 MB', async () => {
      const bytes = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)])
      const fields = { type: 'notice', title: 'A title' }
      const answer = await sendForm(owner, { fields, files: [{ bytes }] }).expect(413)
      expect(answer.body.message).toBe(imageText)
    })

    test('a pdf of 26 MB', async () => {
      const files = [{ bytes: buildPdf(26 * 1024 * 1024), name: 'book.pdf' }]
      const answer = await sendForm(owner, { fields: { type: 'file' }, files }).expect(413)
      expect(answer.body).toMatchObject({ ok: false, code: 413, message: filesText })
    })

    test('files that are too many bytes together, also where nobody says how many', async () => {
      const files = [1, 2].map(() => ({ bytes: buildPdf(18 * 1024 * 1024), name: 'book.pdf' }))
      await sendForm(owner, { fields: { type: 'file' }, files }).expect(413)
      const part = (bytes: Buffer) => [
        Buffer.from('--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n'),
      ]
      const body = new ReadableStream({
        start(controller) {
          for (const chunk of files.flatMap(({ bytes }) => part(bytes))) controller.enqueue(chunk)
          controller.close()
        },
      })
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'x-forwarded-for': app.address,
        'x-forwarded-host': account.str_domain,
        authorization: `Bearer ${owner.token}`,
      }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      expect((await fetch(`${app.origin}/api/media-upload`, init)).status).toBe(413)
    })
  })
})
