import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createWholeApp } from '../../test/create-whole-app'
import type { TestApp } from '../../test/create-test-app'
import { auditAccount } from '../books/audit-account'
import { openWholeShop, plant, type Shop } from './planted.factory'
import { buildPerson, filesAbout, rowsAbout, type Person } from './person.factory'

/** The tables in which a buyer can be found, each of which the test below puts one into. */
const withBuyers = [
  'account_changes',
  'account_mails',
  'account_orders',
  'buyer_notes',
  'condolences',
  'contact_messages',
  'order_changes',
  'order_corrections',
  'order_payments',
  'order_refunds',
  'phone_notices',
  'stock_alerts',
  'subscribers',
  'table_bookings',
  'till_sales',
  'webhook_deliveries',
]

/** All others, in which no buyer is. Whoever adds a table says here that it holds none, or has it erased and plants somebody in it. */
const withoutBuyers = [
  'account',
  'account_examples',
  'account_exports',
  'account_lifecycle',
  'account_lifecycle_log',
  'account_old_domains',
  'api_keys',
  'audit_findings',
  'authenticators',
  'automotive',
  'automotive_images',
  'automotive_import_files',
  'automotive_import_rows',
  'automotive_imports',
  'discount_codes',
  'email_changes',
  'events',
  'funeral_images',
  'funerals',
  'gift_card_moves',
  'gift_cards',
  'invitations',
  'market_categories',
  'market_images',
  'market_import_files',
  'market_import_items',
  'market_import_pictures',
  'job_turns',
  'letters',
  'kept_creates',
  'market_imports',
  'market_items',
  'market_options',
  'market_variations',
  'missing_pages',
  'notices_to',
  'order_times',
  'page_texts',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'phones',
  'profile_analytics',
  'profile_blocks',
  'profile_files',
  'profile_gallery',
  'profile_hours',
  'profile_links',
  'profile_more_hours',
  'profile_notices',
  'profile_options',
  'profile_quotes',
  'profile_special_hours',
  'profile_styles',
  'profile_time_off',
  'profile_videos',
  'rate_limits',
  'recovery_codes',
  'redirects',
  'refresh_tokens',
  'removed_rows',
  'restaurant',
  'sales',
  'sandbox_charges',
  'sandbox_refunds',
  'saved_answers',
  'schema_migrations',
  'secret_fingerprints',
  'server_messages',
  'sessions',
  'shipping_zones',
  'short_link_visitors',
  'short_links',
  'stock_moves',
  'store_settings',
  'tax_rates',
  'user_accounts',
  'users',
  'visit_pages',
  'visit_referrers',
  'visit_visitors',
  'webhook_endpoints',
]

let app: TestApp
const knex = () => app.get('database').knex

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

const exported = async ({ account }: Shop) => {
  await app.service('account-exports').create({ customerId: account.id, status: 'waiting' })
}

const newWord = () => `q${randomBytes(5).toString('hex')}`

describe('an erased buyer', () => {
  let shop: Shop
  let other: Shop
  let person: Person
  let neighbour: Person

  beforeAll(async () => {
    person = buildPerson(newWord())
    neighbour = buildPerson(newWord())
    shop = await openWholeShop(app)
    other = await openWholeShop(app)
    for (const each of [shop, other]) {
      await plant(each, person)
    }
    await plant(shop, neighbour)
    await exported(shop)
    await exported(other)
  })

  test('is nowhere any more, while others of the shop and other shops have what they had', async () => {
    const folder = path.join(app.get('settings').dataDir, 'mail')
    const before = await rowsAbout(knex(), person, other.account.id)
    expect(Object.keys(before)).toEqual(withBuyers)
    expect(filesAbout(folder, person)).toHaveLength(2)
    const kept = [await rowsAbout(knex(), neighbour), await rowsAbout(knex(), person, shop.account.id)]
    const log = jest.spyOn(app.get('log'), 'info')

    const { email } = person.data
    const asked = { customerId: shop.account.id, email: ` ${email.toUpperCase()} `, confirm: email }
    const { body } = await shop.staff.post('erase-buyer', asked).expect(200)
    expect(body).toEqual({ ok: true, orders: 3, mails: 15, messages: 3, bookings: 1, alerts: 1, archives: 1 })

    expect(await rowsAbout(knex(), person, other.account.id)).toEqual({})
    expect([await rowsAbout(knex(), neighbour), await rowsAbout(knex(), person, shop.account.id)]).toEqual(
      kept,
    )
    // Of the other shop.
    expect(filesAbout(folder, person)).toHaveLength(1)
    expect(
      await knex()('account_exports')
        .whereIn('customerId', [shop.account.id, other.account.id])
        .pluck('customerId'),
    ).toEqual([other.account.id])
    const lines = log.mock.calls.filter(([, text]) => text === 'buyer erased')
    expect(lines).toEqual([
      [expect.objectContaining({ customerId: shop.account.id, orders: 3 }), 'buyer erased'],
    ])
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(person.marks[0])
    log.mockRestore()
  })

  test('leaves books that add up, and orders that read well', async () => {
    const { found, failures } = await auditAccount(app, shop.account.id)
    expect([...found].filter(([, rows]) => rows.length > 0)).toEqual([])
    expect(failures).toBe(0)
    const { body } = await shop.owner.get('account-orders?search=erased buyer').expect(200)
    expect(body.data).toHaveLength(2)
    for (const order of body.data)
      expect(order).toMatchObject({
        name: 'Erased buyer',
        email: '',
        address: '',
        province: 'NB',
        status: 'Complete',
      })
    const changes = await shop.owner.get('account-changes?service=account-orders&$limit=100').expect(200)
    expect(
      changes.body.data.filter(({ subject }: { subject: string }) => subject === 'Erased buyer'),
    ).toHaveLength(11)
  })

  test('is told to programs as erased', async () => {
    const rows = await knex()('webhook_deliveries').where({ customerId: shop.account.id }).orderBy('id')
    const erased = rows.filter(({ body }) => body.includes('Erased buyer'))
    expect(new Set(erased.map(({ event }) => event))).toEqual(new Set(['order.created', 'order.updated']))
    expect(JSON.parse(erased.at(-1)!.body)).toMatchObject({
      type: 'order.updated',
      data: { name: 'Erased buyer', email: '', status: 'Complete' },
    })
  })
})

test('every table is said to hold buyers or none', async () => {
  const tables: string[] = await knex()('information_schema.columns')
    .where({ table_schema: 'public' })
    .whereIn('data_type', ['text', 'jsonb', 'json', 'character varying', 'ARRAY', 'bytea'])
    // A part of a table is the table's.
    .whereRaw('(select not relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))')
    .distinct('table_name')
    .orderBy('table_name')
    .pluck('table_name')
  expect(tables).toEqual([...withBuyers, ...withoutBuyers].sort())
})
