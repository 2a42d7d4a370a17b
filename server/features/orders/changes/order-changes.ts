import { changeContract } from '@mainstreet/shared/contracts/orders/changes'
import type { SalesTax } from '@mainstreet/shared/rules/money/tax'
import { tableService } from '../../../kit/service/define-service'
import type { StockMove } from '../stock'
import type { NewPlace } from './plan-change'

/** What was changed of what a business's orders sell; rows are written by the changes themselves. */
export const orderChanges = tableService(changeContract)

declare module '../../../kit/service/stored-row' {
  interface PrivateColumns {
    'order-changes': {
      /** The columns that say where the order goes, where that changes too; none once its buyer was erased. */
      place: NewPlace
      /** What it is taxed by then. */
      taxRate: SalesTax
      /** The pieces that are held for it while it waits. */
      held: StockMove[]
    }
  }
}
