import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { assetPath, contentHash, createMediaStore, mediaType } from './media-store'

const bytes = Buffer.from('a picture')
const hash = contentHash(bytes)
const picture = assetPath({ region: 'nb', customerId: 1, hash, name: 'logo.jpg' })

describe('the media store', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
  const store = createMediaStore({ dataDir })
  afterAll(() => fs.rmSync(dataDir, { recursive: true }))

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

  test('says so when it is asked for object storage', () => {
    expect(() => createMediaStore({ dataDir, mediaUrl: 's3://bucket' })).toThrow('MEDIA_URL')
  })

  test('gives back what was put, whole, and nothing that was not', async () => {
    expect(await store.get(picture)).toBeNull()
    await store.put(picture, bytes, 'image/jpeg')
    const found = await store.get(picture)
    expect(found).toMatchObject({ size: bytes.length, type: 'image/jpeg' })
    expect(await buffer(found!.stream)).toEqual(bytes)
    expect(await store.head(picture)).toEqual({ size: bytes.length, type: 'image/jpeg' })
    expect(fs.readdirSync(path.join(dataDir, 'assets/nb/1'))).toEqual([`${hash}-logo.jpg`])
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
