import { answerMessage, contactMessageContract, contactOperation } from './contact'
import { hoursContract, moreHoursContract } from './hours'
import { openBusiness, openingState, publishSite, removeExamples, suggestAddress } from './opening'
import { noticeContract } from './notices'
import {
  blockContract,
  fileContract,
  galleryContract,
  linkContract,
  optionsContract,
  videoContract,
} from './profile'
import { importRedirects, missingPageContract, redirectContract } from './redirects'
import { feedCheck } from './feeds'
import { pageTextContract } from './page-texts'
import { styleCheckOperation, stylesContract } from './styles'
import { rolesOperation } from './site'
import { facebookOperation } from './social'
import { specialHoursContract } from './special-hours'
import { timeOffContract } from './time-off'
import { analyticsContract, analyticsSummaryOperation } from './visits'

/** What a site shows and how it is set up, by path. */
export const siteContracts = {
  'answer-message': answerMessage,
  contact: contactOperation,
  'contact-messages': contactMessageContract,
  'get-facebook': facebookOperation,
  'get-roles': rolesOperation,
  'import-redirects': importRedirects,
  'missing-pages': missingPageContract,
  'open-business': openBusiness,
  'opening-state': openingState,
  'feed-check': feedCheck,
  'page-texts': pageTextContract,
  'profile-analytics': analyticsContract,
  'profile-analytics-summary': analyticsSummaryOperation,
  'profile-blocks': blockContract,
  'profile-files': fileContract,
  'profile-gallery': galleryContract,
  'profile-hours': hoursContract,
  'profile-links': linkContract,
  'profile-more-hours': moreHoursContract,
  'profile-notices': noticeContract,
  'profile-options': optionsContract,
  'profile-special-hours': specialHoursContract,
  'profile-time-off': timeOffContract,
  redirects: redirectContract,
  'profile-styles': stylesContract,
  'profile-videos': videoContract,
  'publish-site': publishSite,
  'remove-examples': removeExamples,
  'style-check': styleCheckOperation,
  'suggest-address': suggestAddress,
} as const
