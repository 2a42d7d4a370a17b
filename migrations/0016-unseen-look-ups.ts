import type { Migration } from '../server/kit/database/migrate'

const excluding = (columns: readonly string[]) => `create or replace trigger set_updated_at
  before update on profile_videos for each row execute function set_updated_at('${columns.join("', '")}')`

/** When a video is looked up next is the server's own note: whoever follows changes is told of none. */
export const unseenLookUps: Migration = {
  name: '0016-unseen-look-ups',
  async up(knex) {
    await knex.raw(excluding(['updatedAt', 'lookUpAt']))
  },
  async down(knex) {
    await knex.raw(excluding(['updatedAt']))
  },
}
