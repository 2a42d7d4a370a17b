import type { Migration } from '../server/kit/database/migrate'
import { accounts } from './20260101000100-accounts'
import { mailOutbox } from './20260101000200-mail-outbox'
import { users } from './20260101000300-users'
import { apiKeys } from './20260101000310-api-keys'
import { marketplace } from './20260101000400-marketplace'
import { profile } from './20260101000500-profile'
import { automotive } from './20260101000510-automotive'
import { restaurant } from './20260101000520-restaurant'
import { calendar } from './20260101000530-calendar'
import { orders } from './20260101000600-orders'
import { itemSearch } from './20260101000700-item-search'
import { orderLanguage } from './20260101000800-order-language'
import { accountLanguage } from './20260101000900-account-language'
import { keptVariations } from './20260101000910-kept-variations'
import { paymentCharging } from './20260101000920-payment-charging'
import { marketImports } from './20260101000930-market-imports'
import { rateLimits } from './20260101000940-rate-limits'
import { userLanguage } from './20260101000950-user-language'
import { contactMessages } from './20260101000960-contact-messages'
import { salesIndex } from './20260101000961-sales-index'
import { orderSearch } from './20260101000962-order-search'
import { siteFonts } from './20260101000965-site-fonts'
import { media } from './20260101000970-media'
import { visitRollUps } from './20260101000971-visit-roll-ups'
import { noticePeriod } from './20260101001010-notice-period'
import { specialHours } from './20260101001110-special-hours'
import { sessionDevices } from './20260101001210-session-devices'
import { emailChanges } from './20260101001220-email-changes'
import { accountExports } from './20260101001230-account-exports'
import { refunds } from './20260101001240-refunds'
import { orderItemSearch } from './20260101001241-order-item-search'
import { paymentMode } from './20260101001250-payment-mode'
import { webhookSecrets } from './20260101001251-webhook-secrets'
import { taxRates } from './20260101001260-tax-rates'
import { accountMails } from './20260101001270-account-mails'
import { stockMoves } from './20260101001280-stock-moves'
import { taxNumbers } from './20260101001261-tax-numbers'
import { audit } from './20260101001281-audit'
import { salesMovementsIndex } from './20260101001262-sales-movements-index'
import { variationPictures } from './20260101001300-variation-pictures'
import { importChoices } from './20260101001310-import-choices'
import { webhooks } from './20260101001500-webhooks'
import { shortLinks } from './20260101001580-short-links'
import { keyEndpoints } from './20260101001620-key-endpoints'
import { importPictures } from './20260101001660-import-pictures'
import { importClaims } from './20260101001690-import-claims'
import { paymentProvider } from './20260101001700-payment-provider'
import { providerKeys } from './20260101001710-provider-keys'
import { serverMessages } from './20260101001720-server-messages'
import { growthIndexes } from './20260101001730-growth-indexes'
import { visitMonths } from './20260101001750-visit-months'
import { tableBookings } from './20260101001760-table-bookings'
import { variationTranslations } from './20260101001610-variation-translations'
import { announcedNotices } from './20260101001590-announced-notices'
import { untoldChanges } from './20260101001560-untold-changes'
import { providerRefunds } from './20260101001320-provider-refunds'
import { oldMails } from './20260101001321-old-mails'
import { manualOrderKeys } from './20260101001322-manual-order-keys'
import { keyMoments } from './20260101001323-key-moments'
import { examples } from './20260101001420-examples'
import { lifecycle } from './20260101001421-lifecycle'
import { carEditor } from './20260101001460-car-editor'
import { invitations } from './20260101001440-invitations'
import { menuRows } from './20260101001480-menu-rows'
import { customerList } from './20260101001400-customer-list'
import { staffChanges } from './20260101001401-staff-changes'
import { calendarEntries } from './20260101001481-calendar-entries'
import { lastSignIn } from './20260101001520-last-sign-in'
import { translations } from './20260101001540-translations'
import { itemTags } from './20260101001570-item-tags'
import { secretFingerprints } from './20260101001630-secret-fingerprints'
import { jobTurns } from './20260101001740-job-turns'
import { funeralNotices } from './20260101001770-funeral-notices'
import { condolences } from './20260101001780-condolences'
import { ordersDueFirst } from './20260101001790-orders-due-first'
import { returnPolicy } from './20260101001800-return-policy'
import { orderConfirmations } from './20260101001850-order-confirmations'
import { messageNumbers } from './20260101001810-message-numbers'
import { messagePhones } from './20260101001853-message-phones'
import { orderCorrections } from './20260101001854-order-corrections'
import { bookingReasons } from './20260101001855-booking-reasons'
import { answeredMessages } from './20260101001856-answered-messages'
import { changedSince } from './20260101001857-changed-since'
import { keptCreates } from './20260101001858-kept-creates'
import { confirmedSessions } from './20260101001859-confirmed-sessions'
import { draftsOfEntries } from './20260101001860-drafts-of-entries'
import { answersAnytime } from './20260101001861-answers-anytime'
import { moreVisitations } from './20260101001862-more-visitations'
import { unseenLookUps } from './20260101001863-unseen-look-ups'
import { searchFolding } from './20260101001852-search-folding'
import { ordersOnTheirWay } from './20260101001851-orders-on-their-way'

/** Every change of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  accounts,
  mailOutbox,
  users,
  apiKeys,
  marketplace,
  profile,
  automotive,
  restaurant,
  calendar,
  orders,
  itemSearch,
  orderLanguage,
  accountLanguage,
  keptVariations,
  paymentCharging,
  marketImports,
  rateLimits,
  userLanguage,
  contactMessages,
  salesIndex,
  orderSearch,
  siteFonts,
  media,
  visitRollUps,
  noticePeriod,
  specialHours,
  sessionDevices,
  emailChanges,
  accountExports,
  refunds,
  orderItemSearch,
  paymentMode,
  webhookSecrets,
  taxRates,
  accountMails,
  stockMoves,
  taxNumbers,
  audit,
  salesMovementsIndex,
  variationPictures,
  importChoices,
  webhooks,
  providerRefunds,
  oldMails,
  manualOrderKeys,
  keyMoments,
  examples,
  lifecycle,
  carEditor,
  invitations,
  menuRows,
  customerList,
  staffChanges,
  calendarEntries,
  untoldChanges,
  lastSignIn,
  translations,
  shortLinks,
  itemTags,
  announcedNotices,
  variationTranslations,
  keyEndpoints,
  secretFingerprints,
  importPictures,
  importClaims,
  paymentProvider,
  providerKeys,
  serverMessages,
  growthIndexes,
  jobTurns,
  visitMonths,
  tableBookings,
  funeralNotices,
  condolences,
  ordersDueFirst,
  returnPolicy,
  orderConfirmations,
  ordersOnTheirWay,
  messageNumbers,
  searchFolding,
  messagePhones,
  orderCorrections,
  bookingReasons,
  answeredMessages,
  changedSince,
  keptCreates,
  confirmedSessions,
  draftsOfEntries,
  answersAnytime,
  moreVisitations,
  unseenLookUps,
]
