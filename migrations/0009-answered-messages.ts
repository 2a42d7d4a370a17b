import type { Migration } from '../server/kit/database/migrate'

/** A message is answered or not; what has been read until now counts as answered. */
export const answeredMessages: Migration = {
  name: '0009-answered-messages',
  async up(knex) {
    await knex.raw('alter table contact_messages add column "isAnswered" boolean not null default false')
    await knex.raw('update contact_messages set "isAnswered" = "isRead"')
    await knex.raw(
      'create index contact_messages_answered on contact_messages ("customerId", "isAnswered", id)',
    )
  },
  async down(knex) {
    await knex.raw('alter table contact_messages drop column "isAnswered"')
  },
}
