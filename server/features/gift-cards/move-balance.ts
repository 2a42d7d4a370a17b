import type { GiftCardMove } from '@mainstreet/shared/contracts/orders/gift-cards'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import type { CardsOfOrder } from './find-cards'

interface Moves extends Pick<GiftCardMove, 'customerId' | 'reason'> {
  orderId?: number
  refundId?: number
  /** By how much each card changes, in cents, each card once. */
  deltas: readonly { cardId: number; delta: number }[]
}

/** Changes what is left of cards and writes it down, in the transaction of what it is for. */
export const moveBalance = async (
  app: Application,
  work: Work,
  { customerId, reason, deltas, orderId, refundId }: Moves,
): Promise<void> => {
  if (!deltas.length) return
  const { trx } = work
  const cards = app.service('gift-cards')
  const ids = deltas.map(({ cardId }) => cardId).sort((a, b) => a - b)
  await trx('gift_cards').whereIn('id', ids).orderBy('id').forNoKeyUpdate().select('id')
  const before = new Map((await cards.rowsById(ids, work)).map((card) => [card.id, card]))
  for (const { cardId, delta } of deltas)
    await trx('gift_cards').where({ id: cardId, customerId }).increment('balance', delta)
  const rows = deltas.map((move) => ({ ...move, customerId, reason, orderId, refundId, createdAt: work.now }))
  const made = await trx('gift_card_moves').insert(rows).returning('id')
  for (const after of await cards.rowsById(ids, work))
    work.changed('gift-cards', { before: before.get(after.id) ?? null, after })
  const moves = await app.service('gift-card-moves').rowsById(
    made.map(({ id }) => id),
    work,
  )
  for (const after of moves) work.changed('gift-card-moves', { before: null, after })
}

/** Takes what cards pay of an order, which is written in the same transaction, off them. */
export const useCards = (
  app: Application,
  work: Work,
  { id: orderId, customerId, cards }: { id: number; customerId: number; cards: CardsOfOrder['cards'] },
): Promise<void> => {
  const deltas = cards.map(({ cardId, cents: paid }) => ({ cardId, delta: -paid }))
  return moveBalance(app, work, { customerId, orderId, reason: 'used', deltas })
}

/** What of an order is paid by each card and has not gone back to it, the first card first. */
export const heldOn = async (db: Knex, orderId: number): Promise<{ cardId: number; cents: Cents }[]> => {
  const rows = await db('gift_card_moves')
    .where({ orderId })
    .groupBy('cardId')
    .havingRaw('sum(delta) < 0')
    .orderByRaw('min(id)')
    .select('cardId')
    .sum({ moved: 'delta' })
  return rows.map(({ cardId, moved }) => ({ cardId, cents: cents(-Number(moved)) }))
}

/** Gives cards back what they pay of an order that is not sold, or that comes to less than they pay; the last card first. */
export const returnToCards = async (
  app: Application,
  work: Work,
  { id: orderId, customerId, most }: { id: number; customerId: number; most?: Cents },
): Promise<void> => {
  let open: number = most ?? Infinity
  const deltas = (await heldOn(work.trx, orderId))
    .reverse()
    .map(({ cardId, cents: held }) => {
      const delta = Math.min(open, held)
      open -= delta
      return { cardId, delta }
    })
    .filter(({ delta }) => delta > 0)
  await moveBalance(app, work, { customerId, orderId, reason: 'returned', deltas })
}
