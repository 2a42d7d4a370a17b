import { correctionContract } from '@mainstreet/shared/contracts/orders/corrections'
import { tableService } from '../../../kit/service/define-service'

/** What was corrected of a business's orders; rows are written by `correct-order` itself. */
export const orderCorrections = tableService(correctionContract)
