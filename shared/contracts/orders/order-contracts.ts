import { answerOrderAsk, askAboutOrder } from './order-asks'
import { myOrders, sendMyOrders } from './my-orders'
import { auditBooksOperation } from './books'
import { confirmOrder, orderByToken } from './buyer-order'
import { buyerArchive, buyerData, eraseBuyer, findBuyers } from './buyers'
import { changeContract, changeOrder, changeQuote, dropChange, payChange } from './changes'
import { correctionContract, correctOrder } from './corrections'
import { mailContract, previewMailOperation, resendMailOperation, sampleMailOperation } from './mails'
import { refundContract, refundOrder, refundQuote } from './order-refunds'
import {
  keepOrder,
  manualQuote,
  orderCounts,
  orderLink,
  orderReady,
  tellBuyers,
  undoStep,
} from './order-work'
import { orderContract, quoteOperation } from './orders'
import {
  giftCardBalance,
  giftCardContract,
  giftCardMoveContract,
  makeGiftCard,
  renewGiftCard,
} from './gift-cards'
import { paymentsOperation } from './payments'
import { salesSummaryOperation } from './reports'
import { taxRateContract } from './tax'
import { paySale, saleToPay, tillLink, tillSaleContract } from './till'

/** The contracts of orders and their money, by path. */
export const orderContracts = {
  'account-mails': mailContract,
  'account-orders': orderContract,
  'answer-order-ask': answerOrderAsk,
  'ask-about-order': askAboutOrder,
  'audit-books': auditBooksOperation,
  'buyer-archive': buyerArchive,
  'buyer-data': buyerData,
  'find-buyers': findBuyers,
  'change-order': changeOrder,
  'change-quote': changeQuote,
  'confirm-order': confirmOrder,
  'correct-order': correctOrder,
  'drop-change': dropChange,
  'erase-buyer': eraseBuyer,
  'gift-card-balance': giftCardBalance,
  'gift-card-moves': giftCardMoveContract,
  'gift-cards': giftCardContract,
  'keep-order': keepOrder,
  'mail-preview': previewMailOperation,
  'mail-resend': resendMailOperation,
  'mail-sample': sampleMailOperation,
  'make-gift-card': makeGiftCard,
  'manual-quote': manualQuote,
  'my-orders': myOrders,
  'order-changes': changeContract,
  'order-corrections': correctionContract,
  'order-counts': orderCounts,
  'order-link': orderLink,
  'order-lookup': orderByToken,
  'order-ready': orderReady,
  'order-refunds': refundContract,
  'pay-change': payChange,
  'pay-sale': paySale,
  'sale-to-pay': saleToPay,
  'till-link': tillLink,
  'till-sales': tillSaleContract,
  payments: paymentsOperation,
  quote: quoteOperation,
  'refund-order': refundOrder,
  'refund-quote': refundQuote,
  'renew-gift-card': renewGiftCard,
  'sales-summary': salesSummaryOperation,
  'tax-rates': taxRateContract,
  'send-my-orders': sendMyOrders,
  'tell-buyers': tellBuyers,
  'undo-order-step': undoStep,
} as const
