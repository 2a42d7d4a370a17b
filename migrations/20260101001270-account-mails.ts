import type { Migration } from '../server/kit/database/migrate'

const listed = `'receipt', 'new-order', 'shipped', 'contact'`

/** The outbox becomes what a business sees of its mails: content in place of finished text, and how each one stands. */
export const accountMails: Migration = {
  name: '20260101001270-account-mails',
  async up(knex) {
    await knex.raw(`delete from mail_outbox
      where "customerId" is not null and "customerId" not in (select id from account)`)
    await knex.raw('alter table mail_outbox rename to account_mails')
    await knex.raw('alter table account_mails drop constraint mail_outbox_status')
    await knex.raw('drop index mail_outbox_due')
    await knex.raw(`alter table account_mails
      alter column id type integer,
      alter column "customerId" type integer,
      add foreign key ("customerId") references account (id) on delete cascade,
      add column "orderId" integer,
      add column "resentFrom" integer references account_mails (id) on delete set null,
      add column "fromName" text not null default '',
      add column content jsonb,
      add column unlisted boolean not null default true,
      add column problem text not null default ''
        check (problem in ('', 'unreachable', 'refused', 'interrupted')),
      add column reason text not null default ''`)
    // Those that ended and hold a link to a login keep nothing of it.
    await knex.raw(`update account_mails set
      unlisted = "customerId" is null or kind not in (${listed}),
      status = case status when 'sending' then 'queued' else status end,
      reason = coalesce("lastError", ''),
      problem = case when "lastError" is null then '' else 'unreachable' end,
      content = case when "customerId" is null and status in ('sent', 'kept', 'failed') then null else
        jsonb_build_object('lang', 'en', 'heading', '', 'preview', '', 'reason', '', 'parts',
          jsonb_build_array(jsonb_build_object('kind', 'text', 'lines', to_jsonb(string_to_array(text, E'\\n'))))) end`)
    await knex.raw(`update account_mails mail set "orderId" = orders.id from account_orders orders
      where orders."customerId" = mail."customerId" and mail."dedupeKey" = mail.kind || ':' || orders.id`)
    await knex.raw(`alter table account_mails
      drop column text, drop column html, drop column "from", drop column "lastError",
      add foreign key ("orderId", "customerId") references account_orders (id, "customerId") on delete cascade,
      add constraint account_mails_status check (status in ('queued', 'sent', 'kept', 'failed'))`)
    await knex.raw(`create index account_mails_due on account_mails ("runAt") where status = 'queued'`)
    await knex.raw(
      `create index account_mails_newest on account_mails ("customerId", "createdAt" desc) where not unlisted`,
    )
    await knex.raw(
      `create index account_mails_order on account_mails ("orderId") where "orderId" is not null`,
    )
    await knex.raw(
      `create index account_mails_resent on account_mails ("resentFrom") where "resentFrom" is not null`,
    )
  },
  async down(knex) {
    await knex.raw(
      'drop index account_mails_due, account_mails_newest, account_mails_order, account_mails_resent',
    )
    await knex.raw(`alter table account_mails
      drop constraint account_mails_status,
      drop constraint "account_mails_customerId_fkey",
      add column text text not null default '',
      add column html text,
      add column "from" text,
      add column "lastError" text,
      drop column "orderId", drop column "resentFrom", drop column "fromName", drop column content,
      drop column unlisted, drop column problem, drop column reason`)
    await knex.raw(
      `alter table account_mails alter column id type bigint, alter column "customerId" type bigint`,
    )
    await knex.raw('alter table account_mails rename to mail_outbox')
    await knex.raw(`alter table mail_outbox add constraint mail_outbox_status
      check (status in ('queued', 'sending', 'sent', 'failed', 'kept'))`)
    await knex.raw(
      `create index mail_outbox_due on mail_outbox ("runAt") where status in ('queued', 'sending')`,
    )
  },
}
