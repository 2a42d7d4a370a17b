import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { withParts } from '../../test/with-parts'
import { createGateways } from '../../kit/payments/gateways'
import { site as siteFeature } from './site.feature'
import { publicStore, type StoreRow } from './public-store'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, siteFeature] })
})
afterAll(() => app.close())

const row: StoreRow = {
  storeName: 'Harbour',
  storeLogo: '',
  useTestStripeData: false,
  allowLocalPickup: true,
  allowFlatRate: false,
  allowDelivery: false,
  flatRate: 5,
  deliveryRate: 0,
  flatFreeFrom: null,
  deliveryFreeFrom: null,
  orderMinimum: 0,
  leavesInDays: null,
  returnPolicy: '',
}
const keys = { live: true, secretKey: '', publishableKey: '' }
const withKeys = { hasKeys: true, keys: { ...keys, secretKey: 'sk_live_51abcdefghijkl4242' } }
const circumstances = {
  account: { ecommerceEnabled: true },
  payment: { hasKeys: false, keys },
  preview: false,
  zones: [],
  timed: [],
}
const closed = { open: false, payments: 'none', publishableKey: '' }

describe('the public side of a store', () => {
  test('never says anything of secret keys', () => {
    const store = publicStore(app, row, { ...circumstances, payment: withKeys })
    expect(JSON.stringify(store)).not.toMatch(/hasKeys|secret|sk_/i)
  })

  test('is closed where it does not sell, ships nowhere or cannot take cards', () => {
    expect(publicStore(app, row, { ...circumstances, account: { ecommerceEnabled: false } })).toMatchObject(
      closed,
    )
    expect(publicStore(app, { ...row, allowLocalPickup: false }, circumstances)).toMatchObject(closed)
    const gateways = createGateways({ knex: app.get('database').knex, settings: { paymentsSandbox: false } })
    expect(publicStore(withParts(app, { gateways }), row, circumstances)).toMatchObject(closed)
  })

  test('says between which prices each way lies, and from which sum on it is free wherever it goes', () => {
    const zone = { way: 'delivery' as const, steps: [], price: 4, freeFrom: 50 }
    const zones = [zone, { ...zone, price: 9, steps: [{ upTo: 500, price: 3 }], freeFrom: 80 }]
    const { sending } = publicStore(app, { ...row, flatFreeFrom: 60 }, { ...circumstances, zones })
    expect(sending).toEqual({
      shipping: { from: 5, to: 5, freeFrom: 60 },
      delivery: { from: 3, to: 9, freeFrom: 80 },
    })
    const some = publicStore(app, row, { ...circumstances, zones: [zone, { ...zone, freeFrom: null }] })
    expect(some.sending.delivery.freeFrom).toBeNull()
  })

  test('never falls back to the sandbox once it has a key', () => {
    expect(publicStore(app, row, { ...circumstances, payment: withKeys })).toMatchObject(closed)
  })

  test('takes test cards without any key, in a preview too', () => {
    for (const preview of [false, true])
      expect(publicStore(app, row, { ...circumstances, preview })).toMatchObject({
        open: true,
        payments: 'sandbox',
        publishableKey: '',
      })
  })
})
