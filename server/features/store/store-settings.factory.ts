import type { StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'

/** A valid body for saving a store's settings: every shipping method, no keys. */
export const buildStoreSettings = (overrides: Partial<StoreSettings> = {}) => ({
  storeName: 'Harbour Goods',
  storeEmail: 'shop@harbour.test',
  receiveEmail: 'orders@harbour.test',
  useTestStripeData: true,
  allowLocalPickup: true,
  allowFlatRate: true,
  allowDelivery: true,
  flatRate: 5,
  deliveryRate: 7.5,
  ...overrides,
})
