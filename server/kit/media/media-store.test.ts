import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in'
import { assetPath, contentHash, mediaType } from './media-paths'
import { createMediaStore, type MediaStore } from './media-store'

const bytes = Buffer.from('a picture')
const hash = contentHash(bytes)
const picture = assetPath({ region: 'nb', customerId: 1, hash, name: 'logo.jpg' })
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
let standIn: S3StandIn

beforeAll(async () => {
  standIn = await startS3StandIn()
})
afterAll(async () => {
  await standIn.close()
  fs.rmSync(dataDir, { recursive: true })
})

const stores = {
  'on disk': () => createMediaStore({ dataDir }),
  'in a bucket': () => createMediaStore({ dataDir, mediaUrl: standIn.mediaUrl }),
}

describe.each(['on disk', 'in a bucket'] as const)('the media store %s', (where) => {
  let store: MediaStore
  beforeAll(() => {
    store = stores[where]()
  })

  test.each([
    '../secrets.jpg',
    'nb/../../secrets.jpg',
    '/etc/passwd.jpg',
    'nb//1.jpg',
    'nb/.hidden.jpg',
    'nb/1/a.html',
    'nb/1/a.svg',
    'nb/1/a.jpg.constructor',
    'nb/1/a.constructor',
    'nb\\1\\a.jpg',
    'nb/1/a\u0000.jpg',
    'nb/%2e%2e/a.jpg',
    'a.jpg',
    '',
  ])('refuses the path %j', async (bad) => {
    await expect(store.put(bad, bytes, 'image/jpeg')).rejects.toThrow('Not a media path.')
    await expect(store.get(bad)).rejects.toThrow('Not a media path.')
    await expect(store.remove([picture, bad])).rejects.toThrow('Not a media path.')
    expect(mediaType(bad)).toBeUndefined()
  })

  test.each(['..', 'nb', 'nb/..', 'nb/1/2', '/'])('never removes everything under %j', async (folder) => {
    await expect(store.removeUnder(folder)).rejects.toThrow('Not a media path.')
  })

  test('refuses a type that does not fit the name', async () => {
    await expect(store.put(picture, bytes, 'application/pdf')).rejects.toThrow('must not be stored as')
  })

  test('gives back what was put, whole, and nothing that was not', async () => {
    expect(await store.get(picture)).toBeNull()
    await store.put(picture, bytes, 'image/jpeg')
    const found = await store.get(picture)
    expect(found).toMatchObject({ size: bytes.length, type: 'image/jpeg' })
    expect(await buffer(found!.stream)).toEqual(bytes)
    expect(await store.head(picture)).toEqual({ size: bytes.length, type: 'image/jpeg' })
  })

  test('removes files, twice if need be, and whole accounts', async () => {
    await store.put(picture, bytes, 'image/jpeg')
    await store.remove([picture])
    await store.remove([picture])
    expect(await store.get(picture)).toBeNull()
    await store.put(picture, bytes, 'image/jpeg')
    await store.removeUnder('nb/1')
    expect(await store.get(picture)).toBeNull()
  })
  test('removes an account however many files it has, and leaves its neighbours alone', async () => {
    const many = Array.from({ length: 8 }, (_, index) => picture.replace('logo', `logo-${index}`))
    const neighbour = picture.replace('nb/1/', 'nb/12/')
    for (const each of [...many, neighbour]) await store.put(each, bytes, 'image/jpeg')
    await store.removeUnder('nb/1')
    expect(await Promise.all(many.map((each) => store.head(each)))).toEqual(many.map(() => null))
    expect(await store.head(neighbour)).not.toBeNull()
  })

  test('lists every file, however many there are, private ones too', async () => {
    const own = Array.from({ length: 8 }, (_, index) => picture.replace('nb/1/', `pe/${index + 1}/`))
    const hidden = 'private-files/7/archive-0.part'
    for (const each of own) await store.put(each, bytes, 'image/jpeg')
    await store.put(hidden, bytes, 'application/octet-stream')
    const listed: string[] = []
    for await (const each of store.list()) listed.push(each)
    expect(listed).toEqual(expect.arrayContaining([...own, hidden]))
    expect(new Set(listed).size).toBe(listed.length)
  })
})

test('a disk has nothing beside the file itself', async () => {
  await stores['on disk']().put(picture, bytes, 'image/jpeg')
  expect(fs.readdirSync(path.join(dataDir, 'assets/nb/1'))).toEqual([`${hash}-logo.jpg`])
})

describe('a bucket', () => {
  test.each([
    's3://media',
    's3://127.0.0.1/media',
    's3://key@127.0.0.1/media',
    's3://key:secret@127.0.0.1',
    's3://key:secret@127.0.0.1/media/folder',
    's3://key:secret@127.0.0.1/Media',
    's3://key:secret@127.0.0.1/media?tsl=0',
    's3://key:%E0%A4%A@127.0.0.1/media',
  ])('is not looked for at %j, and the refusal keeps the secret', (mediaUrl) => {
    const made = () => createMediaStore({ dataDir, mediaUrl })
    expect(made).toThrow('MEDIA_URL must look like')
    expect(made).not.toThrow(mediaUrl)
  })

  test('that knows another secret refuses, and that is a failure, not a missing file', async () => {
    const mediaUrl = standIn.mediaUrl.replace('of%20tests', 'of%20others')
    const store = createMediaStore({ dataDir, mediaUrl })
    await expect(store.put(picture, bytes, 'image/jpeg')).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    await expect(store.head(picture)).rejects.toThrow()
  })

  test('that is down is a failure, not a missing file', async () => {
    standIn.failing = 503
    await expect(stores['in a bucket']().get(picture)).rejects.toThrow()
    standIn.failing = undefined
  })

  test('holds the bytes under the path, with their type', async () => {
    await stores['in a bucket']().put(picture, bytes, 'image/jpeg')
    expect(standIn.objects.get(picture)).toEqual({ bytes, type: 'image/jpeg' })
  })
})

test.each([
  { region: '..', customerId: 1, hash, name: 'a.jpg' },
  { region: 'nb/x', customerId: 1, hash, name: 'a.jpg' },
  { region: 'nb', customerId: 0, hash, name: 'a.jpg' },
  { region: 'nb', customerId: 1, hash: 'zz', name: 'a.jpg' },
  { region: 'nb', customerId: 1, hash, name: '../a.jpg' },
])('an asset path is never made of %j', (parts) => {
  expect(() => assetPath(parts)).toThrow('Not a media path.')
})
