import type { Knex } from 'knex'

/** Where the rows of an account are that refer to none but it, and the columns that differ for the account `n`. */
const tables: Record<string, Record<string, string>> = {
  account: {
    id: 'n',
    str_company_name: `initcap(translate(substr(md5(n::text), 1, 6), '0123456789', 'ghijklmnop')) || ' ' || trade`,
    str_domain: `'shop-' || n || '.test'`,
    str_city: 'town',
    str_email: `'hello@shop-' || n || '.test'`,
  },
  store_settings: { id: 'n' },
  profile_options: { id: 'n' },
  profile_styles: { id: 'n' },
  profile_blocks: {},
  profile_hours: {},
  profile_links: {},
  profile_notices: {},
  market_categories: {},
  market_items: { categoryId: `t."categoryId" + n * 10000` },
  market_variations: { itemId: `t."itemId" + n * 10000` },
}

const names = `cross join lateral (select
  (array['Moncton', 'Caraquet', 'Sackville', 'Shediac', 'Dieppe'])[1 + n % 5] as town,
  (array['Shoes', 'Bakery', 'Books', 'Garage', 'Flowers', 'Café', 'Boats'])[1 + n % 7] as trade) named`

const columnsOf = (knex: Knex, table: string): Promise<string[]> =>
  knex('information_schema.columns')
    .where({ table_name: table, table_schema: 'public', is_generated: 'NEVER' })
    .pluck('column_name')

interface Filling {
  /** The account that all others are copies of; the first of the database. */
  template: number
  accounts: number
}

const copyRows = async (knex: Knex, table: string, { template, accounts }: Filling) => {
  const columns = await columnsOf(knex, table)
  const own: Record<string, string> = { id: 't.id + n * 10000', customerId: 'n', ...tables[table] }
  const tenant = columns.includes('customerId') ? 't."customerId"' : 't.id'
  await knex.raw(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join()})
     select ${columns.map((name) => own[name] ?? `t."${name}"`).join()}
     from ${table} t cross join generate_series(2, ${accounts}) n ${names} where ${tenant} = ${template}`,
  )
}

const people = [
  `insert into users (id, email, name, role, "customerId")
   select n * 10000, 'owner@shop-' || n || '.test', 'Owner ' || n, 'owner', n from generate_series(2, :accounts) n`,
  `insert into user_accounts ("userId", "customerId") select n * 10000, n from generate_series(2, :accounts) n`,
]

const work = [
  `insert into account_orders
     ("customerId", "orderNumber", status, "shippingType", subtotal, shipping, tax, total, "taxRate", "createdAt", "paidAt")
   select n, 1000 + k, 'Complete', 'pickup', 1000, 0, 0, 1000, '{}', at, at
   from generate_series(2, :accounts) n, generate_series(1, 4) k, lateral (select now() - k * interval '5 days' as at) as t`,
  `insert into visit_days ("customerId", day, views, visits)
   select n, current_date - d, 20 + n % 7, 9 from generate_series(2, :accounts) n, generate_series(1, 10) d`,
]

/** Runs with no limit of time and without asking for each row whether what it refers to is there. */
const inBulk = (knex: Knex, run: (trx: Knex) => Promise<void>) =>
  knex.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0')
    await trx.raw('set local session_replication_role = replica')
    await run(trx)
  })

/** As it is where a platform has grown by and by. */
const analyze = async (knex: Knex, filled: readonly string[]) => {
  await knex.raw('set statement_timeout = 0')
  for (const table of filled) await knex.raw(`vacuum analyze ${table}`)
}

/** Fills an empty platform with copies of its first account, each with an owner, a few orders and visits of a month. */
export const fillPlatform = async (knex: Knex, filling: Filling): Promise<void> => {
  if (filling.template !== 1) throw new Error('The platform has had accounts before.')
  const { accounts } = filling
  await inBulk(knex, async (trx) => {
    for (const table of Object.keys(tables)) await copyRows(trx, table, filling)
    for (const statement of [...people, ...work]) await trx.raw(statement, { accounts })
  })
  await analyze(knex, [...Object.keys(tables), 'users', 'user_accounts', 'account_orders', 'visit_days'])
}

/** Gives an account so many orders: a hundred of the last days, twenty of them to be packed, and the others of the years before. */
export const fillOrders = async (knex: Knex, customerId: number, orders: number): Promise<void> => {
  const line = { title: 'Mug', image: '', price: 1000, quantity: 1, total: 1000 }
  await inBulk(knex, async (trx) => {
    await trx.raw(
      `insert into account_orders ("customerId", "orderNumber", status, name, email, "shippingType",
         subtotal, shipping, tax, total, "taxRate", "lineItems", lines, "createdAt", "paidAt", "completedAt")
       select :customerId, 5000 + k, case when k <= 20 then 'paid' else 'Complete' end,
         'Buyer ' || k, 'buyer' || k || '@people.test', 'pickup', 1000, 0, 0, 1000, '{}', '1 × Mug',
         :lines, at, at, case when k > 20 then at end
       from generate_series(1, :orders) k, lateral (
         select now() - least(k, 100) * interval '12 hours' - greatest(k - 100, 0) * interval '40 minutes' as at
       ) as t`,
      { customerId, orders, lines: JSON.stringify([line]) },
    )
  })
  await analyze(knex, ['account_orders'])
}
