import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { createRunWork } from '../../kit/service/work'
import { replacePart } from '../../test/with-parts'
import { profile as profileFeature } from '../profile/profile.feature'
import { media as mediaFeature } from './media.feature'
import { buildPicture, sendForm, storedFiles } from './upload.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mediaFeature, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const send = async (title: string, bytes?: Buffer) =>
  sendForm(owner, {
    fields: { type: 'gallery', title },
    files: [{ bytes: bytes ?? (await buildPicture()) }],
  })

const rowsOf = (caption: string) => app.get('database').knex('profile_gallery').where({ caption })

describe('a failed upload', () => {
  beforeAll(async () => {
    await send('There before').then(({ status }) => expect(status).toBe(200))
  })

  test('whose rows cannot be written leaves no file', async () => {
    const before = storedFiles(app)
    const restore = replacePart(app, 'runWork', async (caller, run) => {
      const settle = async () => {
        expect(storedFiles(app).length).toBeGreaterThan(before.length)
        throw new Error('the database went away')
      }
      return createRunWork(app.get('database'), { settle, publish: () => undefined })(caller, run)
    })
    const answer = await send('Lost')
    restore()
    expect(answer.body).toEqual({ ok: false, message: 'Something went wrong on our side.', code: 500 })
    expect(storedFiles(app)).toEqual(before)
    expect(await rowsOf('Lost')).toEqual([])
  })

  test('whose answer was lost after its commit keeps its files', async () => {
    const run = app.get('runWork')
    const restore = replacePart(app, 'runWork', async (caller, work) => {
      await run(caller, work)
      throw new Error('the connection broke at the commit')
    })
    expect((await send('Unsure')).status).toBe(500)
    restore()
    const [row] = await rowsOf('Unsure')
    for (const url of [row!.image, row!.thumbnail])
      expect((await fetch(`${app.origin}${url}`)).status).toBe(200)
  })

  test('whose files cannot be stored leaves no row and no other file', async () => {
    const before = storedFiles(app)
    const { put } = app.get('media')
    let calls = 0
    const full = jest.spyOn(app.get('media'), 'put').mockImplementation(async (...given) => {
      if (++calls > 2) throw new Error('disk full')
      return put(...given)
    })
    expect((await send('Full')).status).toBe(500)
    full.mockRestore()
    expect(storedFiles(app)).toEqual(before)
    expect(await rowsOf('Full')).toEqual([])
  })

  test('does not take the files of an equal picture with it', async () => {
    const bytes = await buildPicture()
    const [stored] = (await send('First', bytes)).body.files
    const restore = replacePart(app, 'runWork', () => Promise.reject(new Error('no database')))
    expect((await send('Second', bytes)).status).toBe(500)
    restore()
    expect((await fetch(`${app.origin}${stored.url}`)).status).toBe(200)
  })
})
