import type { Static, TObject } from '@sinclair/typebox'
import { accountContract } from './contracts/account'
import { automotiveContract, automotiveFeaturesOperation, carImageContract } from './contracts/automotive'
import { carImportContract, carImportRowContract } from './contracts/car-imports'
import { bookTable, bookingContract, bookingFile, changeBooking, viewBooking } from './contracts/bookings'
import { comeToEvent, eventContract, funeralContract, lightCandle } from './contracts/calendar/calendar'
import { condolenceContract, reportCondolence, sendCondolence } from './contracts/calendar/condolences'
import { customerListOperation, platformOverviewOperation } from './contracts/customers'
import { todaySummaryOperation } from './contracts/dashboard'
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
import { marketplaceContracts } from './contracts/marketplace/marketplace-contracts'
import { siteContracts } from './contracts/site/site-contracts'
import { orderContracts } from './contracts/orders/order-contracts'
import { orderPatch } from './contracts/reorder'
import {
  acceptInvitation,
  invitationContract,
  memberContract,
  resendInvitation,
  viewInvitation,
} from './contracts/people'
import {
  buyerNoteContract,
  letterContract,
  letterPreview,
  sendLetter,
  subscribe,
  subscriberContract,
  subscription,
} from './contracts/newsletter'
import { changePeople, accountChangeContract } from './contracts/account-changes'
import { removedRowContract } from './contracts/removed-rows'
import { addDishes, copyMenuDay, restaurantContract } from './contracts/restaurant'
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  challengePasskey,
  readSecondFactor,
  removeFactor,
  renewRecoveryCodes,
} from './contracts/second-factor'
import { endSessions, listSessions } from './contracts/sessions'
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
import {
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveryContract,
  webhookEndpointContract,
} from './contracts/webhooks'
import { whoamiOperation } from './contracts/whoami'
import { savedAnswerContract } from './contracts/saved-answers'
import { addPhone, listPhones, markSeen, removePhone, sendSampleNotice } from './contracts/phones'
import { noticesToContract } from './contracts/notices-to'
import { quoteContract } from './contracts/site/quotes'
import { funeralImageContract } from './contracts/calendar/funeral-images'
import { stockAlertContract, tellWhenBack } from './contracts/stock-alerts'
import { discountCodeContract } from './contracts/discount-codes'
import { shippingZoneContract } from './contracts/marketplace/shipping-zones'
import { orderSlots, orderTimesContract } from './contracts/orders/order-times'

/** Every contract of the product, by path: the one list both sides are checked against. */
export const contracts = {
  ...marketplaceContracts,
  ...orderContracts,
  ...siteContracts,
  account: accountContract,
  'account-lifecycle': accountLifecycle,
  'add-dishes': addDishes,
  'api-keys': apiKeyContract,
  automotive: automotiveContract,
  'automotive-images': carImageContract,
  'automotive-import-rows': carImportRowContract,
  'automotive-imports': carImportContract,
  'book-table': bookTable,
  'booking-calendar': bookingFile,
  'booking-change': changeBooking,
  'booking-view': viewBooking,
  'change-account': changeAccount,
  'change-lifecycle': changeLifecycle,
  'come-to-event': comeToEvent,
  condolences: condolenceContract,
  'copy-menu-day': copyMenuDay,
  'customer-list': customerListOperation,
  'discount-codes': discountCodeContract,
  'order-slots': orderSlots,
  'order-times': orderTimesContract,
  'platform-overview': platformOverviewOperation,
  'email-change': changeEmail,
  'email-change-request': requestEmailChange,
  events: eventContract,
  'funeral-images': funeralImageContract,
  funerals: funeralContract,
  'get-automotive-features': automotiveFeaturesOperation,
  'invitation-accept': acceptInvitation,
  'invitation-resend': resendInvitation,
  'invitation-view': viewInvitation,
  invitations: invitationContract,
  'buyer-notes': buyerNoteContract,
  'letter-preview': letterPreview,
  letters: letterContract,
  'send-letter': sendLetter,
  subscribe,
  subscribers: subscriberContract,
  subscription,
  'light-candle': lightCandle,
  'notice-sample': sendSampleNotice,
  'notice-seen': markSeen,
  'notices-to': noticesToContract,
  'order-patch': orderPatch,
  'password-change': changePassword,
  'password-confirm': confirmPassword,
  'password-reset': resetPassword,
  'password-reset-request': requestPasswordReset,
  'profile-quotes': quoteContract,
  'report-condolence': reportCondolence,
  restaurant: restaurantContract,
  'saved-answers': savedAnswerContract,
  'send-condolence': sendCondolence,
  'phone-add': addPhone,
  'phone-list': listPhones,
  'phone-remove': removePhone,
  'authenticator-begin': beginAuthenticator,
  'authenticator-on': addAuthenticator,
  'passkey-add': addPasskey,
  'passkey-begin': beginPasskey,
  'passkey-challenge': challengePasskey,
  'recovery-codes': renewRecoveryCodes,
  'second-factor': readSecondFactor,
  'second-factor-off': removeFactor,
  'session-end': endSessions,
  'session-list': listSessions,
  'account-change-people': changePeople,
  'removed-rows': removedRowContract,
  'account-changes': accountChangeContract,
  'shipping-zones': shippingZoneContract,
  'stock-alerts': stockAlertContract,
  'table-bookings': bookingContract,
  'tell-when-back': tellWhenBack,
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
