import type { Migration } from '../server/kit/database/migrate'

const tables = ['user_accounts', 'invitations']

/** What the two kinds of helpers were for, by the ticks that take their place. */
const ticks = { orders: ['orders', 'refunds', 'tables'], content: ['notices', 'menu', 'texts'] }

/** A helper has duties, a tick each, in place of one of two roles. */
export const duties: Migration = {
  name: '0029-duties',
  async up(knex) {
    for (const table of tables) {
      await knex.raw(`alter table ${table} add duties jsonb not null default '[]'`)
      await knex.raw(`alter table ${table} drop constraint ${table}_role_check`)
      for (const [role, now] of Object.entries(ticks))
        await knex(table)
          .where({ role })
          .update({ role: 'helper', duties: JSON.stringify(now) })
      await knex.raw(
        `alter table ${table} add constraint ${table}_role_check check (role in ('owner', 'helper'))`,
      )
      await knex.raw(`alter table ${table} add constraint ${table}_duties_check
        check ((role = 'owner') = (duties = '[]'))`)
    }
    await knex.raw('alter table account_changes drop constraint account_changes_role_check')
    await knex('account_changes').whereIn('role', Object.keys(ticks)).update({ role: 'helper' })
    await knex.raw(`alter table account_changes add constraint account_changes_role_check
      check (role in ('staff', 'owner', 'helper', 'integrator'))`)
  },
  async down(knex) {
    await knex.raw('alter table account_changes drop constraint account_changes_role_check')
    await knex.raw(`update account_changes set role = 'orders' where role = 'helper'`)
    await knex.raw(`alter table account_changes add constraint account_changes_role_check
      check (role in ('staff', 'owner', 'orders', 'content', 'integrator'))`)
    for (const table of tables) {
      await knex.raw(`alter table ${table} drop constraint ${table}_role_check`)
      await knex.raw(`alter table ${table} drop constraint ${table}_duties_check`)
      await knex.raw(`update ${table} set role = case when duties \\? 'orders' then 'orders' else 'content' end
        where role = 'helper'`)
      await knex.raw(`alter table ${table} add constraint ${table}_role_check
        check (role in ('owner', 'orders', 'content'))`)
      await knex.raw(`alter table ${table} drop duties`)
    }
  },
}
