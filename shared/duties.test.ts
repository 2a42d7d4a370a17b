import { duties, methods, type Duty } from './access'
import type { AnyContract } from './contract'
import { mayCall } from './may-call'
import { contracts } from './services'

const letters = { find: 'f', get: 'g', create: 'c', update: 'u', patch: 'p', remove: 'r' } as const

/** What a duty allows that not every helper may. */
const own = (duty: Duty): Record<string, string> => {
  const others = duties.filter((each) => each !== duty)
  const lettersOf = (contract: AnyContract) =>
    methods
      .filter((method) => mayCall(contract, duty, method))
      .filter((method) => !others.every((each) => mayCall(contract, each, method)))
      .map((method) => letters[method])
      .join('')
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([path, contract]) => {
      const allowed = lettersOf(contract)
      return allowed ? [[path, allowed]] : []
    }),
  )
}

// Written by hand: it is what is meant.
const meant: Record<Duty, Record<string, string>> = {
  orders: {
    'account-mails': 'fg',
    'account-orders': 'fgcup',
    'answer-order-ask': 'c',
    'change-order': 'c',
    'change-quote': 'c',
    contact: 'c',
    'correct-order': 'c',
    'drop-change': 'c',
    'gift-card-moves': 'fg',
    'gift-cards': 'fg',
    'keep-order': 'c',
    'order-ready': 'c',
    'mail-preview': 'c',
    'mail-resend': 'c',
    'manual-quote': 'c',
    'order-changes': 'fg',
    'order-corrections': 'fg',
    'order-counts': 'c',
    'order-link': 'c',
    'order-refunds': 'fg',
    'tell-buyers': 'c',
    'till-link': 'c',
    'till-sales': 'fgcr',
    'undo-order-step': 'c',
  },
  refunds: {
    'account-mails': 'fg',
    'account-orders': 'fg',
    'order-changes': 'fg',
    'order-corrections': 'fg',
    'order-counts': 'c',
    'order-refunds': 'fg',
    'refund-order': 'c',
    'refund-quote': 'c',
  },
  tables: { 'booking-calendar': 'c', 'table-bookings': 'fgp' },
  messages: { 'answer-message': 'c', contact: 'c', 'contact-messages': 'fgpr', 'saved-answers': 'fgcupr' },
  notices: {
    condolences: 'pr',
    events: 'cupr',
    'funeral-images': 'upr',
    funerals: 'cupr',
    'order-patch': 'c',
    'profile-notices': 'cupr',
  },
  menu: {
    'add-dishes': 'c',
    automotive: 'cupr',
    'automotive-images': 'upr',
    'automotive-import-rows': 'fg',
    'automotive-imports': 'fgpr',
    'change-items': 'c',
    'copy-menu-day': 'c',
    'crop-item-picture': 'c',
    'discount-codes': 'fgcupr',
    'duplicate-item': 'c',
    'market-categories': 'cupr',
    'market-images': 'upr',
    'market-import-items': 'fg',
    'market-import-pictures': 'fg',
    'market-imports': 'fgpr',
    'market-items': 'cupr',
    'market-options': 'cupr',
    'market-stats': 'fgcur',
    'market-variations': 'cupr',
    'order-patch': 'c',
    'plan-sale': 'c',
    restaurant: 'cupr',
    'retry-import-pictures': 'c',
    sales: 'fgupr',
    'short-links': 'fgc',
    'stop-sale': 'c',
  },
  texts: {
    account: 'up',
    'order-patch': 'c',
    'page-texts': 'cupr',
    'profile-analytics-summary': 'c',
    'profile-files': 'upr',
    'profile-gallery': 'upr',
    'profile-hours': 'cupr',
    'profile-links': 'cupr',
    'profile-more-hours': 'cupr',
    'profile-quotes': 'cupr',
    'profile-special-hours': 'cupr',
    'profile-time-off': 'cupr',
    'profile-videos': 'cupr',
  },
  figures: { 'profile-analytics-summary': 'c', 'sales-summary': 'c' },
}

test.each(duties)('%s allows what is meant by it', (duty) => {
  expect(own(duty)).toEqual(meant[duty])
})
