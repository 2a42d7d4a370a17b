import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { TableRules } from '../../kit/service/table-rules'
import { holding } from '../../kit/text/holding'

/** The orders whose number, buyer, e-mail or items hold a text; a number may be written as it is shown, `#1001`. */
export const searchOrders: NonNullable<TableRules['search']> = (orders, text) => {
  const folded = foldText(text).replace(/^#(?=\d+$)/, '')
  if (folded === '') return
  orders.whereRaw('account_orders."searchText" like ?', [holding(folded)])
}
