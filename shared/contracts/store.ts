import { Type } from '@sinclair/typebox'
import { all, reads } from '../access'
import { emailOrNone } from './account'
import { dollars, fileUrl, flag, id, nullable, text } from '../columns'
import { contract, type RowOf } from '../contract'

/** How the account sells: names, shipping choices and rates, payment keys (masked on the wire). */
export const storeSettingsContract = contract({
  path: 'store-settings',
  record: {
    id,
    customerId: id,
    storeName: text(120),
    storeEmail: emailOrNone,
    receiveEmail: emailOrNone,
    storeLogo: fileUrl,
    storeUrl: text(300),
    useTestStripeData: flag,
    stripeSecretKey: text(255),
    stripeTestSecretKey: text(255),
    allowLocalPickup: flag,
    allowFlatRate: flag,
    allowDelivery: flag,
    flatRate: dollars,
    deliveryRate: dollars,
  },
  writable: [
    'storeName',
    'storeEmail',
    'receiveEmail',
    'storeLogo',
    'storeUrl',
    'useTestStripeData',
    'stripeSecretKey',
    'stripeTestSecretKey',
    'allowLocalPickup',
    'allowFlatRate',
    'allowDelivery',
    'flatRate',
    'deliveryRate',
  ],
  /** Null clears a key; an empty or masked one keeps what is stored. */
  body: {
    stripeSecretKey: Type.Optional(nullable(text(255))),
    stripeTestSecretKey: Type.Optional(nullable(text(255))),
  },
  // Sealed where they are stored, so there is nothing to find or sort them by.
  computed: ['stripeSecretKey', 'stripeTestSecretKey'],
  access: {
    visitor: {
      methods: reads,
      hides: ['storeEmail', 'receiveEmail', 'storeUrl', 'stripeSecretKey', 'stripeTestSecretKey'],
    },
    owner: { methods: ['find', 'get', 'create', 'update', 'patch'] },
    staff: { methods: all },
  },
})

export type StoreSettings = RowOf<typeof storeSettingsContract>
