import { BadRequest } from '@feathersjs/errors'
import type { PaidByCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { giftCardShares, readGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import { sumCents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import { hashToken } from '../../kit/secrets/secret-token'
import { problems } from '../../kit/service/errors'
import type { StoredRow } from '../../kit/service/stored-row'

type CardRow = StoredRow<'gift-cards'>

/** A card of a shop by its code, however that is typed. */
export const cardWithCode = async (
  db: Knex,
  { customerId, code: typed }: { customerId: number; code: string },
): Promise<CardRow | undefined> => {
  const code = readGiftCode(typed)
  return code === undefined
    ? undefined
    : db('gift_cards')
        .where({ customerId, codeHash: hashToken(code) })
        .first()
}

/** An order that cards are to pay. */
export interface PaidOrder {
  customerId: number
  codes: readonly string[] | undefined
  total: Cents
  /** Whether it is a test: what was bought with a test card pays for nothing else. */
  isTest: boolean
  /** The least, if anything, that may be left to pay. */
  leastRest: Cents
}

/** What cards pay of an order; the parts together are `giftCards`. */
export interface CardsOfOrder {
  cards: (PaidByCard & { cardId: number })[]
  giftCards: Cents
}

const refuseCode = (at: number, why: Refusal) =>
  new BadRequest({ ...why, ...problems({ [`giftCodes.${at}`]: why }) })

const readCards = async (
  db: Knex,
  { customerId, isTest }: PaidOrder,
  codes: readonly string[],
): Promise<CardRow[]> => {
  const cards = new Map<number, CardRow>()
  for (const [at, code] of codes.entries()) {
    const card = await cardWithCode(db, { customerId, code })
    if (!card || (card.test && !isTest)) throw refuseCode(at, refusal('gift-card-unknown'))
    if (card.balance === 0) throw refuseCode(at, refusal('gift-card-empty'))
    cards.set(card.id, card)
  }
  return [...cards.values()]
}

/** What the cards of an order pay of it; in a transaction they are held until it ends. 400 names a code that is none, or empty. */
export const payWithCards = async (db: Knex, order: PaidOrder): Promise<CardsOfOrder> => {
  const { customerId, codes = [], total, leastRest } = order
  const typed = codes.filter((code) => code.trim())
  // By id, so that no two orders wait for each other.
  if (db.isTransaction && typed.length)
    await db('gift_cards')
      .where({ customerId })
      .whereIn(
        'codeHash',
        typed.map((code) => hashToken(readGiftCode(code) ?? '')),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .select('id')
  const found = await readCards(db, order, typed)
  const shares = giftCardShares(
    total,
    found.map(({ balance }) => balance),
    leastRest,
  )
  const cards = found
    .map(({ id: cardId, last4 }, at) => ({ cardId, last4, cents: shares[at]! }))
    .filter(({ cents }) => cents > 0)
  return { cards, giftCards: sumCents(cards.map(({ cents }) => cents)) }
}

/** Whether a shop has a card with money on it: who buys there is asked for one. */
export const takesGiftCards = async (db: Knex, customerId: number): Promise<boolean> =>
  (await db('gift_cards').where({ customerId }).where('balance', '>', 0).first('id')) !== undefined
