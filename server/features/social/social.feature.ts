import { feature } from '../../kit/feature'
import { getFacebook } from './get-facebook'

/** Posts of a business elsewhere. */
export const social = feature({
  services: {
    'get-facebook': getFacebook,
  },
})
