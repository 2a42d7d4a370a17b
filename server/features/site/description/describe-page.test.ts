import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../../test/create-whole-app'
import { as, newAccount, type Client } from '../../../test/as'
import type { TestApp } from '../../../test/create-test-app'
import { buildCar } from '../../automotive/automotive.factory'
import { buildItem, stockShelves } from '../../marketplace/market-items.factory'
import { headHtml } from '../head-html'
import { describeAddress, nodeOf } from './describe-page.factory'

let app: TestApp
let shop: Account
let owner: Client
let itemId: number
let categoryId: number

/** A business with a page and nothing beside it. */
const plain = { roles: [], marketplaceEnabled: false, ecommerceEnabled: false }

beforeAll(async () => {
  app = await createWholeApp()
  shop = await newAccount(app, { roles: ['Sales Flyer'] })
  owner = await as(app, 'owner', shop)
  categoryId = (await owner.post('market-categories', { category: 'Mugs & Bowls' }).expect(201)).body.id
  itemId = (await owner.post('market-items', buildItem({ categoryId })).expect(201)).body.id
})
afterAll(() => app.close())

const describeAt = (address: string, more = {}) => describeAddress({ app, account: shop }, address, more)

describe('an address', () => {
  test.each([
    '/nothing',
    '/marketplace/c',
    '/marketplace/abc',
    '/marketplace/007',
    '/marketplace/999999',
    '/marketplace/9999999999',
    '/marketplace/c/Nobody%20knows',
    '/marketplace/c/%E0%A4%A',
    '/marketplace/1/more',
    '/automotive/1',
    '/pages/1/a-car',
    '/order',
  ])('that has no page is a 404 nobody should find: %s', async (address) => {
    const page = await describeAt(address)
    expect(page).toMatchObject({ status: 404, robots: 'noindex', alternates: [], jsonLd: [] })
    expect(page.canonical).toBeUndefined()
  })

  test('of a draft, of a new item and of another business is a 404', async () => {
    const draft = (await owner.post('market-items', buildItem({ status: 'draft', title: 'Secret' }))).body
    const unsaved = (await owner.post('market-items', buildItem({ newlyCreated: true }))).body
    const other = await newAccount(app)
    const theirs = (await (await as(app, 'owner', other)).post('market-items', buildItem())).body
    const car = (await (await as(app, 'owner', other)).post('automotive', buildCar())).body
    for (const address of [
      `/marketplace/${draft.id}`,
      `/marketplace/${unsaved.id}`,
      `/marketplace/${theirs.id}`,
      `/automotive/${car.id}`,
    ]) {
      const page = await describeAt(address)
      expect(page.status).toBe(404)
      expect(JSON.stringify(page)).not.toMatch(/Secret|mug|Toyota/)
    }
  })

  test('is the same with a trailing slash, in any case and with any query', async () => {
    for (const address of ['/marketplace', '/marketplace/', '/MarketPlace//', '/marketplace?a=b&sort=c#d']) {
      const page = await describeAt(address)
      expect(page).toMatchObject({ status: 200, canonical: `https://${shop.str_domain}/marketplace` })
    }
  })

  test('that has moved leads on and keeps its query', async () => {
    const page = await describeAt('/funeral/?lang=fr')
    expect(page).toMatchObject({ status: 301, location: '/funerals?lang=fr' })
  })

  test('of an application is there for a business that has its role, or something in it', async () => {
    const addresses = [
      '/marketplace',
      '/marketplace/sale',
      '/automotive',
      '/restaurant',
      '/events',
      '/funerals',
    ]
    const bare = await newAccount(app, plain)
    for (const address of addresses)
      expect((await describeAddress({ app, account: bare }, address)).status).toBe(404)
    const busy = await newAccount(app, {
      ...plain,
      roles: ['Sales Flyer', 'Automotive', 'Restaurant', 'Events', 'Funeral'],
    } as never)
    for (const address of addresses) {
      // There, but with nothing to find yet.
      expect(await describeAddress({ app, account: busy }, address)).toMatchObject({
        status: 200,
        robots: 'noindex',
      })
    }
    await (await as(app, 'owner', bare)).post('automotive', buildCar()).expect(201)
    expect(await describeAddress({ app, account: bare }, '/automotive')).toMatchObject({ status: 200 })
  })
})

describe('a 404', () => {
  test('is a category, too, where there is no shop', async () => {
    const bare = await newAccount(app, plain)
    const keeper = await as(app, 'owner', bare)
    await keeper.post('market-categories', { category: 'Soap' }).expect(201)
    const at = () => describeAddress({ app, account: bare }, '/marketplace/c/soap')
    expect(await at()).toMatchObject({ status: 404 })
    await keeper.post('market-items', buildItem()).expect(201)
    expect(await at()).toMatchObject({ status: 200, robots: 'noindex' })
  })

  test.each([
    ['/nothing', 'Page introuvable'],
    ['/marketplace/c/nobody', 'Page introuvable'],
    ['/marketplace/999999', 'Cet article n’est plus disponible'],
    ['/automotive/999999', 'Ce véhicule n’est plus disponible'],
    ['/pages/999999/a-car', 'Ce véhicule n’est plus disponible'],
  ])('%s is called what its page says', async (address, title) => {
    expect(await describeAt(`${address}?lang=fr`, { locale: 'fr' })).toMatchObject({
      status: 404,
      title: `${title} · ${shop.str_company_name}`,
    })
  })
})

describe('a found page', () => {
  test('has one address in each language', async () => {
    const url = `https://${shop.str_domain}/marketplace/${itemId}`
    const alternates = [
      { lang: 'en', href: url },
      { lang: 'fr', href: `${url}?lang=fr` },
      { lang: 'x-default', href: url },
    ]
    expect(await describeAt(`/marketplace/${itemId}`)).toMatchObject({ canonical: url, alternates })
    const french = await describeAt(`/marketplace/${itemId}`, { locale: 'fr' })
    expect(french).toMatchObject({ lang: 'fr', canonical: `${url}?lang=fr`, alternates })
    expect((await describeAt('/marketplace', { locale: 'fr' })).title).toBe('Boutique · Harbour Goods')
  })

  test('of a category is found by id and by name in any case, and has one address', async () => {
    for (const named of [categoryId, 'Mugs%20%26%20Bowls', 'mugs%20%26%20BOWLS']) {
      expect(await describeAt(`/marketplace/c/${named}`)).toMatchObject({
        status: 200,
        title: 'Mugs & Bowls · Harbour Goods',
        canonical: `https://${shop.str_domain}/marketplace/c/${categoryId}`,
      })
    }
  })

  test('of a list has an address for each of its pages, not for orders and searches', async () => {
    const account = await newAccount(app)
    await stockShelves(app, account, 30)
    const at = (search: string, more = {}) => describeAddress({ app, account }, `/marketplace${search}`, more)
    const shopUrl = `https://${account.str_domain}/marketplace`
    const second = await at('?page=2', { locale: 'fr' })
    expect(second.canonical).toBe(`${shopUrl}?page=2&lang=fr`)
    expect(second.alternates[0]).toEqual({ lang: 'en', href: `${shopUrl}?page=2` })
    expect(nodeOf(second, 'ItemList')).toMatchObject({ numberOfItems: 30 })
    expect(JSON.stringify(nodeOf(second, 'ItemList'))).toContain('"position":25')
    for (const search of ['?page=1', '?page=x', '?sort=az&page=2', '?make=1'])
      expect((await at(search)).canonical).toBe(shopUrl)
    for (const search of ['?q=mug', '?page=3', '?stock=1', '?from=5&to=9'])
      expect((await at(search)).robots).toBe('noindex')
  })

  test('of an order is nobody’s to find and never tells its token', async () => {
    const page = await describeAt('/order/secret-token-123')
    expect(page).toMatchObject({ status: 200, robots: 'noindex', alternates: [], jsonLd: [] })
    expect(JSON.stringify(page) + headHtml(page)).not.toContain('secret-token')
  })

  test('of a preview is described and not found', async () => {
    const page = await describeAt(`/marketplace/${itemId}?previewId=${shop.id}`, { preview: true })
    expect(page).toMatchObject({ status: 200, title: 'Stoneware mug · Harbour Goods', robots: 'noindex' })
    expect(page.canonical).toBeUndefined()
    expect(page.alternates).toEqual([])
  })

  test('without a text of its own is described in words', async () => {
    const { id } = (await owner.post('market-items', buildItem({ description: '', subTitle: '' }))).body
    const { description } = await describeAt(`/marketplace/${id}`)
    expect(description).toBe('Stoneware mug at Harbour Goods, $24.50.')
    const french = await describeAt(`/marketplace/${id}`, { locale: 'fr' })
    expect(french.description).toBe('Stoneware mug chez Harbour Goods, 24,50\u00a0$.')
  })
})

describe('what a business writes', () => {
  const hostile = `"><img src=x onerror=alert(1)></script><script>alert('1')</script>`

  test('stays text in the head of each of its pages', async () => {
    const account = await newAccount(app, {
      str_company_name: `Ours ${hostile}`,
      str_title: hostile,
      str_description: `<p>About &lt;/script&gt;&lt;script&gt;alert(1)</p>`,
      str_city: hostile.slice(0, 60),
      roles: ['Restaurant', 'Automotive', 'Events'],
    })
    const business = await as(app, 'owner', account)
    const category = (await business.post('market-categories', { category: hostile }).expect(201)).body
    const item = buildItem({ title: hostile, subTitle: hostile, categoryId: category.id })
    const { id } = (await business.post('market-items', item).expect(201)).body
    const car = (await business.post('automotive', buildCar({ make: hostile.slice(0, 60) })).expect(201)).body
    await business.post('restaurant', { name: hostile, dayId: 1, timeId: 1 }).expect(201)
    await business.post('events', { name: hostile, startsAt: '2999-01-01T10:00:00.000Z' }).expect(201)
    for (const address of [
      '/',
      '/marketplace',
      `/marketplace/c/${category.id}`,
      `/marketplace/${id}`,
      '/automotive',
      `/automotive/${car.id}`,
      '/restaurant',
      '/events',
    ]) {
      const page = await describeAddress({ app, account }, address)
      expect(page.status).toBe(200)
      const head = headHtml(page)
      const scripts = head.match(/<script[^>]*>/g) ?? []
      expect(new Set(scripts)).toEqual(new Set(['<script type="application/ld+json">']))
      expect(head.match(/<\/script/g)).toHaveLength(scripts.length)
      expect(head).not.toMatch(/<img|alert\('1'\)<\/script><script>/)
      for (const [, json] of head.matchAll(/ld\+json">([^<]*)</g))
        expect(() => JSON.parse(json!)).not.toThrow()
      if (address === `/marketplace/${id}`) expect(nodeOf(page, 'Product')!.name).toBe(hostile)
    }
  })
})
