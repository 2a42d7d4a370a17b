import { quoteContract } from '@mainstreet/shared/contracts/site/quotes'
import { tableService } from '../../kit/service/define-service'

/** What people say of a business, as its owner wrote it down. */
export const profileQuotes = tableService(quoteContract)
