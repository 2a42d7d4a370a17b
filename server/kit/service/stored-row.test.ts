import type { TSchema } from '@sinclair/typebox'
import { contractOf, tablePaths } from '@mainstreet/shared/services'
import { openTestDatabase } from '../../test/test-database'
import type { Database } from '../database/database'
import type { Rows } from '../database/rows'
import { tableOf } from './stored-row'

// What `StoredRow` says of a table follows from its contract: here it is held against the tables that there are.

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
}

let database: Database
let columns: Map<string, Column>
beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await database.knex.raw<Rows<Column>>(
    `select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = current_schema()`,
  )
  columns = new Map(rows.map((column) => [`${column.table}.${column.name}`, column]))
})
afterAll(() => database.close())

/** Null in the table alone; `PrivateColumns` says so. */
const nullInTable = ['account_orders.orderNumber', 'account_mails.customerId']

const mayBeNull = ({ type, anyOf }: TSchema): boolean =>
  [type, ...((anyOf ?? []) as TSchema[]).map((each) => each.type as unknown)].flat().includes('null')

/** The columns of a record that are to be in its table. */
const storedOf = (path: (typeof tablePaths)[number]) => {
  const contract = contractOf(path)
  return Object.entries(contract.record.properties)
    .filter(([name]) => !contract.computed.includes(name) && !(name in contract.embeds))
    .map(([name, schema]) => ({ name: `${tableOf(contract)}.${name}`, schema }))
}

describe.each(tablePaths.map((path) => [path]))('the table of %s', (path) => {
  test('has the columns of its record, and none of those that are made for it', () => {
    expect(storedOf(path).filter(({ name }) => !columns.has(name))).toEqual([])
    const contract = contractOf(path)
    const made = [...contract.computed, ...Object.keys(contract.embeds)].map(
      (name) => `${tableOf(contract)}.${name}`,
    )
    expect(made.filter((name) => columns.has(name))).toEqual([])
  })

  test('stores moments as such, and nothing else so', () => {
    const moments = storedOf(path).filter(({ schema }) => schema.format === 'date-time')
    const stored = storedOf(path).filter(({ name }) => columns.get(name)?.type === 'timestamptz')
    expect(stored).toEqual(moments)
  })

  test('holds null where its contract says so', () => {
    const differing = storedOf(path).filter(
      ({ name, schema }) => columns.get(name)?.nullable !== mayBeNull(schema),
    )
    expect(differing.map(({ name }) => name).filter((name) => !nullInTable.includes(name))).toEqual([])
  })
})
