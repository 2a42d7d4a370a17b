import type { Migration } from '../server/kit/database/migrate'

const secrets = ['stripeSecretKey', 'stripeTestSecretKey', 'stripeWebhookSecret', 'stripeTestWebhookSecret']
const dated = ['stripeSecretKey', 'stripeTestSecretKey']

const pairs = (names: readonly string[], end = '') =>
  names.map((name) => `'${name}', "${name}${end}"`).join(', ')

/** The secrets of payment providers lie in one column, each sealed as it was, so that another provider needs none of its own. */
export const providerKeys: Migration = {
  name: '20260101001710-provider-keys',
  async up(knex) {
    await knex.raw(`alter table store_settings add column "providerKeys" jsonb not null default '{}'`)
    await knex.raw(`update store_settings set "providerKeys" = jsonb_strip_nulls(jsonb_build_object(
      'provider', 'stripe', 'fields', jsonb_build_object(${pairs(secrets)}),
      'since', jsonb_build_object(${pairs(dated, 'Since')})))
      where concat(${secrets.map((name) => `"${name}"`).join(', ')}) <> '' or ${dated
        .map((name) => `"${name}Since" is not null`)
        .join(' or ')}`)
    await knex.raw(
      `alter table store_settings ${[...secrets, ...dated.map((name) => `${name}Since`)]
        .map((name) => `drop column "${name}"`)
        .join(', ')}`,
    )
  },
  async down(knex) {
    await knex.raw(
      `alter table store_settings ${[
        ...secrets.map((name) => `add column "${name}" text not null default ''`),
        ...dated.map((name) => `add column "${name}Since" timestamptz`),
      ].join(', ')}`,
    )
    await knex.raw(
      `update store_settings set ${[
        ...secrets.map((name) => `"${name}" = coalesce("providerKeys" -> 'fields' ->> '${name}', '')`),
        ...dated.map((name) => `"${name}Since" = ("providerKeys" -> 'since' ->> '${name}')::timestamptz`),
      ].join(', ')}`,
    )
    await knex.raw('alter table store_settings drop column "providerKeys"')
  },
}
