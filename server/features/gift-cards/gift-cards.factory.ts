import type { Account } from '@mainstreet/shared/contracts/account'
import type { GiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { cents } from '@mainstreet/shared/rules/money/money'
import { as } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'

/** A card of a shop with so many cents on it, and its code. */
export const makeCard = async (
  app: TestApp,
  account: Account,
  value = 2_000,
): Promise<{ card: GiftCard; code: string }> => {
  const owner = await as(app, 'owner', account)
  const { body } = await owner
    .post('make-gift-card', { customerId: account.id, amount: value / 100 })
    .expect(200)
  return body
}

/** A card as it stands in a shop's list. */
export const createGiftCard = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const [row] = await app
    .get('database')
    .knex('gift_cards')
    .insert({
      customerId: account.id,
      codeHash: crypto.randomUUID(),
      last4: 'WXYZ',
      value: cents(2_000),
      balance: cents(2_000),
    })
    .returning('id')
  return row!
}

/** The move that puts money onto a card. */
export const createGiftCardMove = async (app: TestApp, account: Account): Promise<{ id: number }> => {
  const { id: cardId } = await createGiftCard(app, account)
  const [row] = await app
    .get('database')
    .knex('gift_card_moves')
    .insert({ customerId: account.id, cardId, delta: 2_000, reason: 'made' })
    .returning('id')
  return row!
}
