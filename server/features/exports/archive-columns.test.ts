import { secretColumnsOf } from '@mainstreet/shared/columns'
import { contractOf } from '@mainstreet/shared/services'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { tableOf } from '../../kit/service/stored-row'
import { mails as mailsFeature } from '../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { exportedPaths } from './owner-reads'

const ofPlatform = 'what the platform notes of the account'
const ofServer = 'the server’s own'
const signingIn = 'good for signing in'
const counted = 'made of the visits, which are there'
const inProgress = 'how far a job of the server is'
const leads = 'leads to a secret'
const derived = 'follows from what is there'

/** Tables that no archive holds, and why. Whoever adds a table says so here, or lets owners read it. */
const leftOutTables: Record<string, string> = {
  account_examples: 'what of the first texts nobody has changed yet',
  account_exports: 'the archives themselves',
  account_lifecycle: ofPlatform,
  account_lifecycle_log: ofPlatform,
  account_old_domains: ofPlatform,
  audit_findings: ofPlatform,
  audit_runs: ofServer,
  authenticators: signingIn,
  email_changes: signingIn,
  entry_marks: 'browsers without names, whose sum stands in the entry',
  job_turns: ofServer,
  kept_creates: 'names that programs gave what they created, for a day',
  automotive_import_files: 'files that the owner has sent, until they are read',
  market_import_files: 'files that the owner has sent, until they are read',
  order_counters: derived,
  order_payments: 'keys of the provider; what was paid is in the orders',
  passkey_challenges: signingIn,
  passkeys: signingIn,
  password_resets: signingIn,
  phone_notices: 'what is on its way to phones',
  phones: signingIn,
  rate_limits: ofServer,
  recovery_codes: signingIn,
  refresh_tokens: signingIn,
  sale_items: 'the items name the sales that they are in',
  sandbox_charges: 'stands for another’s database',
  sandbox_refunds: 'stands for another’s database',
  schema_migrations: ofServer,
  schema_migrations_lock: ofServer,
  secret_fingerprints: ofServer,
  server_messages: ofServer,
  sessions: signingIn,
  short_link_visitors: 'who has opened one today, for counting',
  stock_moves: 'how the stock came about, which the check of the books reads',
  tax_rates: 'of the platform, no account’s',
  visit_days: counted,
  visit_pages: counted,
  visit_referrers: counted,
  visit_returns: counted,
  visit_visitors: counted,
}

/** Columns that no archive holds, and why. */
const leftOutColumns: Record<string, string> = {
  'gift_cards.codeHash': 'opens a card',
  'gift_cards.variationId': 'the order that sold it names it',
  'letters.lastId': 'how far the sending has come',
  'account.searchText': derived,
  'account_mails.content': 'may hold a link for signing in',
  'account_mails.dedupeKey': ofServer,
  'account_mails.fromName': derived,
  'account_mails.lockedUntil': inProgress,
  'account_mails.replyTo': derived,
  'account_mails.unlisted': derived,
  'account_orders.changeId': inProgress,
  'account_orders.discountCodeId': derived,
  'account_orders.heldSlot': derived,
  'account_orders.manualFingerprint': ofServer,
  'account_orders.manualKey': ofServer,
  'account_orders.placedBy': 'a hash that only counts what is open',
  'account_orders.searchText': derived,
  'account_orders.stockTaken': derived,
  'account_orders.tillSaleId': inProgress,
  'account_orders.taxRate': 'the platform’s rate that its taxes are of',
  'account_orders.unlisted': derived,
  'api_keys.hash': leads,
  'api_keys.hint': leads,
  'invitations.hash': leads,
  'market_categories.searchText': derived,
  'market_images.source': 'where an import fetched it',
  'market_import_pictures.alt': inProgress,
  'market_import_pictures.order': inProgress,
  'market_import_pictures.publishes': inProgress,
  'market_import_pictures.variationIds': inProgress,
  'market_imports.picturesClaim': inProgress,
  'market_imports.picturesLeasedUntil': inProgress,
  'market_items.saleTurns': ofServer,
  'market_items.searchText': derived,
  'sales.told': inProgress,
  'market_variations.searchText': derived,
  'market_variations.removed': 'those that are removed are left out whole',
  'order_changes.held': inProgress,
  'order_changes.place': 'stands in the order once it is done',
  'order_changes.taxRate': 'the platform’s rate that its taxes are of',
  'order_refunds.changeId': 'those of changes are told by the changes',
  'order_refunds.checkedAt': inProgress,
  'order_refunds.fingerprint': ofServer,
  'order_refunds.notify': inProgress,
  'order_refunds.orderPaymentId': 'what was paid stands in the orders',
  'order_refunds.unlisted': derived,
  'profile_videos.lookUpAt': inProgress,
  'store_settings.providerKeys': leads,
  'users.lastSignInAt': 'stands with the members of the account',
  'users.passwordHash': leads,
  'users.searchText': derived,
  'webhook_deliveries.leasedUntil': inProgress,
  'webhook_deliveries.trialSince': inProgress,
  'webhook_endpoints.formerSealed': leads,
  'webhook_endpoints.hint': leads,
  'webhook_endpoints.sealedSecret': leads,
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, mailsFeature, marketplaceFeature, ordersFeature, profileFeature, taxFeature],
  })
})
afterAll(() => app.close())

test('every column of every table is in the archive, or is named with the reason', async () => {
  const stored: { table_name: string; column_name: string }[] = await app
    .get('database')
    .knex('information_schema.columns')
    .where({ table_schema: 'public' })
    // A part of a table is the table's.
    .whereRaw('(select not relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))')
    .select('table_name', 'column_name')
  const archived = new Map(
    exportedPaths.map((path) => {
      const { record } = contractOf(path)
      const secrets = secretColumnsOf(record)
      return [
        tableOf(contractOf(path)),
        Object.keys(record.properties).filter((name) => !secrets.includes(name)),
      ]
    }),
  )
  const tables = [...new Set(stored.map((each) => each.table_name))]
  expect(tables.filter((table) => !archived.has(table)).sort()).toEqual(Object.keys(leftOutTables).sort())
  const missing = stored
    .filter((each) => archived.get(each.table_name)?.includes(each.column_name) === false)
    .map((each) => `${each.table_name}.${each.column_name}`)
  expect(missing.sort()).toEqual(Object.keys(leftOutColumns).sort())
})
