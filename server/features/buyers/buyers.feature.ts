import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { buyerArchiveOperation } from './buyer-archive'
import { buyerDataOperation } from './buyer-data'
import { buyerNotes } from './buyer-notes'
import { eraseBuyerOperation } from './erase-buyer'
import { findBuyersOperation } from './find-buyers'

const limits = {
  'buyer-archives-account': { points: 60, seconds: 3600, of: ['buyer-archive'] },
} as const satisfies Limits

/** What is known of a buyer: shown, given out and erased. */
export const buyers = feature({
  services: {
    'buyer-archive': buyerArchiveOperation,
    'buyer-data': buyerDataOperation,
    'buyer-notes': buyerNotes,
    'erase-buyer': eraseBuyerOperation,
    'find-buyers': findBuyersOperation,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    buyers: typeof limits
  }
}
