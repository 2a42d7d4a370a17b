import { marketCategoryContract } from './contracts/marketplace/market-category'
import type { Static, TObject } from '@sinclair/typebox'
import { accountContract } from './contracts/account'
import { automotiveContract, automotiveFeaturesOperation, carImageContract } from './contracts/automotive'
import { bookTable, bookingContract, bookingFile, changeBooking, viewBooking } from './contracts/bookings'
import { changeItems, duplicateItem } from './contracts/marketplace/change-items'
import { eventContract, funeralContract } from './contracts/calendar'
import { exportContract, exportTicketOperation } from './contracts/marketplace/exports'
import { condolenceContract, reportCondolence, sendCondolence } from './contracts/condolences'
import { contactMessageContract, contactOperation } from './contracts/site/contact'
import { cropItemPicture } from './contracts/marketplace/crop-item-picture'
import { customerListOperation } from './contracts/customers'
import { todaySummaryOperation } from './contracts/dashboard'
import {
  importContract,
  importItemContract,
  importPictureContract,
  retryImportPictures,
} from './contracts/marketplace/imports'
import { accountLifecycle, changeAccount, changeLifecycle, undoAccountChange } from './contracts/lifecycle'
import type {
  AnyRecord,
  AnyTableContract,
  CreateOf,
  OperationContract,
  RecordOf,
  RowOf,
  WriteOf,
} from './contract'
import { marketStatsContract } from './contracts/marketplace/market-stats'
import {
  marketImageContract,
  marketItemContract,
  marketOptionContract,
  marketVariationContract,
} from './contracts/marketplace/marketplace'
import { orderContracts } from './contracts/orders/order-contracts'
import { orderPatch } from './contracts/reorder'
import {
  openBusiness,
  openingState,
  publishSite,
  removeExamples,
  suggestAddress,
} from './contracts/site/opening'
import {
  acceptInvitation,
  invitationContract,
  memberContract,
  resendInvitation,
  viewInvitation,
} from './contracts/people'
import { noticeContract } from './contracts/site/notices'
import {
  blockContract,
  fileContract,
  galleryContract,
  hoursContract,
  linkContract,
  optionsContract,
  videoContract,
} from './contracts/site/profile'
import { changePeople, staffChangeContract } from './contracts/staff-changes'
import { shortLinkContract } from './contracts/marketplace/share'
import { removedRowContract } from './contracts/removed-rows'
import { styleCheckOperation, stylesContract } from './contracts/site/styles'
import { addDishes, copyMenuDay, restaurantContract } from './contracts/restaurant'
import { endSessions, listSessions } from './contracts/sessions'
import { rolesOperation } from './contracts/site/site'
import { facebookOperation } from './contracts/site/social'
import { specialHoursContract } from './contracts/site/special-hours'
import { shopReadinessOperation, storeSettingsContract } from './contracts/marketplace/store'
import {
  apiKeyContract,
  changeEmail,
  changePassword,
  confirmPassword,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  userContract,
} from './contracts/users'
import { analyticsContract, analyticsSummaryOperation } from './contracts/site/visits'
import {
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveryContract,
  webhookEndpointContract,
} from './contracts/webhooks'
import { whoamiOperation } from './contracts/whoami'

/** Every contract of the product, by path: the one list both sides are checked against. */
export const contracts = {
  ...orderContracts,
  account: accountContract,
  'account-export-ticket': exportTicketOperation,
  'account-exports': exportContract,
  'account-lifecycle': accountLifecycle,
  'add-dishes': addDishes,
  'api-keys': apiKeyContract,
  automotive: automotiveContract,
  'automotive-images': carImageContract,
  'book-table': bookTable,
  'booking-calendar': bookingFile,
  'booking-change': changeBooking,
  'booking-view': viewBooking,
  'change-account': changeAccount,
  'change-items': changeItems,
  'change-lifecycle': changeLifecycle,
  condolences: condolenceContract,
  contact: contactOperation,
  'copy-menu-day': copyMenuDay,
  'crop-item-picture': cropItemPicture,
  'customer-list': customerListOperation,
  'duplicate-item': duplicateItem,
  'email-change': changeEmail,
  'email-change-request': requestEmailChange,
  'contact-messages': contactMessageContract,
  events: eventContract,
  funerals: funeralContract,
  'get-automotive-features': automotiveFeaturesOperation,
  'get-facebook': facebookOperation,
  'get-roles': rolesOperation,
  'invitation-accept': acceptInvitation,
  'invitation-resend': resendInvitation,
  'invitation-view': viewInvitation,
  invitations: invitationContract,
  'market-categories': marketCategoryContract,
  'market-images': marketImageContract,
  'market-import-items': importItemContract,
  'market-import-pictures': importPictureContract,
  'market-imports': importContract,
  'market-items': marketItemContract,
  'market-options': marketOptionContract,
  'market-stats': marketStatsContract,
  'market-variations': marketVariationContract,
  'open-business': openBusiness,
  'opening-state': openingState,
  'order-patch': orderPatch,
  'password-change': changePassword,
  'password-confirm': confirmPassword,
  'password-reset': resetPassword,
  'password-reset-request': requestPasswordReset,
  'profile-analytics': analyticsContract,
  'profile-analytics-summary': analyticsSummaryOperation,
  'profile-blocks': blockContract,
  'profile-files': fileContract,
  'profile-gallery': galleryContract,
  'profile-hours': hoursContract,
  'profile-links': linkContract,
  'profile-notices': noticeContract,
  'profile-options': optionsContract,
  'profile-special-hours': specialHoursContract,
  'profile-styles': stylesContract,
  'profile-videos': videoContract,
  'publish-site': publishSite,
  'remove-examples': removeExamples,
  'report-condolence': reportCondolence,
  'retry-import-pictures': retryImportPictures,
  restaurant: restaurantContract,
  'send-condolence': sendCondolence,
  'session-end': endSessions,
  'session-list': listSessions,
  'shop-readiness': shopReadinessOperation,
  'short-links': shortLinkContract,
  'staff-change-people': changePeople,
  'removed-rows': removedRowContract,
  'staff-changes': staffChangeContract,
  'style-check': styleCheckOperation,
  'suggest-address': suggestAddress,
  'store-settings': storeSettingsContract,
  'table-bookings': bookingContract,
  'today-summary': todaySummaryOperation,
  'undo-account-change': undoAccountChange,
  'user-accounts': memberContract,
  users: userContract,
  'webhook-deliveries': webhookDeliveryContract,
  'webhook-endpoints': webhookEndpointContract,
  'webhook-resend': resendWebhook,
  'webhook-rotate': rotateWebhookSecret,
  'webhook-test': testWebhook,
  whoami: whoamiOperation,
} as const

export type Contracts = typeof contracts

/** A path whose rows are stored in a table. */
export type TablePath = {
  [P in keyof Contracts]: Contracts[P] extends { kind: 'table' } ? P : never
}[keyof Contracts]

/** Every path whose rows are stored in a table. */
export const tablePaths = Object.values(contracts).flatMap((each): TablePath[] =>
  each.kind === 'table' ? [each.path] : [],
)

/** The contract of a table service, for code that serves any of them. */
export const contractOf = (path: TablePath): AnyTableContract => contracts[path]

/** A path that runs an operation. */
export type OperationPath = Exclude<keyof Contracts, TablePath>

/** A row of the service at a path. */
export type Row<P extends TablePath> = RowOf<Contracts[P]>

/** A row of the service at a path as the server reads it, without aliases; of any row where the path is any. */
export type RecordAt<P extends TablePath> = TablePath extends P ? AnyRecord : RecordOf<Contracts[P]>

/** The body of a write to the service at a path. */
export type Write<P extends TablePath> = WriteOf<Contracts[P]>

/** A new row of the service at a path. */
export type NewRow<P extends TablePath> = TablePath extends P ? Partial<AnyRecord> : CreateOf<Contracts[P]>

/** The body of an operation. */
export type Input<P extends OperationPath> = Static<Contracts[P]['input']>

/** The answer of an operation. */
export type Answer<P extends OperationPath> =
  Contracts[P] extends OperationContract<string, TObject, infer A> ? A : never
