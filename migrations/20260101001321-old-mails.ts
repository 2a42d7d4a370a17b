import type { Migration } from '../server/kit/database/migrate'

/** Finds the mails whose content may go, without looking through those whose content is gone. */
export const oldMails: Migration = {
  name: '20260101001321-old-mails',
  async up(knex) {
    await knex.raw(`create index account_mails_forgettable on account_mails ("createdAt")
      where content is not null and status <> 'queued'`)
  },
  async down(knex) {
    await knex.raw('drop index account_mails_forgettable')
  },
}
