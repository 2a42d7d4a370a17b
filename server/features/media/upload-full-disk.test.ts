import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Account } from '@mainstreet/shared/contracts/account'
import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in'
import { replacePart } from '../../test/with-parts'
import { profile as profileFeature } from '../profile/profile.feature'
import { buildLink } from '../profile/profile-links.factory'
import { media as mediaFeature } from './media.feature'
import { buildPdf, buildPicture, sendForm, storedFiles } from './upload.factory'

/** A small disk that can be filled and emptied: a real one where we may mount it, else one whose writes stop half-way. */
interface SmallDisk {
  folder: string
  fill(): void
  empty(): void
  remove(): void
}

const smallDisk = (): SmallDisk => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-full-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return { folder, remove, ...stoppingWrites() }
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 50_000))
    },
    empty: () => rmSync(filler),
    remove() {
      execFileSync('umount', [folder])
      remove()
    },
  }
}

const stoppingWrites = () => {
  const write = fs.writeFile
  let spy: jest.SpyInstance
  return {
    fill() {
      spy = jest.spyOn(fs, 'writeFile').mockImplementation(async (file, bytes, options) => {
        const whole = bytes as Buffer
        await write(file, whole.subarray(0, whole.length / 2), options)
        if (whole.length > 100_000)
          throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      })
    },
    empty: () => spy.mockRestore(),
  }
}

const full = { ok: false, message: 'Our storage is full, so nothing was saved.', code: 507 }

let disk: SmallDisk
let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  disk = smallDisk()
  app = await createTestApp({
    features: [...baseFeatures, mediaFeature, profileFeature],
    settings: { dataDir: disk.folder },
  })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(async () => {
  await app.close()
  disk.remove()
})

const noise = () =>
  sharp(randomBytes(1000 * 1000 * 3), { raw: { width: 1000, height: 1000, channels: 3 } })
    .jpeg()
    .toBuffer()

describe('an upload to a full disk', () => {
  test.each([
    { what: 'picture', type: 'gallery', make: noise, table: 'profile_gallery' },
    { what: 'pdf', type: 'file', make: async () => buildPdf(300_000), table: 'profile_files' },
  ])(
    'of a $what is 507, leaves neither row nor file, and goes well once there is room',
    async ({ type, make, table }) => {
      const rows = () => app.get('database').knex(table).where({ customerId: account.id })
      const send = async (bytes: Buffer) => sendForm(owner, { fields: { type }, files: [{ bytes }] })
      expect((await send(await buildPicture())).status).toBe(200)
      const [files, before] = [storedFiles(app), await rows()]
      const bytes = await make()
      disk.fill()
      const refused = await send(bytes)
      disk.empty()
      expect([refused.status, refused.body]).toEqual([507, full])
      // The parts of files that were being written are among them.
      expect(storedFiles(app)).toEqual(files)
      expect(await rows()).toEqual(before)
      expect((await send(bytes)).status).toBe(200)
    },
  )
})

describe('a bucket that is full', () => {
  let standIn: S3StandIn
  let remote: TestApp
  beforeAll(async () => {
    standIn = await startS3StandIn()
    remote = await createTestApp({
      features: [...baseFeatures, mediaFeature, profileFeature],
      settings: { mediaUrl: standIn.mediaUrl },
    })
  })
  afterAll(async () => {
    await remote.close()
    await standIn.close()
  })

  test('is 507 as well', async () => {
    const client = await as(remote, 'owner', await newAccount(remote))
    standIn.failing = 507
    const files = [{ bytes: await buildPicture() }]
    const refused = await sendForm(client, { fields: { type: 'gallery' }, files })
    expect([refused.status, refused.body]).toEqual([507, full])
  })
})

test('A database without room is 507, in the words of the API', async () => {
  const noRoom = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
    code: '53100',
  })
  const restore = replacePart(app, 'runWork', () => Promise.reject(noRoom))
  const { status, body } = await owner.post('profile-links', { ...buildLink(), customerId: account.id })
  restore()
  expect([status, body.message, body.name]).toEqual([507, full.message, 'InsufficientStorage'])
})
