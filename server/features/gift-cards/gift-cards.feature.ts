import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { giftCardBalanceOperation } from './gift-card-balance'
import { giftCardMoveService, giftCardService } from './gift-cards'
import { makeGiftCardOperation, renewGiftCardOperation } from './make-gift-card'

const limits = {
  'gift-cards-address': { points: 20, seconds: 600, durable: true, of: ['gift-card-balance'] },
} as const satisfies Limits

/** Gift cards: money that a shop has sold or given, until its buyers use it. */
export const giftCards = feature({
  services: {
    'gift-card-balance': giftCardBalanceOperation,
    'gift-card-moves': giftCardMoveService,
    'gift-cards': giftCardService,
    'make-gift-card': makeGiftCardOperation,
    'renew-gift-card': renewGiftCardOperation,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    giftCards: typeof limits
  }
}
