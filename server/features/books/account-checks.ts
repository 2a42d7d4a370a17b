import { chargeAmount, chargeMissing, chargeOrder, chargeRefunded } from './checks/charges'
import type { Check } from './checks/check'
import { cardBalance, cardPaid, cardSold } from './checks/gift-cards'
import { orderNumbers } from './checks/order-numbers'
import { codeUses, orderDiscount, orderLines, orderTaxes, orderTotal } from './checks/order-sums'
import { paymentMissing, paymentOrder } from './checks/payments'
import { heldPieces, pendingOrders } from './checks/pending-orders'
import { receiptAmount, receiptDoubled, receiptMissing } from './checks/receipts'
import { refundTotal, refundUnpaid } from './checks/refunds'
import { stockCount, stockEdited, stockSold } from './checks/stock'

/** What an account's own rows prove. */
export const accountChecks: readonly Check[] = [
  orderTotal,
  orderLines,
  orderDiscount,
  codeUses,
  cardBalance,
  cardPaid,
  cardSold,
  orderTaxes,
  orderNumbers,
  pendingOrders,
  heldPieces,
  paymentOrder,
  paymentMissing,
  refundTotal,
  refundUnpaid,
  stockCount,
  stockSold,
  stockEdited,
  receiptMissing,
  receiptDoubled,
  receiptAmount,
]

/** What is compared with the charges that a card provider lists. */
export const chargeChecks: readonly Check[] = [chargeOrder, chargeAmount, chargeMissing, chargeRefunded]
