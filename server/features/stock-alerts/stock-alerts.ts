import { stockAlertContract } from '@mainstreet/shared/contracts/stock-alerts'
import { tableService } from '../../kit/service/define-service'

/** Who waits for what is sold out; `tell-when-back` makes a row of each, and its mail takes it away. */
export const stockAlerts = tableService(stockAlertContract)
