import type { Account } from '@mainstreet/shared/contracts/account'
import { cardSizeNames, cardSizes } from '@mainstreet/shared/contracts/marketplace/share'
import { presets } from '@mainstreet/shared/theme/presets'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { buildItem } from '../marketplace/market-items.factory'
import { share as shareFeature } from './share.feature'

let app: TestApp
let own: Account
let owner: Client
let visitor: Client

const linkOf = async (itemId: number | null): Promise<{ id: number; code: string }> =>
  (await owner.post('short-links', { itemId }).expect(201)).body
const linkOfItem = async (overrides = {}) => {
  const { body: item } = await owner.post('market-items', buildItem(overrides)).expect(201)
  return { item, link: await linkOf(item.id) }
}
const card = (client: Client, id: number | string, size = 'post') =>
  client.get(`share-card?linkId=${id}&size=${size}`)

const pixelsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * 4
    return `#${data.subarray(place, place + 3).toString('hex')}`
  }
  return { ...info, at, code: () => jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data }
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, profileFeature, shareFeature] })
  own = await newAccount(app, { str_company_name: 'Harbour & Pine' })
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
})
afterAll(() => app.close())

test('a stranger gets no card, another owner finds none', async () => {
  const { id } = await linkOf(null)
  await card(visitor, id).expect(401)
  await card(visitor, 'x', 'huge').expect(401)
  await card(await as(app, 'owner', await newAccount(app)), id).expect(404)
})

test('a bad size or link is refused by name', async () => {
  const { id } = await linkOf(null)
  const { body } = await card(owner, id, 'poster').expect(400)
  expect(body.errors).toEqual({ size: 'must be one of post, story, print' })
  expect((await card(owner, 'x').expect(400)).body.errors).toHaveProperty('linkId')
  await owner.post('share-card?linkId=1&size=post').expect(405)
})

test('an item that became a draft has no card any more, and the answer says why', async () => {
  const { item, link } = await linkOfItem()
  await owner.patch(`market-items/${item.id}`, { status: 'draft' }).expect(200)
  const { body } = await card(owner, link.id).expect(409)
  expect(body.message).toMatch(/publish it/)
})

test('each size has its measures, the colours of the site and a code that leads to the short address', async () => {
  const { body: styles } = await owner.post('profile-styles', {}).expect(201)
  await owner.patch(`profile-styles/${styles.id}`, { themeType: 'bistro' }).expect(200)
  const { link } = await linkOfItem({
    title: 'Tarte au sucre d’érable à la crème fraîche 🥧 手作り',
    onSale: true,
    discountType: 'percent',
    discountValue: '20',
  })
  const { palette } = presets.bistro
  for (const size of cardSizeNames) {
    const { body, headers } = await card(owner, link.id, size).expect(200)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' })
    const { width, height } = cardSizes[size]
    const pixels = await pixelsOf(body)
    expect(pixels).toMatchObject({ width, height })
    expect(pixels.at(width - 4, height - 4)).toBe(palette.headerColor)
    expect(pixels.at(4, Math.round(height * 0.7))).toBe(palette.backgroundColor)
    expect(new URL(pixels.code()!)).toMatchObject({ hostname: own.str_domain, pathname: `/s/${link.code}` })
  }
})

test('a card asked for in French says the French name, and leads to the French page', async () => {
  const account = await newAccount(app, { bilingual: true })
  const bilingual = await as(app, 'owner', account)
  const body = buildItem({ title: 'Mug', translations: { fr: { title: 'Une tasse' } } })
  const { body: item } = await bilingual.post('market-items', body).expect(201)
  const { body: link } = await bilingual.post('short-links', { itemId: item.id }).expect(201)
  const drawnIn = async (lang: string) => {
    const { body: bytes, headers } = await card(bilingual, link.id, `post&lang=${lang}`).expect(200)
    return { tag: headers.etag, code: (await pixelsOf(bytes)).code() }
  }
  const [english, french] = [await drawnIn('en'), await drawnIn('fr')]
  expect(new URL(english.code!).search).toBe('')
  expect(new URL(french.code!).search).toBe('?lang=fr')
  await bilingual
    .patch(`market-items/${item.id}`, { translations: { fr: { title: 'La tasse' } } })
    .expect(200)
  expect((await drawnIn('en')).tag).toBe(english.tag)
  expect((await drawnIn('fr')).tag).not.toBe(french.tag)
})

test('a card that is the same is not sent again, one that changed is', async () => {
  const { item, link } = await linkOfItem()
  const { headers } = await card(owner, link.id).expect(200)
  const again = () => card(owner, link.id).set('if-none-match', headers.etag!)
  await again().expect(304)
  await owner.patch(`market-items/${item.id}`, { title: 'Another name' }).expect(200)
  await again().expect(200)
})

test('a business without an address has nothing that a card could lead to', async () => {
  const { id } = await linkOf(null)
  await app.service('account').patch(own.id, { str_domain: '' })
  const { body } = await card(owner, id).expect(409)
  expect(body.message).toMatch(/no address of its own/)
})
