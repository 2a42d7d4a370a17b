import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Account } from '@mainstreet/shared/contracts/account'
import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import { visitor } from '../kit/service/caller/caller'
import type { ServiceParams } from '../kit/service/service-params'
import { createWholeApp } from './create-whole-app'
import { as, newAccount, type Client } from './as'
import type { TestApp } from './create-test-app'
import { factories } from './factories'
import { ok } from './ok'

type Query = Record<string, unknown>

let app: TestApp
let account: Account
let client: Client
const statements: string[] = []

const contractAt = (path: TablePath): AnyTableContract => contractOf(path)
const paths = tablePaths.filter((path) => contractAt(path).access.visitor?.methods.includes('find'))
// Masks are put on its rows here.
const readAsRows: TablePath[] = ['store-settings']

const queryString = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((each) => `${name}[]=${String(each)}`)
        : typeof value === 'object'
          ? Object.entries(value as Query).map(([key, each]) => `${name}[${key}]=${String(each)}`)
          : [`${name}=${String(value)}`],
    )
    .join('&')

/** What rows come to that are read and presented here, as JSON. */
const fromRows = async (path: TablePath, query: Query, id?: number): Promise<unknown> => {
  const params: ServiceParams = { provider: 'rest', caller: visitor, siteId: account.id, query }
  const service = app.service(path as 'market-items')
  const answer = await (id === undefined ? service.find(params) : service.get(id, params))
  return JSON.parse(JSON.stringify(answer)) as unknown
}

const askedOf = (path: TablePath): Query[] => {
  const { record, access, embeds, tenantColumn } = contractAt(path)
  const names = Object.keys(record.properties).filter((name) => !access.visitor?.hides?.includes(name))
  return [
    {},
    { $limit: 1 },
    { $limit: 2 },
    { $limit: 0 },
    { $skip: 1 },
    { $limit: 1, $skip: 1 },
    { $skip: 99 },
    { $sort: { id: -1 } },
    { id: { $gt: 0 } },
    // Another account by name is no site, rather than an empty page.
    ...(tenantColumn === 'id' ? [] : [{ id: 2_000_000_000 }]),
    ...names.map((name) => ({ $select: [name] })),
    { $select: [names.at(-1), ...Object.keys(embeds), names.at(1)] },
  ]
}

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app, { language: 'en', bilingual: true })
  client = await as(app, 'visitor', account)
  for (const path of paths) {
    for (let row = 0; row < 2; row++) await factories[path](app, account).catch(() => undefined)
    const { tenantColumn, translatable, record, access } = contractAt(path)
    const { knex } = app.get('database')
    const table = path.replaceAll('-', '_')
    // What its business would have to approve first is shown to visitors.
    const shown = access.visitor?.rows
    if (shown)
      await knex(table as 'market_items')
        .where({ [tenantColumn]: account.id })
        .update(shown)
    const [name] = translatable
    if (name)
      await knex(table as 'market_items')
        .where({ [tenantColumn]: account.id })
        .update({ translations: JSON.stringify({ fr: { [name]: `É "<\\ l’été ${'\u2028'} 😀` } }) })
    for (const moment of Object.keys(record.properties).filter(
      (column) => record.properties[column]?.format === 'date-time',
    ))
      await knex(table as 'market_items')
        .where({ [tenantColumn]: account.id })
        .whereNotNull(moment)
        .update({ [moment]: knex.raw(`date_trunc('second', ??) + interval '0.0079996 second'`, [moment]) })
  }
  app.get('database').knex.on('query', ({ sql }: { sql: string }) => statements.push(sql))
})
afterAll(() => app.close())

describe('what the database writes for visitors is what its rows come to', () => {
  test.each(paths)('%s', async (path) => {
    const known: { total: number; data: { id: number }[] } = await ok(client.get(path))
    expect(known.total).toBeGreaterThan(0)
    const { id } = known.data[0]!
    for (const language of [{}, { lang: 'en' }, { lang: 'fr' }]) {
      for (const asked of askedOf(path)) {
        const query = { ...asked, ...language }
        const answer: unknown = await ok(client.get(`${path}?${queryString(query)}`))
        expect([query, answer]).toEqual([query, await fromRows(path, query)])
      }
      const one: unknown = await ok(client.get(`${path}/${id}?${queryString(language)}`))
      expect(one).toEqual(await fromRows(path, language, id))
    }
  })
})

describe('one statement answers a visitor', () => {
  test.each(paths.filter((path) => !readAsRows.includes(path)))('%s', async (path) => {
    for (const address of [`${path}?$limit=97`, `${path}?$limit=98&lang=en`, `${path}?$limit=1&id[$gt]=-1`]) {
      statements.length = 0
      await ok(client.get(address))
      expect(statements).toEqual([expect.stringContaining('row_to_json("the row")')])
    }
  })
})

test('who signs in gets the rows of its own role, over REST and without', async () => {
  const owner = await as(app, 'owner', account)
  statements.length = 0
  const { str_contact_name }: Account = await ok(owner.get(`account/${account.id}`))
  expect([str_contact_name, statements.join().includes('row_to_json("the row")')]).toEqual([
    account.str_contact_name,
    false,
  ])
})

test('a page that is not full is not counted after', async () => {
  const find = (query: Query) =>
    app.service('market-items').find({ query: { customerId: account.id, ...query } })
  const counted = () => statements.filter((sql) => sql.startsWith('select count(')).length
  const { total: all } = await find({})
  expect(all).toBeGreaterThan(1)
  for (const [query, counts] of [
    [{}, 0],
    [{ $limit: 500 }, 0],
    [{ $skip: 1 }, 0],
    [{ $skip: 99 }, 1],
    [{ $limit: 1 }, 1],
    [{ $limit: 0 }, 1],
  ] as const) {
    statements.length = 0
    const { total } = await find(query)
    expect([query, total, counted()]).toEqual([query, all, counts])
  }
})
