import type { Migration } from '../server/kit/database/migrate'

/** Endpoints that a program made with its key: they go with it. */
export const keyEndpoints: Migration = {
  name: '20260101001620-key-endpoints',
  async up(knex) {
    await knex.raw(`alter table webhook_endpoints
      add column "apiKeyId" integer references api_keys (id) on delete cascade`)
    await knex.raw(`create index on webhook_endpoints ("apiKeyId") where "apiKeyId" is not null`)
  },
  async down(knex) {
    await knex.raw('alter table webhook_endpoints drop column "apiKeyId"')
  },
}
