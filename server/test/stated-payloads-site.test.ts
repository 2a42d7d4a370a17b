import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { TablePath } from '@mainstreet/shared/services'
import { newKey, openShop } from '../features/orders/orders.factory'
import { createWholeApp } from './create-whole-app'
import { as, type Client } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { ok } from './ok'

// Every request of the two specifications, as it stands there: nothing is added to a body, nothing left out.

let app: TestApp
let shop: Account
let client: Client
let visitor: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

const made = async (path: TablePath) => (await factories[path](app, shop)).id

describe('the public site', () => {
  beforeAll(async () => {
    shop = await openShop(app)
    client = await as(app, 'owner', shop)
    visitor = await as(app, 'visitor', shop)
  })

  test('reads what its page shows', async () => {
    const item = await made('market-items')
    for (const query of [
      `market-items?customerId=${shop.id}`,
      `market-items?id=${item}`,
      `market-images?itemId=${item}`,
      `market-categories?customerId=${shop.id}`,
      `account?str_domain=${shop.str_domain}`,
      `account?int_id=${shop.id}`,
      `account/${shop.id}`,
      `store-settings?customerId=${shop.id}`,
      `automotive?customerId=${shop.id}`,
      ...['blocks', 'links', 'hours', 'options', 'styles', 'videos', 'gallery'].map(
        (name) => `profile-${name}?customerId=${shop.id}`,
      ),
      ...['profile-files', 'profile-notices', 'restaurant', 'events', 'funerals'].map(
        (path) => `${path}?int_customer_id=${shop.id}`,
      ),
    ])
      await ok(visitor.get(query))
    for (const id of [shop.id, String(shop.id)]) {
      expect(await ok(visitor.post('get-roles', { id }))).toEqual({
        ok: true,
        roles: [{ Rolename: 'Sales Flyer' }],
      })
      expect(await ok(visitor.post('get-automotive-features', { id }))).toMatchObject({ ok: true })
    }
    const posts = await ok(
      visitor.post('get-facebook', { customerId: shop.id, facebookId: 'harbour', limit: 5 }),
    )
    expect(posts).toMatchObject({ ok: true })
  })

  test('counts, tracks and takes a message', async () => {
    const item = await made('market-items')
    await ok(visitor.put(`market-stats/${item}`, { views: 1 }))
    await ok(visitor.put(`market-stats/${item}`, { views: 2, clicks: 1 }))
    for (const eventType of [
      'pageView',
      'interact',
      'navigation',
      'socialInteract',
      'fileDownload',
      'noticeInteract',
      'featuredItem',
    ])
      await ok(
        visitor.post('profile-analytics', {
          customerId: shop.id,
          userId: '6e7d9f0a',
          url: `http://${shop.str_domain}/`,
          referrer: '',
          eventType,
          mobile: false,
        }),
      )
    await ok(
      visitor.post('contact', {
        from: 'mona@people.test',
        to: shop.str_email,
        contact: 'Mona Leger',
        subject: '',
        message: 'Are you open on Sunday?',
      }),
    )
  })

  test('pays for a cart', async () => {
    const item: MarketItem = await ok(client.get(`market-items/${await made('market-items')}`))
    const [variation] = item.variations
    const entry = {
      id: variation!.id,
      name: item.title,
      image: '/assets/mug.jpg',
      price: variation!.price,
      quantity: 2,
      variation: variation!.variation,
      item,
    }
    const data = {
      name: 'Mona Leger',
      phone: '(506) 555-0199',
      email: 'mona@people.test',
      recipient: 'Mona Leger',
      address: '1 Main Street',
      city: 'Moncton',
      province: 'NB',
      postalcode: 'E1C 1A1',
      country: 'Canada',
      notes: '',
    }
    const body = {
      id: 'pm_card_visa',
      customerid: shop.id,
      items: [entry],
      data,
      shippingType: 'shipping',
      currency: 'cad',
    }
    expect(await ok(visitor.post('payments', body).set(newKey()))).toMatchObject({ ok: true })
    const short = { ...entry, item: { id: item.id, taxExempt: false, allowShipping: true, category: null } }
    expect(
      await ok(visitor.post('payments', { ...body, items: [short], shippingType: 'pickup' }).set(newKey())),
    ).toMatchObject({ ok: true })
  })
})
