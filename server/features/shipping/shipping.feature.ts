import { feature } from '../../kit/feature'
import { shippingZones as shippingZoneService } from './shipping-zones'

/** What there is of shipping. */
export const shipping = feature({
  services: {
    'shipping-zones': shippingZoneService,
  },
})
