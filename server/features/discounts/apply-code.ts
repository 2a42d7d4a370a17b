import { BadRequest } from '@feathersjs/errors'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { codeShares, sumForCode, type CodeLine } from '@mainstreet/shared/rules/money/discount-code'
import { cents, toCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { Knex } from 'knex'
import { problems } from '../../kit/service/errors'
import type { StoredRow } from '../../kit/service/stored-row'

/** A line that a code may reduce: what it comes to, and of what it is. */
export interface ReducibleLine {
  cents: Cents
  itemId: number
  categoryId: number | null
  /** Whether it is a gift card, which no code makes cheaper. */
  isMoney: boolean
}

/** A cart that a code is typed for. */
export interface CodedCart {
  db: Knex
  customerId: number
  /** As it was typed. */
  code: string
  lines: readonly ReducibleLine[]
  /** Whether it is sent or brought. */
  isSent: boolean
  now: Date
}

/** What a code does to a cart. */
export interface AppliedCode {
  id: number
  /** As its shop writes it. */
  code: string
  /** What it takes off each line, in cents. */
  shares: Cents[]
  freeShipping: boolean
}

type CodeRow = StoredRow<'discount-codes'>

const isForLine = ({ itemIds, categoryIds }: CodeRow, line: ReducibleLine): boolean => {
  if (line.isMoney) return false
  if (itemIds.length === 0 && categoryIds.length === 0) return true
  return itemIds.includes(line.itemId) || (line.categoryId !== null && categoryIds.includes(line.categoryId))
}

/** Why a cart does not meet the terms of a code; undefined where it does. */
const unmetTerm = (row: CodeRow, lines: readonly CodeLine[], isSent: boolean): Refusal | undefined => {
  if (row.kind === 'shipping' && !isSent) return refusal('code-needs-shipping')
  if (!lines.some(({ isFor }) => isFor)) return refusal('code-for-others')
  const minimum = toCents(row.minimum)
  return sumForCode(lines) < minimum ? refusal('code-minimum', { minimum }) : undefined
}

/** Why a code does not count any longer; undefined where it does. */
const whyOver = ({ endsAt, usageLimit, used }: CodeRow, now: Date): Refusal | undefined => {
  if (endsAt && new Date(endsAt) <= now) return refusal('code-ended')
  return usageLimit !== null && used >= usageLimit ? refusal('code-used-up') : undefined
}

/** A code that counts for nothing, and why: in a whole sentence, and beside its field. */
const refuseCode = (why: Refusal) => new BadRequest({ ...why, ...problems({ discountCode: why }) })

/** What a code does to a cart; 400 that names it where it does nothing. That a code was there once is said only to carts that it would have been for. */
export const applyCode = async (cart: CodedCart): Promise<AppliedCode> => {
  const { db, customerId, code, now, isSent } = cart
  const row: CodeRow | undefined = await db('discount_codes')
    .where({ customerId })
    .whereRaw('search_text(code) = ?', [foldText(code)])
    .first()
  if (!row || (row.startsAt && new Date(row.startsAt) > now)) throw refuseCode(refusal('code-unknown'))
  const lines = cart.lines.map((line) => ({ cents: line.cents, isFor: isForLine(row, line) }))
  const [unmet, over] = [unmetTerm(row, lines, isSent), whyOver(row, now)]
  if (unmet) throw refuseCode(over ? refusal('code-unknown') : unmet)
  if (over) throw refuseCode(over)
  const freeShipping = row.kind === 'shipping'
  return { id: row.id, code: row.code, shares: codeShares(lines, row), freeShipping }
}

/** A cart without a code. */
export const noCode = { id: null, code: '', shares: [], freeShipping: false } satisfies Omit<
  AppliedCode,
  'id'
> & {
  id: null
}

/** What a line pays less, where it does. */
export const shareOf = (shares: readonly Cents[], index: number): { discount?: Cents } => {
  const share = shares[index] ?? cents(0)
  return share > 0 ? { discount: share } : {}
}
