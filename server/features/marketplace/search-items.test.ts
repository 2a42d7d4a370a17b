import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildCategory } from './market-categories.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let other: Account
let owner: Client
let visitor: Client

const put = async (client: Client, overrides: MarketItemWrite): Promise<MarketItem> => {
  const { body } = await client.post('market-items', buildItem(overrides)).expect(201)
  return (
    await client.put(`market-items/${body.id}`, { ...body, status: 'public', ...overrides }).expect(200)
  ).body
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  own = await newAccount(app)
  other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
  const pottery = (await owner.post('market-categories', buildCategory({ category: 'Fine Pottery' }))).body
  await put(owner, { title: 'Crème pitcher', categoryId: pottery.id, tags: 'glazed, wedding gift' })
  await put(owner, { title: 'Item 10', description: '<p>Wool &amp; <b>lin</b>en, 100%</p>' })
  await put(owner, { title: 'apron', subTitle: 'for bakers', variations: [{ variation: 'S', sku: 'AP_7' }] })
  await put(owner, { title: 'Item 9', status: 'draft' })
  await put(await as(app, 'owner', other), { title: 'Crème jug', variations: [{ sku: 'AP_7' }] })
})
afterAll(() => app.close())

const find = async (client: Client, query: string) =>
  (await client.get(`market-items?${query}`).expect(200)).body as { total: number; data: MarketItem[] }

const titles = async (search: string, client = visitor) =>
  (await find(client, `$sort[title]=1&search=${encodeURIComponent(search)}`)).data.map(({ title }) => title)

describe('a search of items', () => {
  test('finds nothing of another account, and no draft for a visitor', async () => {
    expect(await titles('jug')).toEqual([])
    expect(await titles('item')).toEqual(['Item 10'])
    expect(await titles('item', owner)).toEqual(['Item 9', 'Item 10'])
  })

  test('takes one text of at most 120 characters and stands beside the columns only', async () => {
    for (const query of ['search[$like]=a', 'search[]=a', 'search[$ne]=a', `search=${'a'.repeat(121)}`])
      expect((await visitor.get(`market-items?${query}`).expect(400)).body.errors).toHaveProperty('search')
    await visitor.get('market-items?$or[0][search]=a').expect(400)
    await visitor.get('market-categories?search=a').expect(400)
  })

  test('for what cannot be stored is refused, and no statement is shown', async () => {
    for (const query of ['search=%00', 'title=%00']) {
      const { body } = await visitor.get(`market-items?${query}`).expect(400)
      expect(JSON.stringify(body)).not.toMatch(/select|from/)
    }
  })

  test('looks at name, subtitle, description, category, tags and SKU', async () => {
    expect(await titles('wedding')).toEqual(['Crème pitcher'])
    expect(await titles('pitcher')).toEqual(['Crème pitcher'])
    expect(await titles('bakers')).toEqual(['apron'])
    expect(await titles('linen')).toEqual(['Item 10'])
    expect(await titles('pottery')).toEqual(['Crème pitcher'])
    expect(await titles('ap_7')).toEqual(['apron'])
  })

  test('does not mind case, accents and spaces, and knows no wildcards', async () => {
    expect(await titles(' CREME  pit ')).toEqual(['Crème pitcher'])
    expect(await titles('wool & linen')).toEqual(['Item 10'])
    expect(await titles('100%')).toEqual(['Item 10'])
    expect(await titles('%')).toEqual(['Item 10'])
    expect(await titles('a_r')).toEqual([])
    expect(await titles('\\')).toEqual([])
    expect(await titles('  ')).toHaveLength(3)
  })

  test('does not find the marks of formatted text, nor words across two parts', async () => {
    expect(await titles('<b>')).toEqual([])
    expect(await titles('apronfor')).toEqual([])
  })

  test('counts and pages what it finds, with the other conditions', async () => {
    expect(await find(visitor, 'search=e&$limit=1&$skip=1&$sort[title]=1')).toMatchObject({
      total: 3,
      data: [{ title: 'Crème pitcher' }],
    })
    expect(await find(visitor, 'search=e&onSale=true')).toMatchObject({ total: 0 })
  })

  test('knows what was changed since', async () => {
    const item = await put(owner, { title: 'Lantern', variations: [{ variation: 'One', sku: 'LA-1' }] })
    await owner.patch(`market-items/${item.id}`, { title: 'Lamp' }).expect(200)
    expect(await titles('lantern')).toEqual([])
    expect(await titles('lamp')).toEqual(['Lamp'])
    const variations = [{ ...item.variations[0]!, sku: 'LA-2' }]
    await owner.patch(`market-items/${item.id}`, { variations }).expect(200)
    expect(await titles('la-1')).toEqual([])
    expect(await titles('la-2')).toEqual(['Lamp'])
    await owner.delete(`market-items/${item.id}`).expect(200)
    expect(await titles('lamp')).toEqual([])
  })
})
