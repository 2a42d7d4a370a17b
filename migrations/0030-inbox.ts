import type { Migration } from '../server/kit/database/migrate'

/** What a message is about, and the newest message of each person. */
export const inbox: Migration = {
  name: '0030-inbox',
  async up(knex) {
    await knex.raw(`
      alter table contact_messages
        add "itemId" integer references market_items (id) on delete set null,
        add "orderId" integer references account_orders (id) on delete set null;
      create index "contact_messages_itemId_idx" on contact_messages ("itemId");
      create unique index "contact_messages_orderId_idx" on contact_messages ("orderId");
      create index contact_messages_person on contact_messages ("customerId", lower(email), id);
    `)
  },
  async down(knex) {
    await knex.raw(`
      drop index contact_messages_person;
      alter table contact_messages drop "itemId", drop "orderId";
    `)
  },
}
