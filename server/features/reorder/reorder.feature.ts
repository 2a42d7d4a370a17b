import { feature } from '../../kit/feature'
import { orderPatch } from './order-patch'

/** The order of rows. */
export const reorder = feature({
  services: {
    'order-patch': orderPatch,
  },
})
