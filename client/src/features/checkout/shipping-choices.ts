import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'

type Offers = Pick<PublicStore, 'allowFlatRate' | 'allowDelivery' | 'allowLocalPickup'>

/** The shipping options of a store, the one it starts with first. */
export const shippingChoices = (store: Offers): ShippingType[] => [
  ...(store.allowFlatRate ? (['shipping'] as const) : []),
  ...(store.allowDelivery ? (['delivery'] as const) : []),
  ...(store.allowLocalPickup ? (['pickup'] as const) : []),
]
