import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import type { Account } from '@mainstreet/shared/contracts/account'
import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { TablePath } from '@mainstreet/shared/services'
import { openShop } from '../features/orders/orders.factory'
import { createWholeApp } from './create-whole-app'
import { as, type Client, type Who } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { ok } from './ok'

// Every request of the two specifications, as it stands there: nothing is added to a body, nothing left out.

let app: TestApp
let shop: Account
let client: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

const made = async (path: TablePath) => (await factories[path](app, shop)).id

describe.each<[string, Who]>([
  ['an owner', 'owner'],
  ['staff', 'staff'],
])('the dashboard of %s', (_name, who) => {
  beforeAll(async () => {
    shop = await openShop(app)
    client = await as(app, who, shop)
  })

  test('reads and patches the account', async () => {
    const byId = await ok(client.get(`account?int_id=${shop.id}&$select[]=str_domain`))
    expect(byId.data).toMatchObject([{ str_domain: shop.str_domain }])
    for (const query of [`str_domain=${shop.str_domain}`, `customerId=${shop.id}`])
      expect((await ok(client.get(`account?${query}`))).total).toBe(1)
    const selected = [
      'str_services',
      'str_content_area_content',
      'flt_ao_payment_rate',
      'int_ao_payment_term',
    ]
    const select = selected.map((name) => `$select[]=${name}`).join('&')
    expect(Object.keys(await ok(client.get(`account/${shop.id}?${select}`)))).toEqual(
      expect.arrayContaining(selected),
    )
    const fields = {
      str_services: 'Gifts\nRepairs',
      str_content_area_content: '<p>Hello</p>',
      str_content_area_title: 'Hello',
      bol_ao_show_payment_calc: true,
      bol_ao_show_price_area: false,
      flt_ao_payment_rate: 5.9,
      int_ao_payment_term: 60,
      stripePublicKey: 'pk_live_12345678',
      stripeTestPublishKey: 'pk_test_12345678',
      facebookPixelId: '1234567890',
      str_phone: '(506) 555-0101',
      str_tollfree: '',
      str_mobile_url: 'https://m.harbour.test',
      str_email: 'hello@harbour.test',
      str_facebook: 'harbourgoods',
      str_twitter: 'harbour',
      str_pcode: 'E4P 1A1',
      str_title: 'Made by the sea',
      str_description: 'Made here',
    }
    for (const [name, value] of Object.entries(fields))
      await ok(client.patch(`account/${shop.id}`, { [name]: value }))
  })

  test('keeps hours, links, blocks, videos and notices', async () => {
    const hours = {
      customerId: shop.id,
      open: '09:00:00',
      close: '17:00:00',
      isOpen: false,
      byAppointment: false,
    }
    for (const day of [0, 1, 2, 3, 4, 5, 6, 'Monday'])
      await ok(client.post('profile-hours', { ...hours, day }))
    const { data: days } = await ok(client.get(`profile-hours?customerId=${shop.id}`))
    expect(days).toHaveLength(7)
    for (const change of [
      { open: '10:00:00' },
      { close: '16:30:00' },
      { isOpen: true },
      { byAppointment: true },
    ])
      await ok(client.patch(`profile-hours/${days[0].id}`, change))

    const link = { customerId: shop.id, order: 1, text: 'About', link: '/marketplace' }
    const { id: linkId } = await ok(client.post('profile-links', link))
    await ok(client.get(`profile-links?customerId=${shop.id}`))
    await ok(client.post('order-patch', { type: 'profile-links', orderArray: [{ id: linkId, order: 1 }] }))
    await ok(client.delete(`profile-links/${linkId}`))

    for (const [index, [block, { title }]] of Object.entries(homeBlocks).entries())
      await ok(
        client.post('profile-blocks', {
          customerId: shop.id,
          block,
          title: title.en,
          order: index + 1,
          show: true,
        }),
      )
    const { data: blocks } = await ok(client.get(`profile-blocks?customerId=${shop.id}`))
    expect(blocks).toHaveLength(blockKeys.length)
    await ok(client.patch(`profile-blocks/${blocks[0].id}`, { title: 'Who we are' }))
    await ok(client.patch(`profile-blocks/${blocks[0].id}`, { show: false }))
    const orderArray = blocks.map(({ id }: { id: number }, index: number) => ({
      id,
      order: blocks.length - index,
    }))
    await ok(client.post('order-patch', { type: 'profile-blocks', orderArray }))

    const video = {
      link: 'https://www.youtube.com/watch?v=abc',
      caption: 'Us',
      order: 1,
      customerId: shop.id,
    }
    const { id: videoId } = await ok(client.post('profile-videos', video))
    await ok(client.get(`profile-videos?customerId=${shop.id}`))
    await ok(client.delete(`profile-videos/${videoId}`))

    const notice = await made('profile-notices')
    const { data: notices } = await ok(client.get(`profile-notices?int_customer_id=${shop.id}`))
    expect(notices.map((row: { int_id: number }) => row.int_id)).toContain(notice)
    await ok(client.patch(`profile-notices/${notice}`, { bol_visible: false }))
    await ok(client.delete(`profile-notices/${notice}`))
  })

  test('keeps options, store settings and styles', async () => {
    await ok(client.post('profile-options', { customerId: shop.id }))
    const { data: options } = await ok(client.get(`profile-options?customerId=${shop.id}`))
    const all = {
      restaurantDisplayType: 'menu',
      noticeLimit: 4,
      featureLimit: 4,
      showHours: true,
      facebookLimit: 3,
      facebookDisplay: 'vertical',
    }
    await ok(client.put(`profile-options/${options[0].id}`, all))
    await ok(client.put(`profile-options/${options[0].id}`, { ...options[0], ...all }))
    await ok(client.post('store-settings', { customerId: shop.id }))
    const { data: settings } = await ok(client.get(`store-settings?customerId=${shop.id}`))
    await ok(client.get(`store-settings/${shop.id}`))
    const store = {
      storeName: 'Harbour',
      storeEmail: 'shop@harbour.test',
      receiveEmail: 'orders@harbour.test',
      storeLogo: '/assets/nb/1/logo.jpg',
      storeUrl: 'https://harbour.test',
      useTestStripeData: true,
      stripeSecretKey: 'sk_live_1234567890',
      stripeTestSecretKey: 'sk_test_1234567890',
      allowLocalPickup: true,
      allowFlatRate: true,
      allowDelivery: true,
      flatRate: 5,
      deliveryRate: 4.5,
    }
    await ok(client.put(`store-settings/${settings[0].id}`, { ...settings[0], ...store }))
    await ok(client.put(`store-settings/${settings[0].id}`, { ...settings[0], flatRate: 0 }))
    await ok(client.post('profile-styles', { customerId: shop.id }))
    const { data: styles } = await ok(client.get(`profile-styles?customerId=${shop.id}`))
    await ok(client.patch(`profile-styles/${styles[0].id}`, { customStyles: 'h1 { color: red }' }))
    await ok(client.patch(`profile-styles/${styles[0].id}`, { themeType: styles[0].themeType }))
    await ok(
      client.put(`store-settings/${settings[0].id}`, {
        ...settings[0],
        useTestStripeData: false,
        stripeSecretKey: null,
        stripeTestSecretKey: null,
      }),
    )
  })

  test('completes an order with the whole of it and writes to its buyer', async () => {
    const id = await made('account-orders')
    expect((await ok(client.get(`account-orders?customerId=${shop.id}`))).total).toBeGreaterThan(0)
    const { data } = await ok(client.get(`account-orders?id=${id}`))
    const order: Order = data[0]
    await ok(
      client.post('contact', {
        from: 'shop@harbour.test',
        to: order.email,
        contact: order.name,
        subject: 'Your order has shipped',
        message: 'Your order has shipped',
        html: '<h1>Shipped</h1>',
      }),
    )
    expect((await ok(client.put(`account-orders/${id}`, { ...order, status: 'Complete' }))).status).toBe(
      'Complete',
    )
  })

  test('reads what there is beside the shop', async () => {
    await ok(client.get(`market-items?customerId=${shop.id}`))
    await ok(client.get(`automotive?customerId=${shop.id}`))
    for (const path of ['restaurant', 'events', 'funerals'])
      await ok(client.get(`${path}?int_customer_id=${shop.id}`))
    const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString()
    await ok(client.get(`profile-analytics?customerId=${shop.id}&createdAt[$gt]=${yearAgo}`))
    for (const id of [shop.id, String(shop.id)])
      for (const path of ['get-roles', 'get-automotive-features'])
        expect(await ok(client.post(path, { id }))).toMatchObject({ ok: true })
  })
})
