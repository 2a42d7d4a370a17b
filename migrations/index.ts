import type { Migration } from '../server/kit/database/migrate'
import { schema } from './0001-schema'
import { messageNumbers } from './0002-message-numbers'
import { orderConfirmations } from './0003-order-confirmations'
import { ordersOnTheirWay } from './0004-orders-on-their-way'
import { searchFolding } from './0005-search-folding'
import { messagePhones } from './0006-message-phones'
import { orderCorrections } from './0007-order-corrections'
import { bookingReasons } from './0008-booking-reasons'
import { answeredMessages } from './0009-answered-messages'
import { changedSince } from './0010-changed-since'
import { keptCreates } from './0011-kept-creates'
import { confirmedSessions } from './0012-confirmed-sessions'
import { draftsOfEntries } from './0013-drafts-of-entries'
import { answersAnytime } from './0014-answers-anytime'
import { moreVisitations } from './0015-more-visitations'
import { unseenLookUps } from './0016-unseen-look-ups'
import { carImports } from './0017-car-imports'
import { moreHours } from './0018-more-hours'
import { timeOff } from './0019-time-off'
import { paidWith } from './0020-paid-with'
import { answers } from './0021-answers'
import { savedAnswers } from './0022-saved-answers'
import { noticesTo } from './0023-notices-to'
import { sales } from './0024-sales'
import { accountChanges } from './0025-account-changes'
import { laterMessages } from './0026-later-messages'
import { orderChanges } from './0027-order-changes'
import { secondFactor } from './0028-second-factor'
import { duties } from './0029-duties'
import { inbox } from './0030-inbox'
import { paymentFees } from './0031-payment-fees'
import { profileQuotes } from './0032-profile-quotes'
import { stockAlerts } from './0033-stock-alerts'
import { entryMarks } from './0034-entry-marks'
import { leavesInDays } from './0035-leaves-in-days'
import { funeralImages } from './0036-funeral-images'
import { discountCodes } from './0037-discount-codes'
import { orderAsks } from './0038-order-asks'
import { readyOrders } from './0039-ready-orders'
import { shippingZones } from './0040-shipping-zones'
import { orderTimes } from './0041-order-times'
import { giftCards } from './0042-gift-cards'
import { soldGiftCards } from './0043-sold-gift-cards'
import { redirects } from './0044-redirects'
import { feeds } from './0045-feeds'
import { newsletter } from './0046-newsletter'
import { till } from './0047-till'

/** Every change of the schema, from the first on; a new one has the next number and goes last. */
export const migrations: readonly Migration[] = [
  schema,
  messageNumbers,
  orderConfirmations,
  ordersOnTheirWay,
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
  carImports,
  moreHours,
  timeOff,
  paidWith,
  answers,
  savedAnswers,
  noticesTo,
  sales,
  accountChanges,
  laterMessages,
  orderChanges,
  secondFactor,
  duties,
  inbox,
  paymentFees,
  profileQuotes,
  stockAlerts,
  entryMarks,
  leavesInDays,
  funeralImages,
  discountCodes,
  orderAsks,
  readyOrders,
  shippingZones,
  orderTimes,
  giftCards,
  soldGiftCards,
  redirects,
  feeds,
  newsletter,
  till,
]
