import type { Migration } from '../server/kit/database/migrate'

/** With what a card provider signs the news it sends about an account's payments, sealed. */
export const webhookSecrets: Migration = {
  name: '20260101001251-webhook-secrets',
  async up(knex) {
    for (const column of ['stripeWebhookSecret', 'stripeTestWebhookSecret'])
      await knex.raw(`alter table store_settings add column "${column}" text not null default ''`)
  },
  async down(knex) {
    for (const column of ['stripeWebhookSecret', 'stripeTestWebhookSecret'])
      await knex.raw(`alter table store_settings drop column "${column}"`)
  },
}
