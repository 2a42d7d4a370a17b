import { Conflict } from '@feathersjs/errors'
import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { takeBackMail } from '../../kit/mail/outbox'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { moveBalance } from './move-balance'
import { codeKey } from './tell-code'

interface SoldCard extends StoredRow<'gift-cards'> {
  /** Whether any of it pays for something. */
  isSpent: boolean
}

/** The cards that an order sold, held until the transaction ends. */
const soldBy = async ({ trx }: Work, orderId: number): Promise<SoldCard[]> => {
  const cards = await trx('gift_cards').where({ orderId }).orderBy('id').forUpdate()
  const spent = await trx('gift_card_moves')
    .whereIn(
      'cardId',
      cards.map(({ id }) => id),
    )
    .whereIn('reason', ['used', 'returned', 'refunded'])
    .groupBy('cardId')
    .havingRaw('sum(delta) < 0')
    .pluck('cardId')
  return cards.map((card) => ({ ...card, isSpent: spent.includes(card.id) }))
}

interface Withdrawn {
  customerId: number
  cards: readonly SoldCard[]
  refundId?: number
}

const withdraw = async (app: Application, work: Work, { customerId, cards, refundId }: Withdrawn) => {
  for (const card of cards) await takeBackMail(work, codeKey(card.id, card.last4))
  const deltas = cards.map((card) => ({ cardId: card.id, delta: -card.balance }))
  await moveBalance(app, work, { customerId, refundId, reason: 'withdrawn', deltas })
}

/** Pieces of an order's lines that are given back. */
export interface PiecesOfOrder {
  order: { id: number; customerId: number; lines: readonly OrderLine[] }
  pieces: readonly { variationId: number; quantity: number }[]
  refundId: number
  /** Where the money is back already, what is left of a spent card is all there is to take. */
  isBack?: boolean
}

/** Empties the cards that an order sold as the pieces that are given back; 409 where they are spent. */
export const withdrawSold = async (
  app: Application,
  work: Work,
  { order: { id, customerId, lines }, pieces, refundId, isBack = false }: PiecesOfOrder,
): Promise<void> => {
  const sold = new Set(lines.filter(({ giftCard }) => giftCard).map(({ variationId }) => variationId))
  const back = pieces.filter(({ variationId, quantity }) => sold.has(variationId) && quantity > 0)
  if (!back.length) return
  const left = (await soldBy(work, id)).filter(({ balance }) => balance > 0)
  const cards = back.flatMap(({ variationId, quantity }) => {
    const own = left.filter((card) => card.variationId === variationId)
    const unspent = own.filter(({ isSpent }) => !isSpent)
    if (unspent.length < quantity && !isBack) throw new Conflict(refusal('gift-card-spent'))
    return [...unspent, ...own.filter(({ isSpent }) => isSpent)].slice(0, quantity)
  })
  await withdraw(app, work, { customerId, cards, refundId })
}

/** Empties all cards that an order sold, which is cancelled; 409 where one is spent. */
export const withdrawAll = async (
  app: Application,
  work: Work,
  { id, customerId }: { id: number; customerId: number },
): Promise<void> => {
  const cards = await soldBy(work, id)
  if (cards.some(({ isSpent }) => isSpent)) throw new Conflict(refusal('gift-card-spent'))
  await withdraw(app, work, { customerId, cards: cards.filter(({ balance }) => balance > 0) })
}

/** Puts back what a refund that came to nothing had taken off the cards that its order sold. */
export const restoreSold = async (
  app: Application,
  work: Work,
  { id: refundId, customerId }: { id: number; customerId: number },
): Promise<void> => {
  const moves = await work.trx('gift_card_moves').where({ refundId, reason: 'withdrawn' })
  const deltas = moves.map(({ cardId, delta }) => ({ cardId, delta: -delta }))
  await moveBalance(app, work, { customerId, refundId, reason: 'restored', deltas })
}

/** Takes away the cards of an order that is not paid after all; false where one is spent, or its code has left. */
export const removeSold = async (app: Application, work: Work, orderId: number): Promise<boolean> => {
  const cards = await soldBy(work, orderId)
  for (const { id, last4, isSpent } of cards)
    if (isSpent || !(await takeBackMail(work, codeKey(id, last4)))) return false
  if (!cards.length) return true
  const ids = cards.map(({ id }) => id)
  for (const before of await app.service('gift-cards').rowsById(ids, work))
    work.changed('gift-cards', { before, after: null })
  work.unseen('gift-card-moves')
  await work.trx('gift_cards').whereIn('id', ids).del()
  return true
}
