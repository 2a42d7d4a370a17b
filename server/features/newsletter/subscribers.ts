import { subscriberContract } from '@mainstreet/shared/contracts/newsletter'
import { tableService } from '../../kit/service/define-service'

/** Who asked for letters; they come and go by their own hand, or are removed by the owner. */
export const subscribers = tableService(subscriberContract)
