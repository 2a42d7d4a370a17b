import type { Migration } from '../server/kit/database/migrate'

/** Mail waiting to be sent, being sent, and sent; queued in the transaction that causes it. */
export const mailOutbox: Migration = {
  name: '20260101000200-mail-outbox',
  async up(knex) {
    await knex.schema.createTable('mail_outbox', (table) => {
      table.bigIncrements('id')
      table.bigInteger('customerId')
      table.text('kind').notNullable()
      table.text('to').notNullable()
      table.text('from')
      table.text('replyTo')
      table.text('subject').notNullable()
      table.text('text').notNullable()
      table.text('html')
      table.text('dedupeKey').unique()
      table.text('status').notNullable().defaultTo('queued')
      table.integer('attempts').notNullable().defaultTo(0)
      table.timestamp('runAt').notNullable().defaultTo(knex.fn.now())
      table.timestamp('lockedUntil')
      table.text('lastError')
      table.timestamp('createdAt').notNullable().defaultTo(knex.fn.now())
      table.timestamp('sentAt')
      table.check(
        `status in ('queued', 'sending', 'sent', 'failed', 'kept')`,
        undefined,
        'mail_outbox_status',
      )
      table.index('customerId')
    })
    await knex.raw(
      `create index mail_outbox_due on mail_outbox ("runAt") where status in ('queued', 'sending')`,
    )
  },
  down: (knex) => knex.schema.dropTable('mail_outbox'),
}
