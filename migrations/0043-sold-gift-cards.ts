import type { Migration } from '../server/kit/database/migrate'

const waysAre = (
  ways: string,
) => `alter table account_orders drop constraint "account_orders_shippingType_check",
  add constraint "account_orders_shippingType_check" check ("shippingType" in (${ways}))`
const reasonsAre = (
  reasons: string,
) => `alter table gift_card_moves drop constraint gift_card_moves_reason_check,
  add constraint gift_card_moves_reason_check check (reason in (${reasons}))`

/** Gift cards as a thing that a shop sells: mailed once they are paid, taken back with their sale. */
export const soldGiftCards: Migration = {
  name: '0043-sold-gift-cards',
  async up(knex) {
    await knex.raw('alter table market_items add "giftCard" boolean not null default false')
    await knex.raw('alter table account_orders add gift jsonb')
    await knex.raw(waysAre(`'shipping', 'pickup', 'delivery', 'email'`))
    await knex.raw(`alter table gift_cards
      add "orderId" integer,
      add "variationId" integer,
      add test boolean not null default false,
      add foreign key ("orderId", "customerId") references account_orders (id, "customerId")
        on delete set null ("orderId") deferrable initially deferred`)
    await knex.raw('create index gift_cards_order on gift_cards ("orderId") where "orderId" is not null')
    await knex.raw(reasonsAre(`'made', 'used', 'returned', 'refunded', 'withdrawn', 'restored'`))
    // A refund takes back the cards that its order sold, and is put onto the one that paid.
    await knex.raw(`alter table gift_card_moves drop constraint "gift_card_moves_refundId_key",
      add unique ("refundId", "cardId", reason)`)
  },
  async down(knex) {
    await knex.raw(`alter table gift_card_moves drop constraint "gift_card_moves_refundId_cardId_reason_key",
      add unique ("refundId")`)
    await knex.raw(reasonsAre(`'made', 'used', 'returned', 'refunded'`))
    await knex.raw('alter table gift_cards drop "orderId", drop "variationId", drop test')
    await knex.raw(waysAre(`'shipping', 'pickup', 'delivery'`))
    await knex.raw('alter table account_orders drop gift')
    await knex.raw('alter table market_items drop "giftCard"')
  },
}
