import { giftCardContract, giftCardMoveContract } from '@mainstreet/shared/contracts/orders/gift-cards'
import { tableService } from '../../kit/service/define-service'

/** Gift cards of a shop: made by `make-gift-card`, noted on by their owner. */
export const giftCardService = tableService(giftCardContract)

/** The book of what was put onto gift cards, paid with them and put back. */
export const giftCardMoveService = tableService(giftCardMoveContract)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'gift-cards': {
      /** Its code as a hash; random enough that a plain one cannot be turned back. */
      codeHash: string
      /** As what it was sold. */
      variationId: number | null
    }
  }
}
