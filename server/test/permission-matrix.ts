import type { Contracts } from '@mainstreet/shared/services'
import type { Who } from './as'

/** Everybody who calls, in the order of the columns below. */
export const callers = [
  'visitor',
  'owner',
  'orders',
  'content',
  'staff',
  'read key',
  'write key',
] as const satisfies readonly Who[]

/** The letters of the methods; an operation is a create. */
export const letters = { f: 'find', g: 'get', c: 'create', u: 'update', p: 'patch', r: 'remove' } as const

/** The columns where helpers and keys have the usual: helpers what visitors read, keys what owners have. */
type Row = readonly string[]

const everybody: Row = ['c', 'c', 'c', 'c', 'c', '-', 'c']
const signedIn: Row = ['-', 'c', 'c', 'c', 'c', '-', '-']
const ofOwners: Row = ['-', 'c', '-', '-', 'c', '-', '-']
const ofOrders: Row = ['-', 'c', 'c', '-', 'c', '-', '-']
/** What owners do, and programs with a write key. */
const ofOwnersAndKeys: Row = ['-', 'c', '-', '-', 'c', '-', 'c']
const contentWork: Row = ['-', 'c', '-', 'c', 'c', '-', 'c']
const ofStaff: Row = ['-', '-', '-', '-', 'c', '-', '-']
/** What is done on the site by who is not signed in there. */
const ofVisitors: Row = ['c', '-', '-', '-', '-', '-', '-']
const publicOnes: Row = ['c', 'c', 'c', 'c', 'c', '-', '-']
/** Rows of the site that helpers for content fill in, and that everybody reads. */
const ofContent: Row = ['fg', 'fgcupr', 'fg', 'fgcupr', 'fgcupr', 'fg', 'fgcupr']
const madeByUploads: Row = ['fg', 'fgupr', 'fg', 'fgupr', 'fgupr', 'fg', 'fgupr']
/** Rows of the site that its owners alone fill in. */
const ofTheSite: Row = ['fg', 'fgcup', 'fg', 'fg', 'fgcup', 'fg', 'fgcup']

/** What each of the callers may do: f find, g get, c create, u update, p patch, r remove. Written by hand: it is what is meant. */
export const matrix: Readonly<Record<keyof Contracts, Row>> = {
  account: ['fg', 'fgup', 'fg', 'fgup', 'fgcupr', 'fg', 'fgup'],
  'account-export-ticket': ofOwners,
  'account-exports': ['-', 'fgcr', '-', '-', 'fgcr', '-', '-'],
  'account-lifecycle': ofOwners,
  'account-mails': ['-', 'fg', 'fg', '-', 'fg', 'fg', 'fg'],
  'account-orders': ['-', 'fgcup', 'fgcup', '-', 'fgcup', 'fg', 'fgcup'],
  'add-dishes': contentWork,
  'answer-message': ofOwnersAndKeys,
  'api-keys': ['-', 'fgcpr', '-', '-', 'fgcpr', '-', '-'],
  'audit-books': ofStaff,
  automotive: ofContent,
  'automotive-images': madeByUploads,
  'automotive-import-rows': ['-', 'fg', '-', 'fg', 'fg', 'fg', 'fg'],
  'automotive-imports': ['-', 'fgpr', '-', 'fgpr', 'fgpr', 'fg', 'fgpr'],
  'book-table': everybody,
  'booking-calendar': ['-', 'c', 'c', '-', 'c', 'c', 'c'],
  'booking-change': everybody,
  'booking-view': ['c', 'c', 'c', 'c', 'c', 'c', 'c'],
  'buyer-archive': ofOwners,
  'buyer-data': ofOwnersAndKeys,
  'change-account': ofStaff,
  'change-items': contentWork,
  'change-lifecycle': ofStaff,
  'confirm-order': everybody,
  contact: ['c', 'c', 'c', '-', 'c', '-', 'c'],
  condolences: ['fg', 'fgpr', 'fg', 'fgpr', 'fgpr', 'fg', 'fgpr'],
  'contact-messages': ['-', 'fgpr', '-', '-', 'fgpr', 'fg', 'fgpr'],
  'copy-menu-day': contentWork,
  'crop-item-picture': contentWork,
  'customer-list': ofStaff,
  'duplicate-item': contentWork,
  'email-change': publicOnes,
  'email-change-request': signedIn,
  'erase-buyer': ofOwners,
  events: ofContent,
  funerals: ofContent,
  'get-automotive-features': everybody,
  'get-facebook': everybody,
  'get-roles': everybody,
  'invitation-accept': publicOnes,
  'invitation-resend': ofOwners,
  'invitation-view': publicOnes,
  invitations: ['-', 'fgcr', '-', '-', 'fgcr', '-', '-'],
  'mail-preview': ofOrders,
  'mail-resend': ofOrders,
  'mail-sample': ofOwners,
  'keep-order': ofOrders,
  'manual-quote': ofOrders,
  'market-categories': ofContent,
  'market-images': madeByUploads,
  'market-import-items': ['-', 'fg', '-', 'fg', 'fg', 'fg', 'fg'],
  'market-import-pictures': ['-', 'fg', '-', 'fg', 'fg', 'fg', 'fg'],
  'market-imports': ['-', 'fgpr', '-', 'fgpr', 'fgpr', 'fg', 'fgpr'],
  'market-items': ofContent,
  'market-options': ofContent,
  'market-stats': ['u', 'fgcur', '-', 'fgcur', 'fgcur', 'fg', 'fgcur'],
  'market-variations': ofContent,
  'notice-sample': signedIn,
  'notice-seen': ['-', 'c', 'c', 'c', '-', '-', '-'],
  'notices-to': ['-', 'fgp', '-', '-', 'fgp', '-', '-'],
  'open-business': ofOwners,
  'opening-state': ofOwners,
  'order-counts': ofOrders,
  'order-link': ofOrders,
  'order-lookup': everybody,
  'order-patch': contentWork,
  'order-changes': ['-', 'fg', 'fg', '-', 'fg', 'fg', 'fg'],
  'order-corrections': ['-', 'fg', 'fg', '-', 'fg', 'fg', 'fg'],
  'order-refunds': ['-', 'fg', 'fg', '-', 'fg', 'fg', 'fg'],
  'password-confirm': ['-', 'c', 'c', 'c', 'c', '-', '-'],
  'authenticator-begin': signedIn,
  'authenticator-on': signedIn,
  'passkey-add': signedIn,
  'passkey-begin': signedIn,
  'passkey-challenge': publicOnes,
  'recovery-codes': signedIn,
  'second-factor': signedIn,
  'second-factor-off': signedIn,
  'password-change': signedIn,
  'password-reset': publicOnes,
  'password-reset-request': publicOnes,
  'pay-change': everybody,
  payments: everybody,
  'plan-sale': contentWork,
  'platform-overview': ofStaff,
  'profile-analytics': ['c', 'fc', '-', '-', 'fc', 'f', 'fc'],
  'profile-analytics-summary': contentWork,
  'profile-blocks': ['fg', 'fgcupr', 'fg', 'fg', 'fgcupr', 'fg', 'fgcupr'],
  'profile-files': madeByUploads,
  'profile-gallery': madeByUploads,
  'profile-hours': ofContent,
  'profile-links': ofContent,
  'profile-more-hours': ofContent,
  'profile-notices': ofContent,
  'profile-options': ofTheSite,
  'profile-special-hours': ofContent,
  'profile-styles': ofTheSite,
  'profile-time-off': ofContent,
  'profile-videos': ofContent,
  'publish-site': ofOwners,
  quote: everybody,
  'refund-order': ofOrders,
  'refund-quote': ofOrders,
  'remove-examples': ofOwners,
  'report-condolence': ofVisitors,
  restaurant: ofContent,
  'retry-import-pictures': contentWork,
  sales: ['-', 'fgupr', '-', 'fgupr', 'fgupr', 'fg', 'fgupr'],
  'sales-summary': ['-', 'c', '-', '-', 'c', '-', 'c'],
  'saved-answers': ['-', 'fgcupr', '-', '-', 'fgcupr', 'fg', 'fgcupr'],
  'send-condolence': ofVisitors,
  'phone-add': signedIn,
  'phone-list': signedIn,
  'phone-remove': signedIn,
  'session-end': signedIn,
  'session-list': signedIn,
  'shop-readiness': ['-', 'c', '-', '-', 'c', '-', 'c'],
  'short-links': ['-', 'fgc', '-', 'fgc', 'fgc', 'fg', 'fgc'],
  'account-change-people': ofOwners,
  'removed-rows': ['-', 'fg', '-', '-', 'fg', 'fg', 'fg'],
  'account-changes': ['-', 'fg', '-', '-', 'fg', '-', '-'],
  'stop-sale': contentWork,
  'store-settings': ['fg', 'fgcup', 'fg', 'fg', 'fgcupr', 'fg', 'fgcup'],
  'style-check': ['-', 'c', '-', '-', 'c', '-', 'c'],
  'suggest-address': ofOwners,
  'table-bookings': ['-', 'fgpr', 'fgp', '-', 'fgpr', 'fg', 'fgpr'],
  'tax-rates': ['-', '-', '-', '-', 'fgcup', '-', '-'],
  'today-summary': ['-', 'c', '-', '-', 'c', '-', 'c'],
  'undo-account-change': ofStaff,
  'change-order': ofOrders,
  'change-quote': ofOrders,
  'correct-order': ofOrders,
  'drop-change': ofOrders,
  'tell-buyers': ofOrders,
  'undo-order-step': ofOrders,
  'user-accounts': ['-', 'fgpr', '-', '-', 'fgpr', '-', '-'],
  users: ['-', 'fgp', 'fgp', 'fgp', 'fgcupr', '-', '-'],
  'webhook-deliveries': ['-', 'fg', '-', '-', 'fg', 'fg', 'fg'],
  'webhook-endpoints': ['-', 'fgcpr', '-', '-', 'fgcpr', 'fg', 'fgcpr'],
  'webhook-resend': ofOwners,
  'webhook-rotate': ['-', 'c', '-', '-', 'c', '-', 'c'],
  'webhook-test': ['-', 'c', '-', '-', 'c', '-', 'c'],
  whoami: ['-', 'c', 'c', 'c', 'c', 'c', 'c'],
}

/** The routes that take forms, over REST alone. */
export const forms: Readonly<Record<string, Row>> = {
  'media-upload': ['-', 'c', '-', 'c', 'c', '-', 'c'],
  'market-import': ['-', 'c', '-', 'c', 'c', '-', 'c'],
}
