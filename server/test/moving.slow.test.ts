import { foreignKeys, liveTables } from '../features/backup/live-schema'
import type { Database } from '../kit/database/database'
import type { Rows } from '../kit/database/rows'
import { openTestDatabase } from './test-database'

const ofPerson = 'of a person, who may belong to several businesses'
const ofPlatform = 'of the platform, the same in every database'
const ofServer = 'of the servers on this database'

/** Tables without `customerId`, and whose their rows are. */
const withoutAccount: Record<string, string> = {
  account: 'its id is the customerId',
  audit_runs: ofServer,
  authenticators: ofPerson,
  automotive_import_files: 'of a row of automotive_imports',
  email_changes: ofPerson,
  entry_marks: 'of a row of events or funerals',
  job_turns: ofServer,
  kept_creates: 'of a row of api_keys',
  market_import_files: 'of a row of market_imports',
  passkey_challenges: ofPerson,
  passkeys: ofPerson,
  password_resets: ofPerson,
  phones: ofPerson,
  rate_limits: ofServer,
  recovery_codes: ofPerson,
  refresh_tokens: ofPerson,
  sandbox_refunds: 'of a row of sandbox_charges',
  schema_migrations: ofServer,
  schema_migrations_lock: ofServer,
  secret_fingerprints: ofServer,
  server_messages: ofServer,
  sessions: ofPerson,
  short_link_visitors: 'of a row of short_links',
  stock_moves: 'of a row of market_variations',
  tax_rates: ofPlatform,
}

/** Tables some of whose rows are no account's. */
const sometimesOfNobody: Record<string, string> = {
  account_changes: 'some are of the platform',
  account_mails: 'mails of the platform stay where they were sent',
  invitations: 'those of staff are no account’s',
  users: `${ofPerson}; staff belong to none`,
}

/** Keys between rows of an account that do not say that both are the same account's, and what does. */
const looseKeys: Record<string, string> = {
  'account_mails.resentFrom': 'a mail is sent again only by who can read it',
  'contact_messages.carId': 'the form looks for the car in its own account',
  'contact_messages.itemId': 'the form looks for the item in its own account',
  'contact_messages.orderId': 'made with the order',
  'market_import_pictures.itemId': 'made with the item, within one import',
  'market_items.cardImageId, id': 'the picture is the item’s',
  'market_variations.imageId, itemId': 'the item is one of the same account, and the picture the item’s',
  'short_links.itemId': 'made for an item of the account that asks',
  'webhook_endpoints.apiKeyId': 'the key that asks, or none',
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const keysOf = async () =>
  (await foreignKeys(database.knex)).map(({ table, definition }) => {
    const [, from, to, toColumns] = /^FOREIGN KEY \((.+?)\) REFERENCES (\w+)\((.+?)\)/.exec(definition)!
    const list = (text = '') => text.replaceAll('"', '').split(', ')
    return { table, from: list(from), to: to!, toColumns: list(toColumns) }
  })

/** What moving one business to another database relies on: its rows are told from all others by `customerId` alone. */
describe('the rows of one business', () => {
  test('carry its id in every table, but for those named here', async () => {
    const tables = await liveTables(database.knex)
    const without = tables.filter(({ columns }) => columns.every(({ column }) => column !== 'customerId'))
    expect(without.map(({ table }) => table)).toEqual(Object.keys(withoutAccount))
  })

  test('always carry it, but for those named here', async () => {
    const { rows } = await database.knex.raw<Rows<{ table: string }>>(`
      select table_name as "table" from information_schema.columns
      where table_schema = current_schema() and column_name = 'customerId' and is_nullable = 'YES' order by 1`)
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(sometimesOfNobody))
  })

  test('hang where they have no id of it on rows that do', async () => {
    const keys = await keysOf()
    for (const [table, whose] of Object.entries(withoutAccount)) {
      const parent = /^of a row of (\w+)$/.exec(whose)?.[1]
      if (!parent) continue
      expect(withoutAccount).not.toHaveProperty(parent)
      // What stands for another's database has no keys into ours, nor among itself.
      if (table !== 'sandbox_refunds')
        expect(keys.filter((key) => key.table === table).map(({ to }) => to)).toEqual([parent])
    }
  })

  test('point to rows of the same business by a key of both ids, but for those named here', async () => {
    const apart = new Set([...Object.keys(withoutAccount), 'users'])
    const loose = (await keysOf())
      .filter(({ table, to }) => !apart.has(table) && !apart.has(to))
      .filter(({ from, toColumns }) => {
        const at = from.indexOf('customerId')
        return at < 0 || toColumns[at] !== 'customerId'
      })
    expect(loose.map(({ table, from }) => `${table}.${from.join(', ')}`).sort()).toEqual(
      Object.keys(looseKeys),
    )
  })
})

test('nothing unlogged takes its numbers from a sequence: on a promoted standby it could not be read', async () => {
  const { rows } = await database.knex.raw<Rows<{ relname: string }>>(
    `select relname from pg_class where relkind = 'S' and relpersistence = 'u'`,
  )
  expect(rows).toEqual([])
})
