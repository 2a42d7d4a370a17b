import { randomBytes } from 'node:crypto'
import type { RowOf } from '@mainstreet/shared/contract'
import type { buyerNoteContract } from '@mainstreet/shared/contracts/newsletter'

/** A valid body for what a shop notes of a buyer. */
export const buildBuyerNote = (overrides: Partial<RowOf<typeof buyerNoteContract>> = {}) => ({
  email: `buyer-${randomBytes(4).toString('hex')}@buyers.test`,
  note: 'Prefers Saturdays.',
  ...overrides,
})
