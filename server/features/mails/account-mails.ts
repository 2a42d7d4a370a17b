import { mailContract } from '@mainstreet/shared/contracts/orders/mails'
import { tableService } from '../../kit/service/define-service'

/** An account's mails and how they stand; the outbox writes them. */
export const accountMails = tableService(mailContract, () => ({
  // Mails that hold the key to a login are for nobody but whom they go to.
  hiddenBy: 'unlisted',
}))
