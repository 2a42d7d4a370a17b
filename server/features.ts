import type { Contracts } from '@mainstreet/shared/services'
import { account } from './features/account/account'
import { auditBooks } from './features/books/audit-books'
import { automotive } from './features/automotive/automotive'
import { automotiveImages } from './features/automotive/automotive-images'
import { getAutomotiveFeatures } from './features/automotive/get-automotive-features'
import { sessionEnd } from './features/authentication/session-end'
import { sessionList } from './features/authentication/session-list'
import { buyerArchiveOperation } from './features/buyers/buyer-archive'
import { buyerDataOperation } from './features/buyers/buyer-data'
import { eraseBuyerOperation } from './features/buyers/erase-buyer'
import { events } from './features/calendar/events'
import { funerals } from './features/calendar/funerals'
import { contactMessages } from './features/contact/contact-messages'
import { sendContact } from './features/contact/send-contact'
import { listCustomers } from './features/customers/list-customers'
import { accountExports } from './features/exports/account-exports'
import { exportTicket } from './features/exports/export-ticket'
import { accountLifecycle } from './features/lifecycle/account-lifecycle'
import { changeAccount } from './features/lifecycle/change-account'
import { changeLifecycle } from './features/lifecycle/change-lifecycle'
import { undoAccountChange } from './features/lifecycle/undo-account-change'
import { accountMails } from './features/mails/account-mails'
import { previewMail } from './features/mails/preview-mail'
import { resendMail } from './features/mails/resend-mail'
import { sampleMail } from './features/mail-samples/sample-mail'
import { summariseToday } from './features/dashboard/summarise-today'
import { changeItems } from './features/marketplace/change-items'
import { cropItemPicture } from './features/marketplace/crop-item-picture'
import { duplicateItem } from './features/marketplace/duplicate-item'
import { marketImportItems } from './features/marketplace/import/market-import-items'
import { marketImportPictures } from './features/marketplace/import/pictures/market-import-pictures'
import { marketImports } from './features/marketplace/import/market-imports'
import { retryImportPicturesOperation } from './features/marketplace/import/pictures/retry-import-pictures'
import { marketCategories } from './features/marketplace/market-categories'
import { marketImages } from './features/marketplace/market-images'
import { marketItems } from './features/marketplace/market-items'
import { marketOptions } from './features/marketplace/market-options'
import { marketStats } from './features/marketplace/market-stats'
import { marketVariations } from './features/marketplace/market-variations'
import { orderPatch } from './features/reorder/order-patch'
import { accountOrders } from './features/orders/account-orders'
import { manualQuoteOperation } from './features/orders/manual-quote'
import { orderCountsOperation } from './features/orders/order-counts'
import { undoStepOperation } from './features/orders/undo-step'
import { orderLookup } from './features/orders/order-lookup'
import { refundOrderOperation } from './features/orders/refunds/refund-order'
import { refundQuoteOperation } from './features/orders/refunds/refund-quote'
import { orderRefunds } from './features/orders/refunds/order-refunds'
import { openBusiness } from './features/opening/open-business'
import { openingState } from './features/opening/opening-state'
import { publishSite } from './features/opening/publish-site'
import { removeExamples } from './features/opening/remove-examples'
import { suggestAddress } from './features/opening/suggest-address'
import { payments } from './features/orders/checkout/payments'
import { quote } from './features/orders/checkout/quote'
import { profileAnalytics } from './features/visits/profile-analytics'
import { profileBlocks } from './features/profile/profile-blocks'
import { profileFiles } from './features/profile/profile-files'
import { profileGallery } from './features/profile/profile-gallery'
import { profileHours } from './features/profile/profile-hours'
import { profileLinks } from './features/profile/profile-links'
import { profileNotices } from './features/profile/profile-notices'
import { profileOptions } from './features/profile/profile-options'
import { profileSpecialHours } from './features/profile/profile-special-hours'
import { profileStyles } from './features/profile/profile-styles'
import { styleCheck } from './features/profile/style-check'
import { profileVideos } from './features/profile/profile-videos'
import { summariseAnalytics } from './features/visits/summarise-analytics'
import { summariseSales } from './features/reports/summarise-sales'
import { acceptInvitation } from './features/people/accept-invitation'
import { invitations } from './features/people/invitations'
import { resendInvitation } from './features/people/resend-invitation'
import { userAccounts } from './features/people/user-accounts'
import { viewInvitation } from './features/people/view-invitation'
import { addDishes } from './features/restaurant/add-dishes'
import { copyMenuDay } from './features/restaurant/copy-menu-day'
import { restaurant } from './features/restaurant/restaurant'
import { getRoles } from './features/site/get-roles'
import { shortLinks } from './features/share/short-links'
import { getFacebook } from './features/social/get-facebook'
import { listPeople } from './features/staff-changes/list-people'
import { staffChanges } from './features/staff-changes/staff-changes'
import { shopReadiness } from './features/store/shop-readiness'
import { storeSettings } from './features/store/store-settings'
import { taxRates } from './features/tax/tax-rates'
import { apiKeys } from './features/users/api-keys'
import { emailChange } from './features/users/email-change'
import { emailChangeRequest } from './features/users/email-change-request'
import { passwordChange } from './features/users/password-change'
import { passwordReset } from './features/users/password-reset'
import { passwordResetRequest } from './features/users/password-reset-request'
import { users } from './features/users/users'
import { whoami } from './features/users/whoami'
import { resendWebhookOperation } from './features/webhooks/resend-webhook'
import { rotateSecret } from './features/webhooks/rotate-webhook-secret'
import { testWebhookOperation } from './features/webhooks/test-webhook'
import { webhookDeliveries } from './features/webhooks/webhook-deliveries'
import { webhookEndpoints } from './features/webhooks/webhook-endpoints'
import type { FeatureOf } from './kit/service/feature'

/** Every contract's feature: one that is missing here does not compile. */
export const features: { [P in keyof Contracts]: FeatureOf<Contracts[P]> } = {
  account,
  'account-export-ticket': exportTicket,
  'account-exports': accountExports,
  'account-lifecycle': accountLifecycle,
  'account-mails': accountMails,
  'account-orders': accountOrders,
  'add-dishes': addDishes,
  'api-keys': apiKeys,
  'audit-books': auditBooks,
  automotive,
  'automotive-images': automotiveImages,
  'buyer-archive': buyerArchiveOperation,
  'buyer-data': buyerDataOperation,
  'change-account': changeAccount,
  'change-items': changeItems,
  'change-lifecycle': changeLifecycle,
  contact: sendContact,
  'copy-menu-day': copyMenuDay,
  'crop-item-picture': cropItemPicture,
  'customer-list': listCustomers,
  'duplicate-item': duplicateItem,
  'email-change': emailChange,
  'email-change-request': emailChangeRequest,
  'contact-messages': contactMessages,
  'erase-buyer': eraseBuyerOperation,
  events,
  funerals,
  'get-automotive-features': getAutomotiveFeatures,
  'get-facebook': getFacebook,
  'get-roles': getRoles,
  'invitation-accept': acceptInvitation,
  'invitation-resend': resendInvitation,
  'invitation-view': viewInvitation,
  invitations,
  'mail-preview': previewMail,
  'mail-resend': resendMail,
  'mail-sample': sampleMail,
  'manual-quote': manualQuoteOperation,
  'market-categories': marketCategories,
  'market-images': marketImages,
  'market-import-items': marketImportItems,
  'market-import-pictures': marketImportPictures,
  'market-imports': marketImports,
  'market-items': marketItems,
  'market-options': marketOptions,
  'market-stats': marketStats,
  'market-variations': marketVariations,
  'open-business': openBusiness,
  'opening-state': openingState,
  'order-counts': orderCountsOperation,
  'order-lookup': orderLookup,
  'order-patch': orderPatch,
  'order-refunds': orderRefunds,
  'password-change': passwordChange,
  'password-reset': passwordReset,
  'password-reset-request': passwordResetRequest,
  payments,
  'profile-analytics': profileAnalytics,
  'profile-analytics-summary': summariseAnalytics,
  'profile-blocks': profileBlocks,
  'profile-files': profileFiles,
  'profile-gallery': profileGallery,
  'profile-hours': profileHours,
  'profile-links': profileLinks,
  'profile-notices': profileNotices,
  'profile-options': profileOptions,
  'profile-special-hours': profileSpecialHours,
  'profile-styles': profileStyles,
  'profile-videos': profileVideos,
  'publish-site': publishSite,
  quote,
  'refund-order': refundOrderOperation,
  'refund-quote': refundQuoteOperation,
  'remove-examples': removeExamples,
  'retry-import-pictures': retryImportPicturesOperation,
  restaurant,
  'sales-summary': summariseSales,
  'session-end': sessionEnd,
  'session-list': sessionList,
  'shop-readiness': shopReadiness,
  'staff-change-people': listPeople,
  'short-links': shortLinks,
  'staff-changes': staffChanges,
  'style-check': styleCheck,
  'suggest-address': suggestAddress,
  'store-settings': storeSettings,
  'tax-rates': taxRates,
  'today-summary': summariseToday,
  'undo-account-change': undoAccountChange,
  'undo-order-step': undoStepOperation,
  'user-accounts': userAccounts,
  users,
  'webhook-deliveries': webhookDeliveries,
  'webhook-endpoints': webhookEndpoints,
  'webhook-resend': resendWebhookOperation,
  'webhook-rotate': rotateSecret,
  'webhook-test': testWebhookOperation,
  whoami,
}
