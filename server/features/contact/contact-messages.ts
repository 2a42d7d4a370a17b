import { contactMessageContract } from '@mainstreet/shared/contracts/site/contact'
import { tableService } from '../../kit/service/define-service'

/** What visitors wrote to a business; `contact` makes a row of each message it mails. */
export const contactMessages = tableService(contactMessageContract)
