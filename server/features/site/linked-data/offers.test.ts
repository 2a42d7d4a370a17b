import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createWholeApp } from '../../../test/create-whole-app'
import { as, newAccount, type Client } from '../../../test/as'
import type { TestApp } from '../../../test/create-test-app'
import { buildCar } from '../../automotive/automotive.factory'
import { buildImage } from '../../marketplace/market-images.factory'
import { buildItem } from '../../marketplace/market-items.factory'
import { openShop } from '../../orders/orders.factory'
import { describeAddress, nodeOf } from '../description/describe-page.factory'

let app: TestApp
let account: Account
let owner: Client
let origin: string

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  origin = `https://${account.str_domain}`
})
afterAll(() => app.close())

const page = (address: string, more = {}) => describeAddress({ app, account }, address, more)
const created = async (path: string, body: object) => (await owner.post(path, body).expect(201)).body
describe('an item', () => {
  test('has an offer for each of its kinds, at the price that is charged', async () => {
    const category = await created('market-categories', { category: 'Mugs' })
    const sale = { onSale: true, discountType: 'percent' as const, discountValue: '10' }
    const item = await created('market-items', buildItem({ ...sale, categoryId: category.id }))
    const { url } = await app.service('market-images').create(buildImage(item.id, { customerId: account.id }))
    await owner.patch(`market-variations/${item.variations[1].id}`, { stock: 0, stockSeen: 4 }).expect(200)
    const described = await page(`/marketplace/${item.id}`)
    expect(described).toMatchObject({
      type: 'product',
      price: '22.05',
      image: { url: `${origin}${url}`, alt: 'Stoneware mug' },
      description: 'Thrown and glazed by hand.',
    })
    expect(nodeOf(described, 'Product')).toMatchObject({
      name: 'Stoneware mug',
      image: [`${origin}${url}`],
      url: `${origin}/marketplace/${item.id}`,
      category: 'Mugs',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '22.05',
        highPrice: '23.40',
        priceCurrency: 'CAD',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        offers: [
          { name: 'Blue', sku: 'MUG-B', price: '22.05', availability: 'https://schema.org/InStock' },
          { name: 'Grey', sku: 'MUG-G', price: '23.40', availability: 'https://schema.org/OutOfStock' },
        ],
      },
    })
    expect(nodeOf(described, 'BreadcrumbList')!.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Marketplace', item: `${origin}/marketplace` },
      { position: 3, name: 'Mugs', item: `${origin}/marketplace/c/${category.id}` },
      { position: 4, name: 'Stoneware mug', item: `${origin}/marketplace/${item.id}` },
    ])
  })

  test('of one kind has one offer and its SKU; after the sale it costs what it did', async () => {
    const item = await created(
      'market-items',
      buildItem({
        onSale: true,
        saleEnd: '2999-05-31',
        discountType: 'value',
        discountValue: '4.50',
        variations: [{ variation: 'Regular', sku: 'ONE', price: 24.5, stock: 0 }],
      }),
    )
    const offerAt = async (now: Date) =>
      nodeOf(await page(`/marketplace/${item.id}`, { now }), 'Product') as { sku: string; offers: object }
    const during = await offerAt(new Date('2999-06-01T02:00:00Z'))
    expect(during.sku).toBe('ONE')
    expect(during.offers).toMatchObject({
      '@type': 'Offer',
      price: '20.00',
      priceValidUntil: '2999-05-31',
      availability: 'https://schema.org/OutOfStock',
      seller: { name: 'Harbour Goods' },
    })
    const after = await offerAt(new Date('2999-06-01T04:00:00Z'))
    expect(after.offers).toMatchObject({ price: '24.50' })
    expect(after.offers).not.toHaveProperty('priceValidUntil')
  })

  test('says where each kind is found and what it looks like, what sending it costs, and what is like it', async () => {
    const shop = await openShop(app, { flatRate: 7.5 })
    const keeper = await as(app, 'owner', shop)
    const at = `https://${shop.str_domain}`
    const category = (await keeper.post('market-categories', { category: 'Mugs' }).expect(201)).body
    const put = async (more: MarketItemWrite): Promise<MarketItem> =>
      (await keeper.post('market-items', buildItem({ categoryId: category.id, ...more })).expect(201)).body
    const gone = await put({ title: 'Gone', variations: [{ variation: 'Regular', stock: 0 }] })
    const there = await put({ title: 'There' })
    const item = await put({ title: 'Mug' })
    const [blue, grey] = item.variations
    const image = (order: number) =>
      app.service('market-images').create(buildImage(item.id, { customerId: shop.id, order }))
    const [first, second] = [await image(1), await image(2)]
    await keeper.patch(`market-variations/${grey!.id}`, { imageId: second.id }).expect(200)
    const described = () =>
      describeAddress({ app, account: shop }, `/marketplace/${item.id}?variation=${grey!.id}`)
    const page = await described()
    expect(page.canonical).toBe(`${at}/marketplace/${item.id}`)
    const shippingDetails = {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '7.50', currency: 'CAD' },
      shippingDestination: [
        { '@type': 'DefinedRegion', addressCountry: 'CA' },
        { '@type': 'DefinedRegion', addressCountry: 'US' },
      ],
    }
    const offer = (id: number, url: string) => ({
      '@type': 'Offer',
      url: `${at}/marketplace/${item.id}?variation=${id}`,
      image: `${at}${url}`,
      shippingDetails,
    })
    expect(nodeOf(page, 'Product')).toMatchObject({
      offers: { offers: [offer(blue!.id, first.url), offer(grey!.id, second.url)] },
      isRelatedTo: [
        { '@type': 'Product', name: 'There', url: `${at}/marketplace/${there.id}` },
        { '@type': 'Product', name: 'Gone', url: `${at}/marketplace/${gone.id}` },
      ],
    })
    await keeper.patch(`market-items/${item.id}`, { allowShipping: false }).expect(200)
    expect(JSON.stringify((await described()).jsonLd)).not.toContain('shippingDetails')
  })

  test('stands in the list of its shop, of its sale and of its category', async () => {
    const category = await created('market-categories', { category: 'Lists' })
    const item = await created('market-items', buildItem({ title: 'Listed', categoryId: category.id }))
    const list = nodeOf(await page('/marketplace/c/lists'), 'ItemList')
    expect(list).toMatchObject({
      name: 'Lists',
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Listed', url: `${origin}/marketplace/${item.id}` }],
    })
    const names = JSON.stringify(nodeOf(await page('/marketplace'), 'ItemList'))
    expect(names).toContain('Listed')
    expect(JSON.stringify(nodeOf(await page('/marketplace/sale'), 'ItemList'))).not.toContain('Listed')
  })
})

describe('a car', () => {
  test('has its facts and its price; sold it is sold', async () => {
    const car = await created(
      'automotive',
      buildCar({ mileage: 41_000, vin: 'VIN123', color: 'Blue', specialPrice: 27_500 }),
    )
    const described = await page(`/pages/${car.id}/2021-toyota-rav4`)
    expect(described.canonical).toBe(`${origin}/automotive/${car.id}`)
    expect(nodeOf(described, 'Car')).toMatchObject({
      name: '2021 Toyota RAV4',
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'RAV4',
      vehicleModelDate: '2021',
      vehicleIdentificationNumber: 'VIN123',
      color: 'Blue',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 41_000, unitCode: 'KMT' },
      offers: { price: '27500.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
    })
    expect(nodeOf(await page('/automotive'), 'ItemList')).toMatchObject({
      itemListElement: [{ name: '2021 Toyota RAV4', url: `${origin}/automotive/${car.id}` }],
    })
    await owner.patch(`automotive/${car.id}`, { sold: true, price: null, specialPrice: 26_000 }).expect(200)
    expect(nodeOf(await page(`/automotive/${car.id}`), 'Car')).toMatchObject({
      offers: { price: '26000.00', availability: 'https://schema.org/SoldOut' },
    })
    expect(nodeOf(await page('/automotive'), 'ItemList')).toBeUndefined()
  })

  test('without a price has no offer', async () => {
    const car = await created('automotive', buildCar({ price: null }))
    const described = await page(`/automotive/${car.id}`)
    expect(described.price).toBeUndefined()
    expect(nodeOf(described, 'Car')).not.toHaveProperty('offers')
  })
})
