import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in'
import { mediaType } from './media-paths'
import { createMediaStore, type MediaStore } from './media-store'
import { readPrivateFile, removePrivateFile, removePrivateFiles, writePrivateFile } from './private-files'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
const file = { folder: 7, name: 'archive' }
const bytes = randomBytes(9_000_000)
let standIn: S3StandIn

beforeAll(async () => {
  standIn = await startS3StandIn()
})
afterAll(async () => {
  await standIn.close()
  fs.rmSync(dataDir, { recursive: true })
})

async function* chunks() {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000)
}

describe.each(['on disk', 'in a bucket'] as const)('a private file %s', (where) => {
  let media: MediaStore
  beforeAll(() => {
    media = createMediaStore({ dataDir, mediaUrl: where === 'on disk' ? undefined : standIn.mediaUrl })
  })
  const read = (pieces: number) => buffer(Readable.from(readPrivateFile(media, file, pieces)))
  const piece = (number: number) => media.head(`private-files/7/archive-${number}.part`)

  test('comes back whole from its pieces, and no address leads to one', async () => {
    const written = await writePrivateFile(media, file, chunks())
    expect(written).toEqual({ bytes: bytes.length, pieces: 3 })
    expect((await read(3)).equals(bytes)).toBe(true)
    expect(await piece(0)).not.toBeNull()
    expect(mediaType('private-files/7/archive-0.part')).toBeUndefined()
  })

  test('that lost a piece is a failure, never a shorter file', async () => {
    await writePrivateFile(media, file, chunks())
    await media.remove(['private-files/7/archive-1.part'])
    await expect(read(3)).rejects.toThrow('Piece 1 of 3 is gone.')
  })

  test('of which only half could be written leaves nothing', async () => {
    async function* broken() {
      yield bytes.subarray(0, 5_000_000)
      throw new Error('The end is missing.')
    }
    const other = { folder: 8, name: 'half' }
    await expect(writePrivateFile(media, other, broken())).rejects.toThrow('The end is missing.')
    expect(await media.head('private-files/8/half-0.part')).toBeNull()
  })

  test('goes by its name, or with all of its folder', async () => {
    await writePrivateFile(media, file, chunks())
    await writePrivateFile(media, { ...file, name: 'other' }, chunks())
    await removePrivateFile(media, file, 3)
    expect([await piece(0), await piece(2)]).toEqual([null, null])
    expect(await media.head('private-files/7/other-0.part')).not.toBeNull()
    await removePrivateFiles(media, 7)
    expect(await media.head('private-files/7/other-0.part')).toBeNull()
  })

  test.each([
    'private-files/7/../x.part',
    'private-files/x/a.part',
    'private-files/7/a.jpg/b.part',
    'nb/1/a.part',
  ])('is never at %j', async (bad) => {
    await expect(media.put(bad, bytes, 'application/octet-stream')).rejects.toThrow('Not a media path.')
  })
})
