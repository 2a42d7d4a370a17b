import { randomInt } from 'node:crypto'
import { giftCodeEnd, makeGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import type { Application } from '../../declarations'
import { hashToken } from '../../kit/secrets/secret-token'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { moveBalance } from './move-balance'

type GiftCardRow = StoredRow<'gift-cards'>

/** A new code, and what is stored of it. */
export const newCode = () => {
  const code = makeGiftCode((limit) => randomInt(limit))
  return { code, columns: { codeHash: hashToken(code), last4: code.slice(-giftCodeEnd) } }
}

/** What a card is made of; as what an order sold it, where one did. */
interface NewCard extends Pick<GiftCardRow, 'customerId' | 'value' | 'note'> {
  orderId?: number
  variationId?: number
  test?: boolean
}

/** Writes a card with its amount on it; its code is known to the caller alone. */
export const writeGiftCard = async (
  app: Application,
  work: Work,
  { customerId, note, ...of }: NewCard,
): Promise<{ card: GiftCardRow; code: string }> => {
  const { code, columns } = newCode()
  const [made] = await work
    .trx('gift_cards')
    .insert({ customerId, ...columns, ...of, note: note.trim(), createdAt: work.now })
    .returning('*')
  const { value } = of
  const card = { ...made!, balance: value }
  const fresh = await app.service('gift-cards').rowById(card.id, work)
  work.changed('gift-cards', { before: null, after: fresh })
  await moveBalance(app, work, { customerId, reason: 'made', deltas: [{ cardId: card.id, delta: value }] })
  return { card, code }
}
