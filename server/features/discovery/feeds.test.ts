import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import request from 'supertest'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createWholeApp } from '../../test/create-whole-app'
import { buildCar, buildCarImage } from '../automotive/automotive.factory'
import { buildImage } from '../marketplace/market-images.factory'
import { buildItem } from '../marketplace/market-items.factory'
import { buildStoreSettings } from '../store/store-settings.factory'
import { faultsOf, googleRules, metaRules, readCsvFeed, readRss, vehicleRules } from './reader-rules.stage'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { roles: ['Sales Flyer', 'Automotive'] })
  owner = await as(app, 'owner', account)
})

const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  request(app.origin)
    .get(path)
    .set({ 'x-forwarded-host': account.str_domain, ...headers })

const google = async (search = '') =>
  readRss((await fetchFeed(`/feeds/google.xml${search}`).expect(200)).text)
const meta = async () => readCsvFeed((await fetchFeed('/feeds/meta.csv').expect(200)).text)
const vehicles = async () => readCsvFeed((await fetchFeed('/feeds/vehicles.csv').expect(200)).text)

const sell = async (overrides: MarketItemWrite = {}, pictures = 1): Promise<MarketItem> => {
  const { body } = await owner.post('market-items', buildItem(overrides)).expect(201)
  for (let order = 1; order <= pictures; order += 1)
    await app.service('market-images').create(buildImage(body.id, { customerId: account.id, order }))
  return body
}

const check = async () => (await owner.post('feed-check', { customerId: account.id }).expect(200)).body

describe('who reads', () => {
  test('anybody reads the feeds of a published site, nobody those of another host', async () => {
    await sell()
    expect(await google()).toHaveLength(2)
    await fetchFeed('/feeds/google.xml', { 'x-forwarded-host': 'nobody.test' }).expect(404)
    const suspended = await newAccount(app, { int_status_id: 2 })
    await fetchFeed('/feeds/meta.csv', { 'x-forwarded-host': suspended.str_domain }).expect(404)
  })

  test('what is missing is its owner’s to know', async () => {
    const body = { customerId: account.id }
    await (await as(app, 'visitor', account)).post('feed-check', body).expect(401)
    await (await as(app, 'content', account)).post('feed-check', body).expect(403)
    await (await as(app, 'owner')).post('feed-check', body).expect(403)
  })
})

describe('the feeds of things', () => {
  test('keep the readers’ rules, whatever owners write', async () => {
    await app.service('store-settings').create({ customerId: account.id, ...buildStoreSettings() } as never)
    await sell(
      { title: 'Mug <b> & "co" ]]> \u0007', description: '<p>x</p>'.repeat(4000), brand: '=Acme & Sons' },
      13,
    )
    await sell({
      title: 'A very long name '.repeat(9).trim(),
      condition: 'used',
      weight: 850,
      onSale: true,
      discountType: 'percent',
      discountValue: '25',
      saleEnd: '2999-12-31',
      variations: [{ variation: 'Regular', price: 10, stock: 0, gtin: '4006381333931' }],
    })
    await sell({
      title: 'Tee',
      options: [
        { option: 'Couleur', values: 'Rouge, Bleu' },
        { option: 'Size', values: 'S, M' },
      ],
      variations: [
        { variation: 'Rouge, S', price: 20, stock: 1 },
        { variation: 'Bleu, M', price: 21, stock: 1, gtin: '2000000000008' },
      ],
    })
    expect(faultsOf(await google(), googleRules)).toEqual([])
    expect(faultsOf(await google('?lang=fr'), googleRules)).toEqual([])
    expect(faultsOf(await meta(), metaRules)).toEqual([])
    expect(await google()).toHaveLength(5)
    expect(await meta()).toHaveLength(5)
  })

  test('say of each variation what is asked for it', async () => {
    const { id, variations } = await sell(
      {
        brand: 'Kiln',
        condition: 'refurbished',
        options: [{ option: 'Colour', values: 'Blue, Grey' }],
        onSale: true,
        discountType: 'value',
        discountValue: '4.50',
      },
      2,
    )
    await owner.patch(`market-variations/${variations[0]!.id}`, { gtin: '036000291452' }).expect(200)
    const [blue, grey] = await google()
    const address = `http://${account.str_domain}/marketplace/${id}`
    expect(blue).toMatchObject({
      'g:id': [String(variations[0]!.id)],
      'g:item_group_id': [`item-${id}`],
      title: ['Stoneware mug – Blue'],
      description: ['Thrown and glazed by hand.'],
      link: [`${address}?variation=${variations[0]!.id}`],
      'g:availability': ['in_stock'],
      'g:price': ['24.50 CAD'],
      'g:sale_price': ['20.00 CAD'],
      'g:condition': ['refurbished'],
      'g:brand': ['Kiln'],
      'g:gtin': ['036000291452'],
      'g:color': ['Blue'],
    })
    expect(blue!['g:image_link']).toHaveLength(1)
    expect(blue!['g:additional_image_link']).toHaveLength(1)
    expect(grey).toMatchObject({ 'g:identifier_exists': ['no'], 'g:color': ['Grey'] })
    const french = await google('?lang=fr')
    expect(french[0]!.link![0]).toBe(`${blue!.link![0]}&lang=fr`)
    expect((await meta())[1]).toMatchObject({
      brand: ['Kiln'],
      price: ['26.00 CAD'],
      sale_price: ['21.50 CAD'],
    })
  })

  test('leave out drafts, gift cards, and what has no picture or price', async () => {
    await sell({ status: 'draft' })
    await sell({ giftCard: true })
    await sell({ title: 'Unseen' }, 0)
    await sell({ title: 'Free', variations: [{ variation: 'Regular', price: 0, stock: 1 }] })
    expect(await google()).toEqual([])
    expect(await meta()).toEqual([])
    const { products } = await check()
    expect(products).toMatchObject({ listed: 0, lacking: 2 })
    expect(products.lacks).toMatchObject([
      { title: 'Free', missing: ['price', 'brand', 'gtin'] },
      { title: 'Unseen', missing: ['picture', 'brand', 'gtin'] },
    ])
  })

  test('are answered 304 to who has them, and anew once something changed', async () => {
    const { id } = await sell()
    const { headers } = await fetchFeed('/feeds/google.xml').expect(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    await fetchFeed('/feeds/google.xml', { 'if-none-match': headers.etag! }).expect(304)
    await owner.patch(`market-items/${id}`, { brand: 'New' }).expect(200)
    const { text } = await fetchFeed('/feeds/google.xml', { 'if-none-match': headers.etag! }).expect(200)
    expect(text).toContain('<g:brand>New</g:brand>')
  })
})

describe('the feed of vehicles', () => {
  const park = async (overrides: object, pictures = 1) => {
    const { body } = await owner
      .post('automotive', { ...buildCar(), status: 'public', ...overrides })
      .expect(201)
    for (let count = 0; count < pictures; count += 1)
      await app.service('automotive-images').create(buildCarImage(body.id, account.id))
    return body
  }

  test('keeps the exchanges’ rules and lists what is for sale', async () => {
    await park(
      { specialPrice: 26_000, condition: 'used', mileage: 61_240, vin: '4T1G11AK5MU530217', stockNo: 'T1' },
      3,
    )
    await park({ make: 'Citroën', model: '"C3", new', description: '<p>One owner,\nno smoke</p>' })
    await park({ sold: true })
    await park({ price: null })
    await park({}, 0)
    const listed = await vehicles()
    expect(faultsOf(listed, vehicleRules)).toEqual([])
    expect(listed.map(({ make }) => make)).toEqual([['Citroën'], ['Toyota']])
    expect(listed[1]).toMatchObject({
      stock: ['T1'],
      condition: ['Used'],
      mileage: ['61240'],
      price: ['28995.00'],
      special_price: ['26000.00'],
    })
    expect(listed[1]!.photos![0]!.split('|')).toHaveLength(3)
    const state = (await check()).vehicles
    expect([state.listed, state.lacking]).toEqual([2, 4])
    expect(state.lacks[0].missing).toContain('picture')
    expect(state.lacks[1].missing).toContain('price')
  })
})

describe('a barcode', () => {
  test.each([
    ['12345', 400],
    ['4006381333932', 400],
    ['4006381333931', 200],
    ['', 200],
  ])('%p of a variation is answered %i', async (gtin, status) => {
    const { id, variations } = await sell()
    const answer = await owner.patch(`market-variations/${variations[0]!.id}`, { gtin }).expect(status)
    const [first, second] = variations
    const rows = [{ id: first!.id, gtin }, { id: second!.id }]
    const nested = await owner.patch(`market-items/${id}`, { variations: rows }).expect(status)
    if (status === 200) return
    expect(Object.keys(answer.body.errors)).toEqual(['gtin'])
    expect(Object.keys(nested.body.errors)).toEqual(['variations.0.gtin'])
  })
})
