import { Type } from '@sinclair/typebox'
import { operation } from '../../operation'

/** Everything that the check of the books proves of an account, by what it is called where it fails. */
export const findingKinds = [
  'order-total',
  'order-lines',
  'order-discount',
  'order-taxes',
  'code-uses',
  'card-balance',
  'card-paid',
  'card-sold',
  'order-number',
  'order-pending',
  'order-held',
  'payment-order',
  'payment-missing',
  'refund-total',
  'refund-unpaid',
  'stock-count',
  'stock-sold',
  'stock-edited',
  'receipt-missing',
  'receipt-doubled',
  'receipt-amount',
  'charge-order',
  'charge-amount',
  'charge-missing',
  'charge-refunded',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Something in an account's books that does not add up, as it was when it was last looked at. */
export interface Finding {
  id: number
  kind: FindingKind
  /** What it is about, such as `order 1005`. */
  subject: string
  expected: string
  found: string
  foundAt: string
}

/** An account whose books do not add up. */
export interface AccountFindings {
  customerId: number
  name: string
  findings: Finding[]
}

/** A check of all books. */
export interface AuditRun {
  startedAt: string
  /** Null while it runs, and where it never came to its end. */
  endedAt: string | null
  accounts: number
  /** How many checks could not be made, because a card provider did not answer for instance. */
  failures: number
}

/** What is known of the books. */
export interface AuditState {
  ok: true
  isRunning: boolean
  lastRun: AuditRun | null
  /** How many findings there are in all; the oldest few hundred are listed. */
  total: number
  accounts: AccountFindings[]
}

/** Answers what the last check of all books has found; with `check`, checks them now and answers when that is done, or after some seconds while it goes on. */
export const auditBooksOperation = operation<AuditState>()({
  path: 'audit-books',
  input: Type.Object({ check: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  access: ['staff'],
})
