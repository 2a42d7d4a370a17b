import { publicStore, type StoreRow } from './public-store'

const row: StoreRow = {
  storeName: 'Harbour',
  storeLogo: '',
  useTestStripeData: false,
  allowLocalPickup: true,
  allowFlatRate: false,
  allowDelivery: false,
  flatRate: 5,
  deliveryRate: 0,
  hasLiveKey: true,
  hasTestKey: false,
}
const account = { ecommerceEnabled: true, stripePublicKey: 'pk_live_1', stripeTestPublishKey: '' }
const circumstances = { account, sandbox: true, preview: false }

describe('the public side of a store', () => {
  test('never says anything of secret keys', () => {
    expect(JSON.stringify(publicStore(row, circumstances))).not.toMatch(/has(Live|Test)Key|secret/i)
  })

  test('takes no live money in a preview', () => {
    const store = publicStore(row, { ...circumstances, preview: true })
    expect(store).toMatchObject({ open: false, payments: 'none', publishableKey: '' })
  })

  test('is closed where it does not sell, ships nowhere or cannot take cards', () => {
    expect(
      publicStore(row, { ...circumstances, account: { ...account, ecommerceEnabled: false } }).open,
    ).toBe(false)
    expect(publicStore({ ...row, allowLocalPickup: false }, circumstances).open).toBe(false)
    expect(publicStore({ ...row, hasLiveKey: false }, { ...circumstances, sandbox: false }).open).toBe(false)
  })

  test('never falls back to the sandbox once it has a key', () => {
    const store = publicStore({ ...row, useTestStripeData: true }, circumstances)
    expect(store).toMatchObject({ open: false, payments: 'none' })
  })

  test('takes cards with the keys of its mode, and test cards without any', () => {
    expect(publicStore(row, circumstances)).toMatchObject({
      open: true,
      payments: 'stripe',
      publishableKey: 'pk_live_1',
    })
    expect(publicStore({ ...row, hasLiveKey: false }, circumstances)).toMatchObject({
      open: true,
      payments: 'sandbox',
      publishableKey: '',
    })
  })
})
