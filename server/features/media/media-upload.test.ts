import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '@mainstreet/shared/contracts/account'
import sharp from 'sharp'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { factories } from '../../test/factories'
import { startS3StandIn } from '../../test/s3-stand-in'
import { until } from '../../test/until'
import { withoutMoment } from '../../test/without-moment'
import { buildPdf, buildPicture, sendForm, storedFiles } from './upload.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const upload = async (fields: Record<string, string | number>, bytes?: Buffer, name?: string) => {
  const files = [{ bytes: bytes ?? (await buildPicture()), name }]
  const answer = await sendForm(owner, { fields, files }).expect(200)
  return answer.body.files[0] as { id: number; url: string; thumbnail: string }
}

/** Bytes as anybody gets them, over a connection of their own: a reused one may be closed while nobody uses it. */
const served = async (url: string) => {
  const answer = await request(app.origin)
    .get(url)
    .buffer(true)
    .parse((response, done) => {
      buffer(response as unknown as Readable).then(
        (bytes) => done(null, bytes),
        done as (error: Error) => void,
      )
    })
  return { status: answer.status, bytes: answer.body as Buffer }
}

const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await served(url)).bytes).metadata()
  return [format, width, height]
}

/** Files of removed rows go after the answer: asks again until a file is no longer there. */
const goes = async (url: string) => {
  for (let left = 200; left > 0 && (await served(url)).status !== 404; left--) await pause(25)
  expect((await served(url)).status).toBe(404)
}

describe('an upload', () => {
  test('of a picture of an item makes its row, last, in 512 × 512', async () => {
    const item = await factories['market-items'](app, account)
    const of = { id: account.id, itemId: item.id }
    const fields = { ...of, destination: 'market', region: 'nb', type: 'market-image' }
    const first = await upload(fields)
    const second = await upload({ ...fields, type: 'market-images' })
    const { body } = await owner.get(`market-items/${item.id}`)
    expect(body.images).toEqual([
      { id: first.id, customerId: account.id, itemId: item.id, url: first.url, alt: '', order: 1 },
      { id: second.id, customerId: account.id, itemId: item.id, url: second.url, alt: '', order: 2 },
    ])
    expect(await sizeOf(first.url)).toEqual(['jpeg', 512, 512])
    expect((await served(first.url.replace(/jpg$/, 'webp'))).status).toBe(200)
    await owner.delete(`market-images/${first.id}`).expect(200)
    for (const url of [first.url, first.url.replace(/jpg$/, 'webp')]) await goes(url)
    expect(storedFiles(app).filter((each) => first.url.includes(each.slice(0, -4)))).toEqual([])
    expect((await served(second.url)).status).toBe(200)
  })

  test('answers what was stored and how many', async () => {
    const files = [{ bytes: await buildPicture(2000, 1000) }, { bytes: await buildPicture() }]
    const fields = { type: 'profile-gallery', id: account.id, title: 'Wharf' }
    const { body } = await sendForm(owner, { fields, files }).expect(200)
    expect(body).toMatchObject({ ok: true, message: '2 File(s) uploaded successfully!', code: 200 })
    expect(await sizeOf(body.files[0].url)).toEqual(['jpeg', 1024, 512])
    expect(await sizeOf(body.files[0].thumbnail)).toEqual(['jpeg', 320, 174])
    const rows = await Promise.all(
      body.files.map(({ id }: { id: number }) => owner.get(`profile-gallery/${id}`)),
    )
    expect(withoutMoment(rows.map((row) => row.body))).toEqual(
      body.files.map(({ id, url, thumbnail }: Record<string, unknown>, index: number) => ({
        ...{ id, customerId: account.id, translations: {} },
        image: url,
        thumbnail,
        caption: 'Wharf',
        alt: '',
        order: index + 1,
      })),
    )
    await owner.delete(`profile-gallery/${body.files[0].id}`).expect(200)
    await goes(body.files[0].thumbnail)
  })

  test.each([
    ['logo', 'str_logo_image', [512, 512]],
    ['header', 'str_header_image', [1920, 1080]],
  ])('of a %s replaces the one there was, file and all', async (type, column, size) => {
    const first = await upload({ type })
    const second = await upload({ type })
    expect(second.id).toBe(account.id)
    const { body } = await owner.get(`account/${account.id}`)
    expect(body[column]).toBe(second.url)
    expect(await sizeOf(second.url)).toEqual(['jpeg', ...size])
    expect((await served(first.url)).status).toBe(404)
    const others = ['.webp', ...(type === 'header' ? ['-tall.jpg', '-tall.webp'] : [])]
    for (const ending of others) {
      expect((await served(second.url.replace(/\.jpg$/, ending))).status).toBe(200)
      expect((await served(first.url.replace(/\.jpg$/, ending))).status).toBe(404)
    }
  })

  test('of a logo that the store still shows keeps its file', async () => {
    const first = await upload({ type: 'logo' })
    await app
      .get('database')
      .knex('store_settings')
      .where({ id: account.id })
      .update({ storeLogo: first.url })
    await upload({ type: 'logo' })
    expect((await served(first.url)).status).toBe(200)
  })

  test('of a notice makes it, changes it, and may come without a picture', async () => {
    const fields = {
      type: 'notice',
      id: account.id,
      title: 'Winter wool',
      link: 'https://example.com/wool',
      linkTarget: '_blank',
      content: '<p onclick="x()">Warm.</p><script>x()</script>',
    }
    const first = await upload(fields)
    const { body: made } = await owner.get(`profile-notices/${first.id}`)
    expect(made).toMatchObject({
      str_title: 'Winter wool',
      str_link: fields.link,
      str_link_target: '_blank',
      str_description: '<p>Warm.</p>',
      str_image: first.url,
      bol_visible: true,
    })
    expect(await sizeOf(first.url)).toEqual(['jpeg', 512, 512])
    const second = await upload({ type: 'profile-notices', itemId: first.id })
    const { body: changed } = await owner.get(`profile-notices/${first.id}`)
    expect(withoutMoment(changed)).toEqual(withoutMoment({ ...made, str_image: second.url }))
    expect((await served(first.url)).status).toBe(404)
    const bare = await sendForm(owner, { fields: { ...fields, itemId: '' } }).expect(200)
    expect(bare.body).toMatchObject({ ok: true, files: [] })
    const { body: list } = await owner.get('profile-notices')
    expect(list.data.map((row: { str_image: string }) => row.str_image).sort()).toEqual(['', second.url])
  })

  test('of a file keeps a pdf as it is and lets it run nothing', async () => {
    const bytes = buildPdf(5000)
    const pdf = await upload({ type: 'file' }, bytes, 'Été – menu.pdf')
    const { body } = await owner.get(`profile-files/${pdf.id}`)
    expect(body).toMatchObject({ str_file: pdf.url, str_title: 'Été – menu', int_order: 1 })
    const answer = await fetch(`${app.origin}${pdf.url}`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const flyer = await upload({ type: 'profile-files', title: 'Flyer' }, await buildPicture(3000, 1500))
    expect(await sizeOf(flyer.url)).toEqual(['jpeg', 2048, 1024])
    await owner.delete(`profile-files/${pdf.id}`).expect(200)
    await goes(pdf.url)
  })

  test('turns a picture the right way up and leaves nothing of its metadata', async () => {
    const source = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '46/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { url } = await upload({ type: 'gallery' }, source)
    const { bytes } = await served(url)
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, icc, xmp, orientation]).toEqual([400, 800, ...Array(4).fill(undefined)])
  })

  test('goes where the server says, whatever the form says', async () => {
    const before = new Set(storedFiles(app))
    const evil = '../../../../etc/passwd'
    const names = [evil, '..\\..\\a.jpg', '/etc/cron.d/x', '.htaccess', '<b>"x".jpg']
    for (const name of names) {
      const fields = { type: 'file', destination: evil, requiredName: evil, region: '../..', title: '' }
      const { id, url } = await upload(fields, undefined, name)
      expect(url).toMatch(
        new RegExp(`^/assets/nb/${account.id}/[0-9a-f]{32}-[0-9a-f]{12}-x[0-9a-f]{6}-file\\.jpg$`),
      )
      expect((await owner.get(`profile-files/${id}`)).body.str_title).not.toMatch(/[/\\<>\0]/)
    }
    const own = new RegExp(`^nb/${account.id}/[0-9a-z-]+\\.(jpg|webp|pdf)$`)
    expect(storedFiles(app).filter((each) => !before.has(each) && !own.test(each))).toEqual([])
  })
})

test('staff and keys that may write upload too, and everybody who looks receives it', async () => {
  const watching = await socketAs(app, 'visitor', account)
  const created = new Promise((resolve) => watching.socket.on('profile-gallery created', resolve))
  await watching.service('profile-gallery').find()
  const fields = { type: 'gallery', id: account.id, title: 'Seen' }
  const staff = await as(app, 'staff')
  const answer = await sendForm(staff, { fields, files: [{ bytes: await buildPicture() }] }).expect(200)
  expect(await created).toMatchObject({ id: answer.body.files[0].id, caption: 'Seen' })
  watching.close()
  const key = await as(app, 'write key', account)
  await sendForm(key, { fields: { type: 'logo' }, files: [{ bytes: await buildPicture() }] }).expect(200)
})

test('too many uploads are asked to come back later', async () => {
  const busy = await newAccount(app)
  for (let call = 0; call < 200; call++) await app.get('limits').limit('uploads-caller', `account ${busy.id}`)
  const client = await as(app, 'owner', busy)
  const answer = await sendForm(client, {
    fields: { type: 'logo' },
    files: [{ bytes: await buildPicture() }],
  })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('with a bucket in the settings, everything is there and nothing on the disk', async () => {
  const standIn = await startS3StandIn()
  const bucketApp = await createWholeApp({ mediaUrl: standIn.mediaUrl })
  const shop = await newAccount(bucketApp)
  const client = await as(bucketApp, 'owner', shop)
  const send = async () =>
    sendForm(client, { fields: { type: 'logo' }, files: [{ bytes: await buildPicture() }] }).expect(200)
  await send()
  const { body } = await send()
  const path = body.files[0].url.slice('/assets/'.length)
  // The first logo goes after the answer.
  await until(() => standIn.objects.size === 2)
  expect([...standIn.objects.keys()].sort()).toEqual([path, path.replace(/jpg$/, 'webp')])
  expect(storedFiles(bucketApp)).toEqual([])
  const answer = await fetch(`${bucketApp.origin}${body.files[0].url}`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(standIn.objects.get(path)!.bytes)
  await bucketApp.close()
  await standIn.close()
})
