import type { Migration } from '../server/kit/database/migrate'

/** When a session's password was entered last; what moves money or data away asks for it again. */
export const confirmedSessions: Migration = {
  name: '0012-confirmed-sessions',
  async up(knex) {
    await knex.raw('alter table sessions add column "confirmedAt" timestamptz')
  },
  async down(knex) {
    await knex.raw('alter table sessions drop column "confirmedAt"')
  },
}
