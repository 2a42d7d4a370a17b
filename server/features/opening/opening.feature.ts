import { feature } from '../../kit/feature'
import { openBusiness } from './open-business'
import { openingState } from './opening-state'
import { publishSite } from './publish-site'
import { removeExamples } from './remove-examples'
import { suggestAddress } from './suggest-address'

/** How a business begins. */
export const opening = feature({
  services: {
    'open-business': openBusiness,
    'opening-state': openingState,
    'publish-site': publishSite,
    'remove-examples': removeExamples,
    'suggest-address': suggestAddress,
  },
  limited: { 'open-business': 'invitations-user' },
})
