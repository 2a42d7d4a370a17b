import { feature } from '../../kit/feature'
import { discountCodes as discountCodeService } from './discount-codes'

/** What there is of discount. */
export const discounts = feature({
  services: {
    'discount-codes': discountCodeService,
  },
})
