import type { Account } from '@mainstreet/shared/contracts/account'
import { iconSizes, type IconPath } from '@mainstreet/shared/rules/site/icons'
import sharp from 'sharp'
import request from 'supertest'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { as, newAccount } from '../../../test/as'
import { media as mediaFeature } from '../../media/media.feature'
import { profile as profileFeature } from '../../profile/profile.feature'
import { sendForm } from '../../media/upload.factory'
import { site as siteFeature } from '../site.feature'

let app: TestApp
let account: Account

const icons = Object.keys(iconSizes) as IconPath[]

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, mediaFeature, profileFeature, siteFeature],
    settings: { platformHost: 'platform.test' },
  })
  // What the build copies, wherever it is not built.
  app.set('clientBuild', { ...app.get('clientBuild'), folder: 'client/public' })
  account = await newAccount(app, { str_company_name: 'Mug & Bowl' })
  await uploadLogo(account, 'crimson')
})
afterAll(() => app.close())

const ask = (path: string, host = account.str_domain, method: 'get' | 'head' = 'get') =>
  request(app.origin)
    [method](path)
    .set('x-forwarded-host', host)
    .set('x-forwarded-for', app.address)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => done(null, Buffer.concat(pieces)))
    })

const uploadLogo = async (of: Account, background: string) => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  const owner = await as(app, 'owner', of)
  const fields = { type: 'logo', id: of.id, region: of.region }
  await sendForm(owner, { fields, files: [{ bytes }] }).expect(200)
}

/** The png of an answer, which an icon file holds behind its head. */
const pngOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47])))

/** Size, and the most of red, green and blue in the middle. */
const look = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(pngOf(bytes)).metadata()
  const { dominant } = await sharp(pngOf(bytes)).stats()
  const [strongest] = (['r', 'g', 'b'] as const).toSorted((a, b) => dominant[b] - dominant[a])
  return { width, height, format, strongest }
}

describe('the icons of a site', () => {
  test.each(icons)('%s is its logo, of the size that browsers expect', async (path) => {
    const { status, headers, body } = await ask(path)
    const size = iconSizes[path]
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(path.endsWith('.ico') ? 'image/x-icon' : 'image/png')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(await look(body as Buffer)).toEqual({ width: size, height: size, format: 'png', strongest: 'r' })
  })

  test('are the same until it has another logo, and then that one', async () => {
    const { headers } = await ask('/apple-touch-icon.png')
    const same = await ask('/apple-touch-icon.png').set('if-none-match', headers.etag!)
    expect(same.status).toBe(304)
    await uploadLogo(account, 'blue')
    const other = await ask('/apple-touch-icon.png').set('if-none-match', headers.etag!)
    expect(other.status).toBe(200)
    expect((await look(other.body as Buffer)).strongest).toBe('b')
  })

  test('answer HEAD without a body', async () => {
    const { status, headers, body } = await ask('/favicon.ico', account.str_domain, 'head')
    expect(status).toBe(200)
    expect(body).not.toBeInstanceOf(Buffer)
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
  })

  test('are not answered to who writes', async () => {
    await request(app.origin).post('/favicon.ico').set('x-forwarded-host', account.str_domain).expect(404)
  })
})

describe('the platform’s own icon', () => {
  test('stands where there is no logo, no site, and no site to be seen', async () => {
    const plain = await newAccount(app)
    const suspended = await newAccount(app, { int_status_id: 2 })
    await app.service('account').patch(suspended.id, { str_logo_image: account.str_logo_image })
    for (const path of icons) {
      const ours = await ask(path, 'platform.test')
      expect((await look(ours.body as Buffer)).width).toBe(iconSizes[path])
      for (const host of [plain.str_domain, suspended.str_domain, 'nobody.test']) {
        const { status, body } = await ask(path, host)
        expect(status).toBe(200)
        expect((body as Buffer).equals(ours.body as Buffer)).toBe(true)
      }
    }
  })

  test('stands where the file of a logo is gone', async () => {
    const lost = await newAccount(app, { str_logo_image: '/assets/nb/1/0123456789abcdef-logo.jpg' })
    const { status } = await ask('/favicon.ico', lost.str_domain)
    expect(status).toBe(200)
  })
})

describe('the manifest', () => {
  const manifestAt = async (host?: string, path = '/site.webmanifest') => {
    const { status, headers, body } = await ask(path, host)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    return JSON.parse((body as Buffer).toString()) as Record<string, string> & {
      icons: { src: string; sizes: string }[]
    }
  }

  test('of a site says its name, its colours and where its icons are', async () => {
    const owner = await as(app, 'owner', account)
    await owner
      .patch(`profile-styles/${account.id}`, { headerColor: '#7a1f5c', backgroundColor: '#fff8f0' })
      .expect(200)
    const manifest = await manifestAt()
    expect(manifest).toMatchObject({
      name: 'Mug & Bowl',
      start_url: '/',
      theme_color: '#7a1f5c',
      background_color: '#fff8f0',
    })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src } of manifest.icons) await ask(src).expect(200)
    expect(await manifestAt(undefined, '/dashboard.webmanifest')).toMatchObject({
      name: 'Mug & Bowl',
      start_url: '/dashboard',
      display: 'standalone',
    })
  })

  test('of the platform says its own', async () => {
    expect(await manifestAt('platform.test')).toMatchObject({ name: 'Mainstreet', start_url: '/dashboard' })
  })
})
